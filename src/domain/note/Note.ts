import type { DriveFile } from '../drive/DriveFile';

export type Visibility = 'public' | 'home' | 'followers' | 'specified';
export const VISIBILITIES: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];

/** Null means all (rules/reactions#which). */
export type ReactionAcceptance =
	| null
	| 'likeOnlyForRemote'
	| 'nonSensitiveOnly'
	| 'nonSensitiveOnlyForLocalLikeOnlyForRemote'
	| 'likeOnly';

export interface PollChoice {
	readonly text: string;
	readonly votes: number;
	readonly isVoted: boolean;
}

export interface Poll {
	readonly choices: readonly PollChoice[];
	readonly multiple: boolean;
	/** Milliseconds since the epoch; null: never. */
	readonly expiresAt: number | null;
}

export interface NoteChannel {
	readonly id: string;
	readonly name: string;
	readonly color: string;
	readonly isSensitive: boolean;
	readonly allowRenoteToExternal: boolean;
	/** The channel's owner; null if the server leaves it out. */
	readonly userId: string | null;
}

/**
 * A note as stored in the session: immutable, with related notes and people by id. Every change makes a new object, so
 * comparing identities is enough.
 */
export interface Note {
	readonly id: string;
	readonly userId: string;
	/** Milliseconds since the epoch. */
	readonly createdAt: number;
	readonly text: string | null;
	readonly cw: string | null;
	readonly visibility: Visibility;
	readonly visibleUserIds: readonly string[];
	readonly localOnly: boolean;
	readonly isHidden: boolean;
	readonly isDeleted: boolean;
	readonly channel: NoteChannel | null;
	readonly files: readonly DriveFile[];
	readonly poll: Poll | null;
	readonly replyId: string | null;
	readonly renoteId: string | null;
	/** Remote custom emojis in text and warning: name (without colons) → address. Empty for local emojis. */
	readonly emojis: Readonly<Record<string, string>>;
	readonly reactionAcceptance: ReactionAcceptance;
	/** Reaction (`❤`, `:name@.:`, `:name@host:`) → count, in the server's order; counts are above zero. */
	readonly reactions: Readonly<Record<string, number>>;
	readonly reactionCount: number;
	/** Remote custom emojis used as reactions: `name@host` → address. */
	readonly reactionEmojis: Readonly<Record<string, string>>;
	readonly myReaction: string | null;
	readonly repliesCount: number;
	readonly renoteCount: number;
	readonly uri: string | null;
	readonly url: string | null;
}
