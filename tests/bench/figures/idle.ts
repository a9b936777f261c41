import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import type { BenchPage } from '../stage/BenchPage';
import type { ColumnPlan } from '../stage/deckStorage';
import { openDeck } from '../stage/openDeck';

const WINDOW_MS = 10_000;

/** Ten widgets in two columns, among them all that tick each second. */
const WIDGETS = [
	['clock', 'digitalClock', 'unixClock', 'calendar', 'trends'],
	['profile', 'memo', 'serverMetric', 'onlineUsers', 'activity'],
];

const widgetColumns = WIDGETS.map(
	(kinds): ColumnPlan => ({
		type: 'widgets',
		widgets: kinds.map(name => ({ name, id: name, place: 'right', data: {} })),
	}),
);

/** The share of the time in which the page is busy; its frames aren't measured. */
async function busyOf(bench: BenchPage): Promise<number> {
	try {
		const before = await bench.gauge.busy();
		await pause(WINDOW_MS);
		return (((await bench.gauge.busy()) - before) / WINDOW_MS) * 100;
	} finally {
		await bench.close();
	}
}

/** The deck without any activity; then with widgets in two of its eight columns, the first ones, as they are in view. */
export const idle: Measure = {
	figures: ['idle.busy', 'idle.widgets'],
	run: async stage => {
		const lists = stage.deck8.slice(widgetColumns.length);
		return {
			'idle.busy': await busyOf(await openDeck(stage, stage.deck8)),
			'idle.widgets': await busyOf(await openDeck(stage, [...widgetColumns, ...lists], lists.length)),
		};
	},
};
