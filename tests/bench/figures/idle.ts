import type { Measure } from '../Measure';
import { openDeck } from '../stage/openDeck';
import { wait } from '../statistics';

const WINDOW_MS = 10_000;

/** The deck without any activity; its frames aren't measured. */
export const idle: Measure = {
	figures: ['idle.busy'],
	run: async stage => {
		const bench = await openDeck(stage, stage.deck8);
		try {
			const before = await bench.gauge.busy();
			await wait(WINDOW_MS);
			return { 'idle.busy': (((await bench.gauge.busy()) - before) / WINDOW_MS) * 100 };
		} finally {
			await bench.close();
		}
	},
};
