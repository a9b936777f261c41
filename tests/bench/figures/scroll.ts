import type { Measure } from '../Measure';
import { watchScrolling } from '../probes/scrolling';
import { scrollSmoothly } from '../probes/scrollSmoothly';
import { openDeck } from '../stage/openDeck';
import { quantile } from '../statistics';

const STEP_PX = 100;
const DISTANCE_PX = 20_000;

/** A column scrolled steadily: how even its frames are, and how much is not rendered in time. */
export const scroll: Measure = {
	figures: ['scroll.p95', 'scroll.max', 'scroll.blank', 'scroll.waits'],
	run: async stage => {
		const bench = await openDeck(stage, [{ type: 'home' }]);
		try {
			await bench.page.evaluate(watchScrolling);
			const { gaps, waits, points, blanks } = await bench.page.evaluate(scrollSmoothly, {
				px: STEP_PX,
				distance: DISTANCE_PX,
			});
			return {
				'scroll.p95': quantile(gaps, 0.95),
				'scroll.max': Math.max(...gaps),
				'scroll.blank': (blanks / points) * 100,
				'scroll.waits': waits,
			};
		} finally {
			await bench.close();
		}
	},
};
