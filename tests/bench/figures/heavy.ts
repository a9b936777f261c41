import type { Measure } from '../Measure';
import { watchScrolling } from '../probes/scrolling';
import { scrollSmoothly } from '../probes/scrollSmoothly';
import { openDeck } from '../stage/openDeck';
import { quantile } from '../statistics';

const NOTES = 1000;
const PER_SECOND = 60;
const STEP_PX = 100;
/** Enough for all thousand. */
const DISTANCE_PX = 180_000;

/** A column of a thousand notes with much markup, scrolled steadily to its end. */
export const heavy: Measure = {
	figures: ['heavy.p95', 'heavy.max', 'heavy.blank', 'heavy.notes'],
	run: async stage => {
		await stage.post('heavy', NOTES, PER_SECOND).done;
		const bench = await openDeck(stage, [{ type: 'local' }]);
		try {
			await bench.page.evaluate(watchScrolling);
			const { gaps, points, blanks } = await bench.page.evaluate(scrollSmoothly, {
				px: STEP_PX,
				distance: DISTANCE_PX,
			});
			return {
				'heavy.p95': quantile(gaps, 0.95),
				'heavy.max': Math.max(...gaps),
				'heavy.blank': (blanks / points) * 100,
				'heavy.notes': await bench.page.evaluate(() => (globalThis as { seen?: Set<string> }).seen?.size ?? 0),
			};
		} finally {
			await bench.close();
		}
	},
};
