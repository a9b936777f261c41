import { pause } from '@/base/pause';
import { astro } from '../../../src/domain/theme/builtIn/astro';
import { coffee } from '../../../src/domain/theme/builtIn/coffee';
import type { Measure } from '../Measure';
import type { BenchPage } from '../stage/BenchPage';
import { showDeck } from '../stage/openDeck';
import { median } from '../statistics';

const COLUMNS = 12;
const KINDS = ['home', 'local', 'social', 'global'];
const CHANGES = 10;
/** The change and what it paints are over by then. */
const CHANGE_MS = 1000;
/** Columns are filled with their page of 30, and what follows the theme is loaded. */
const REST_MS = 8000;

/** What the main thread does in this time. */
async function busyFor(bench: BenchPage, press?: string): Promise<number> {
	const before = await bench.gauge.busy();
	if (press !== undefined) await bench.page.keyboard.press(press);
	await pause(CHANGE_MS);
	return (await bench.gauge.busy()) - before;
}

/**
 * The main-thread time of one change between a light and a dark theme, neither of them the default one, by the key: 12
 * columns of 30 notes, animations off. What the page does anyway in that time is taken off; the median of ten changes.
 */
export const theme: Measure = {
	figures: ['theme.main'],
	run: async stage => {
		const deck = Array.from({ length: COLUMNS }, (_, index) => ({ type: KINDS[index % KINDS.length] ?? 'home' }));
		const chosen = { animation: false, syncDeviceDarkMode: false, lightTheme: coffee, darkTheme: astro };
		const bench = await stage.openPage(deck, { chosen });
		try {
			await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, deck.length);
			await pause(REST_MS);
			// The first change loads its code.
			await busyFor(bench, 'd');
			const idle = median([await busyFor(bench), await busyFor(bench), await busyFor(bench)]);
			const changes: number[] = [];
			for (let index = 0; index < CHANGES; index++) {
				const before = await bench.page.evaluate(() => document.documentElement.dataset.theme);
				changes.push((await busyFor(bench, 'd')) - idle);
				const after = await bench.page.evaluate(() => document.documentElement.dataset.theme);
				if (after === before) throw new Error('The theme has not changed.');
			}
			return { 'theme.main': median(changes) };
		} finally {
			await bench.close();
		}
	},
};
