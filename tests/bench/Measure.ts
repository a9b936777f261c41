import type { Stage } from './stage/Stage';

/** How long those that take long take. */
export interface LongRun {
	/** How many notes come in `endure.24` and `endure.wall`. */
	readonly notes: number;
}

/** One measurement; one run of it gives one or more figures. */
export interface Measure {
	/** Prefixes of its figures: `deck8` measures `deck8.all` and so on. */
	readonly figures: readonly string[];
	/** One value per figure. Called once per run, with a new browser each time if it opens one. */
	readonly run: (stage: Stage, long: LongRun) => Promise<Readonly<Record<string, number>>>;
	/** Takes too long to be repeated, and only runs on request. */
	readonly isLong?: boolean;
}
