import type { SeenCoverage, SeenHit, SeenNote } from '@/domain/seen/SeenNote';
import type { SeenQuery } from '@/domain/seen/seenQuery';

/** The last hit of a page of results: the next one starts after it. */
export interface SeenCursor {
	readonly at: number;
	readonly id: string;
}

export interface SeenPage {
	/** Newest first. A note that several accounts of a server have seen is there once. */
	readonly hits: readonly SeenHit[];
	/** Null if there are no more. */
	readonly next: SeenCursor | null;
}

export interface SeenRequest {
	readonly query: SeenQuery;
	/** Whose notes are searched (`host/userId`); of the same note that of the first is taken. */
	readonly accounts: readonly string[];
	readonly after: SeenCursor | null;
	readonly limit: number;
}

/** The index of the notes that this device has shown, kept in a database of its own. */
export interface SeenPipeline {
	/**
	 * Adds an account's notes, or puts them in place of what was kept of them.
	 * @param now in milliseconds since the epoch
	 */
	put(account: string, notes: readonly SeenNote[], now: number): Promise<void>;
	/** Takes notes out that were deleted. */
	remove(account: string, ids: readonly string[]): Promise<void>;
	/** Reads what is kept, so that the next search doesn't have to wait for it. */
	prepare(): Promise<void>;
	search(request: SeenRequest): Promise<SeenPage>;
	/** How much is kept, for each account of which there is anything. */
	coverage(): Promise<readonly SeenCoverage[]>;
	/** Deletes everything of an account; null: of all. */
	forget(account: string | null): Promise<void>;
}
