import type { Stage } from './stage/Stage';

/** One measurement: what it takes in one run is one or more figures. */
export interface Measure {
	/** What its figures begin with: `deck8` measures `deck8.all` and so on. */
	readonly figures: readonly string[];
	/** One value a figure. Called once a run, each time with a fresh browser if it opens one. */
	readonly run: (stage: Stage) => Promise<Readonly<Record<string, number>>>;
	/** Too long to be measured more than once, and only when asked for. */
	readonly isLong?: boolean;
}
