import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { scrollUntilSeen, watchScrolling } from '../probes/scrolling';
import { openDeck } from '../stage/openDeck';

const NOTES = 600;
const STEP_PX = 400;
const REST_MS = 5000;
const MEGABYTE = 1_000_000;

/** One home column after scrolling through 600 different notes. */
export const long: Measure = {
	figures: ['long.nodes', 'long.heap'],
	run: async stage => {
		const bench = await openDeck(stage, [{ type: 'home' }]);
		try {
			await bench.page.evaluate(watchScrolling);
			const seen = await bench.page.evaluate(scrollUntilSeen, { px: STEP_PX, notes: NOTES });
			if (seen < NOTES) throw new Error(`Only ${seen} notes could be scrolled through.`);
			await pause(REST_MS);
			const { nodes, heap } = await bench.gauge.settled();
			return { 'long.nodes': nodes, 'long.heap': heap / MEGABYTE };
		} finally {
			await bench.close();
		}
	},
};
