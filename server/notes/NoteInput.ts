import type { ReactionAcceptance, Visibility } from '../store/tables/notes';

export interface PollInput {
	choices: string[];
	multiple?: boolean | undefined;
	/** Milliseconds since 1970. */
	expiresAt?: number | null | undefined;
	/** Milliseconds from now. */
	expiredAfter?: number | null | undefined;
}

/** A note to be written, in the words of `notes/create`. */
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

/** How it is written. */
export interface WriteOptions {
	/** When it was written, in milliseconds since 1970; missing: now. */
	at?: number;
	/** Tell nobody: no notifications, no streams. For making up a past. */
	isSilent?: boolean;
	/** Remote custom emojis in it: name → address or path. */
	emojis?: Record<string, string>;
	/** Its address on its own server. */
	uri?: string;
}
