export interface PageRequest {
	limit: number;
	/** Only older ones. */
	untilId?: string;
}

/** The callbacks of a live source. */
export interface FeedHandlers {
	/** A new note, already stored in the session. */
	readonly arrived: (id: string) => void;
	readonly gone: (id: string) => void;
	/** The connection was lost and is back: the feed fetches what it missed. */
	readonly catchUp: () => void;
	/** Time to poll, for sources without a stream: what is found counts as arrived. */
	readonly poll: () => void;
}

/** What this device keeps of a list, for when the server does not answer (rules/start#offline). */
export interface FeedCopy {
	/** The ids, stored in the session, and when they were shown; null if nothing is kept. Never rejects. */
	recall(): Promise<{ readonly ids: readonly string[]; readonly at: number } | null>;
	/** The list shows these by now; they are kept a little later. */
	changed(ids: readonly string[]): void;
}

/** Where a feed's ids come from. The source stores the notes in the session before it returns their ids. */
export interface FeedSource {
	/** A page, newest first. An empty page means the end; a short one doesn't. */
	fetch(page: PageRequest, signal: AbortSignal): Promise<string[]>;
	/** Ids shown at the last visit, ready to be shown until the first page arrives; empty if none are stored. */
	recall?(): readonly string[];
	readonly copy?: FeedCopy;
	/**
	 * Starts live updates.
	 * @returns the function that stops them. Missing if the source isn't live.
	 */
	live?(handlers: FeedHandlers): () => void;
	/** Called once with each note that has arrived by itself, when it is shown, waits, or is kept for a sleeping column. */
	arrived?(ids: readonly string[]): void;
	/** Finds out what is muted, without anything else that rows need. */
	judge?(ids: readonly string[]): Promise<unknown>;
	/** Prepares what rows need, such as parsed markup, before they are shown. */
	prepare?(ids: readonly string[]): Promise<void>;
	/** The cost of showing these notes, about 1 for a plain one; by default their number. */
	weigh?(ids: readonly string[]): number;
	retain?(ids: readonly string[]): void;
	release?(ids: readonly string[]): void;
	/** Size of the first page and of the others; by default those of timelines (15, 30). */
	readonly firstPage?: number;
	readonly page?: number;
	/** Size of the first request after an absence, enough for a short one; a full page by default. */
	readonly glance?: number;
}
