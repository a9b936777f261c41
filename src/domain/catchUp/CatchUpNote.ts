/** By what the notes of a digest are filtered. */
export const CATCH_UP_KINDS = ['notes', 'replies', 'renotes', 'quotes', 'files', 'polls'] as const;
export type CatchUpKind = (typeof CATCH_UP_KINDS)[number];

/** What grouping, filtering and sorting a digest (rules/timelines#catch-up) reads of one note. */
export interface CatchUpNote {
	/** Unique in the digest. */
	readonly key: string;
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** Who posted it; of a renote, who renoted. The same for the same person. */
	readonly author: string;
	/** The key of the oldest known note of its conversation, which need not be in the digest. */
	readonly thread: string;
	/** The key of the note that it replies to or renotes; null if it does neither. */
	readonly parent: string | null;
	/** One of notes, replies, renotes and quotes, then what else it has. */
	readonly kinds: readonly CatchUpKind[];
	/** Its reactions, renotes and replies together. */
	readonly engagement: number;
}
