import type { ReactionAcceptance, Visibility } from '../store/tables/notes';

export interface PollInput {
	choices: string[];
	multiple?: boolean | undefined;
	/** Milliseconds since the epoch. */
	expiresAt?: number | null | undefined;
	/** Milliseconds from now. */
	expiredAfter?: number | null | undefined;
}

/** A note to create, with the fields of `notes/create`. */
export interface NoteInput {
	text?: string | null | undefined;
	cw?: string | null | undefined;
	visibility?: Visibility | undefined;
	visibleUserIds?: string[] | undefined;
	localOnly?: boolean | undefined;
	reactionAcceptance?: ReactionAcceptance | null | undefined;
	replyId?: string | null | undefined;
	renoteId?: string | null | undefined;
	channelId?: string | null | undefined;
	fileIds?: string[] | undefined;
	poll?: PollInput | null | undefined;
	noExtractMentions?: boolean | undefined;
	noExtractHashtags?: boolean | undefined;
}

/** Options for creating it. */
export interface WriteOptions {
	/** When it was created, in milliseconds since the epoch; by default now. */
	at?: number;
	/** Sends no notifications or stream events, for notes of the past. */
	isSilent?: boolean;
	/** Its remote custom emojis: name → URL or path. */
	emojis?: Record<string, string>;
	/** The host of users whom it mentions without one, if not this server. */
	namesAt?: string;
	/** Its URI on its own server. */
	uri?: string;
}
