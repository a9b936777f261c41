import type { Stage } from './stage/Stage';

/** One measurement; one run of it gives one or more figures. */
export interface Measure {
	/** Prefixes of its figures: `deck8` measures `deck8.all` and so on. */
	readonly figures: readonly string[];
	/** One value per figure. Called once per run, with a new browser each time if it opens one. */
	readonly run: (stage: Stage) => Promise<Readonly<Record<string, number>>>;
	/** Takes too long to be repeated, and only runs on request. */
	readonly isLong?: boolean;
}
