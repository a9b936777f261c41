import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { showDeck } from '../stage/openDeck';

const BUSY_WINDOW_MS = 10_000;
const REST_MS = 5000;
const MEGABYTE = 1_000_000;

/** Eight columns with an empty profile: the time until all show something, its cost, and the memory afterwards. */
export const deck8: Measure = {
	figures: ['deck8.all', 'deck8.busy10s', 'deck8.nodes', 'deck8.heap'],
	run: async stage => {
		const bench = await stage.openPage(stage.deck8);
		try {
			const before = await bench.gauge.busy();
			const all = await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, stage.deck8.length);
			const age = await bench.page.evaluate(() => performance.now());
			await pause(BUSY_WINDOW_MS - age);
			const after = await bench.gauge.busy();
			await pause(REST_MS);
			const { nodes, heap } = await bench.gauge.settled();
			return {
				'deck8.all': all,
				// A new process counts from zero.
				'deck8.busy10s': after < before ? after : after - before,
				'deck8.nodes': nodes,
				'deck8.heap': heap / MEGABYTE,
			};
		} finally {
			await bench.close();
		}
	},
};
