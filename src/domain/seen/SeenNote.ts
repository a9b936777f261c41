import type { Visibility } from '../note/Note';

/** What a note can be searched for having, by `has:`. */
export const SEEN_PARTS = ['image', 'video', 'audio', 'file', 'link', 'poll', 'cw'] as const;
export type SeenPart = (typeof SEEN_PARTS)[number];

/** Where a note was shown, by `in:`: the kind of list. */
export const SEEN_KINDS = [
	...(['home', 'local', 'social', 'global', 'media', 'list', 'antenna', 'channel', 'mentions', 'direct'] as const),
	...(['user', 'tag', 'clip', 'role', 'search', 'featured', 'notifications'] as const),
] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/** A list in which a note was shown. */
export interface SeenPlace {
	readonly kind: SeenKind;
	/** Of the list, antenna, clip or hashtag; missing where its kind says all. */
	readonly name?: string;
}

/** What the index of notes seen here keeps of a note (rules/seen#what-is-kept). */
export interface SeenNote {
	readonly id: string;
	/** When it was posted, in milliseconds since the epoch. */
	readonly at: number;
	/** With the choices of its poll. */
	readonly text: string;
	readonly cw: string | null;
	/** The descriptions of its files; empty for none. */
	readonly alt: string;
	readonly userId: string;
	readonly username: string;
	/** Null for users of the account's own server. */
	readonly host: string | null;
	/** The author's display name. */
	readonly name: string | null;
	readonly visibility: Visibility;
	readonly channel: string | null;
	readonly has: readonly SeenPart[];
	readonly places: readonly SeenPlace[];
}

/** A note in the index, with the account that saw it. */
export interface SeenHit {
	/** `host/userId` */
	readonly account: string;
	readonly note: SeenNote;
}

/** The most that is kept of all accounts (rules/seen#bounds). */
export interface SeenBounds {
	readonly notes: number;
	readonly bytes: number;
}

export const SEEN_BOUNDS: SeenBounds = { notes: 50_000, bytes: 100_000_000 };

/** How much is kept of an account. */
export interface SeenCoverage {
	readonly account: string;
	readonly notes: number;
	readonly bytes: number;
	/** Everything shown since then is kept, in milliseconds since the epoch. */
	readonly since: number;
}
