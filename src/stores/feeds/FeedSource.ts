export interface PageRequest {
	limit: number;
	/** Older than this. */
	untilId?: string;
}

/** What a source tells its feed while it is live. */
export interface FeedEars {
	/** Something new, which is in the session's store already. */
	readonly arrived: (id: string) => void;
	readonly gone: (id: string) => void;
	/** The connection was away: the feed looks what it missed. */
	readonly catchUp: () => void;
	/** It is time to look for what is new, where nothing tells of it: what is found counts as arrived. */
	readonly poll: () => void;
}

/** Where a feed's ids come from. What they stand for is in the session's store before they are handed over. */
export interface FeedSource {
	/** A page, newest first; an empty one is the end, a short one is not. */
	fetch(page: PageRequest, signal: AbortSignal): Promise<string[]>;
	/** Ids that the reader saw last time, ready to be shown until the first page is there; none where nothing is kept. */
	recall?(): readonly string[];
	/** Begins to tell what happens. @returns ends it. Absent: nothing is live. */
	live?(hear: FeedEars): () => void;
	/** Everything that must be ready before rows are shown, such as parsed markup. */
	prepare?(ids: readonly string[]): Promise<void>;
	/** What showing these costs, about 1 a plain note; by default their number. */
	weigh?(ids: readonly string[]): number;
	retain?(ids: readonly string[]): void;
	release?(ids: readonly string[]): void;
	/** How many come first, and a page; by default as timelines have it (15, 30). */
	readonly firstPage?: number;
	readonly page?: number;
	/** Size of the first request after an absence, which is enough after a short one; a page by default. */
	readonly glance?: number;
}
