import type { FeedState } from './FeedState';

/** @param isLive whether the change arrived by itself rather than by the user's action */
export type FeedListener = (isLive: boolean) => void;

/** What a list shows: the entries of one source (`Feed`) or of several (`MergedFeed`). */
export interface ShownFeed {
	readonly state: FeedState;
	/** Whether it has heard of notes that neither show nor wait yet, as they are still being prepared. */
	readonly hasArrivals: () => boolean;
	readonly subscribe: (listener: FeedListener) => () => void;
	/** Subscribes to what is live, then fetches the first page. */
	start(): void;
	stop(): void;
	/** Fetches the first page again. The present entries are shown until it arrives. */
	reload(): Promise<void>;
	/** Fetches the next older page, unless one is loading or there is none. */
	loadOlder(): Promise<void>;
	/** Fetches one page into a gap. */
	fill(gapKey: string): Promise<void>;
	/** Whether the user is at the top; arrivals wait while they aren't. */
	setAtTop(atTop: boolean): void;
	/** How many entries have no row of their own: as many more are kept, as the limit at the top counts rows. */
	setFolded(count: number): void;
	/** While the column is out of view, arrivals are added only now and then; at once when it comes near. */
	setIdle(isIdle: boolean): void;
}
