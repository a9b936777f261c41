import type { SeenCoverage, SeenNote } from '@/domain/seen/SeenNote';

/** A note as it is stored. */
export interface StoredSeenNote extends SeenNote {
	readonly account: string;
	/** When it was last shown, in milliseconds since the epoch. */
	readonly seenAt: number;
	/** About this many bytes. */
	readonly size: number;
}

export interface SeenKey {
	readonly account: string;
	readonly id: string;
}

/** What a change did. */
export interface SeenChange {
	readonly stored: readonly StoredSeenNote[];
	/** Removed to stay within the bounds. */
	readonly dropped: readonly SeenKey[];
}

/** Where the index is kept. Each change is done as a whole or not at all, and outlives the page and its worker. */
export interface SeenStorage {
	put(account: string, notes: readonly SeenNote[], now: number): Promise<SeenChange>;
	remove(account: string, ids: readonly string[]): Promise<void>;
	/**
	 * Removes the tenth of all notes that was shown longest ago.
	 * @returns what it removed
	 */
	makeRoom(): Promise<readonly SeenKey[]>;
	/** In the order of the keys; undefined for what isn't there. */
	get(keys: readonly SeenKey[]): Promise<(StoredSeenNote | undefined)[]>;
	/** All notes, in parts. */
	read(each: (notes: readonly StoredSeenNote[]) => void): Promise<void>;
	coverage(): Promise<SeenCoverage[]>;
	forget(account: string | null): Promise<void>;
}
