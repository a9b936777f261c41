import type { FeedEntry } from './feedEntries';

/** A check for newer notes. */
export interface Look {
	/** The entries known when the check was requested. */
	readonly before: readonly FeedEntry[];
	/** Whether this feed polls, so that nothing was missed. */
	readonly isPoll: boolean;
}
