import type { Draft } from './Draft';
import type { LetterRun } from './SharedText';

/** What a draft is written to or about, so that it can be taken up again without the place where it was begun. */
export interface DraftTarget {
	readonly replyTo?: string;
	readonly quote?: string;
	readonly channelId?: string;
	/** Whose note it answers or quotes, or the channel's name, as it was known when it was written. */
	readonly about?: string;
}

/** The version of a draft that nobody has written anything into. */
export const FIRST_VERSION = 'first';

/** A draft as it is kept. */
export interface KeptDraft extends Draft {
	readonly target?: DraftTarget;
	/** Names this version; left out by clients of before. */
	readonly version?: string;
	/** The version that this one was made of; two where it merges them. */
	readonly madeOf?: readonly string[];
	/** Who wrote which letter, so that what several write at once can be told apart; left out by clients of before. */
	readonly letters?: { readonly text: readonly LetterRun[]; readonly cw: readonly LetterRun[] };
}

/** Whether what was found in a store can be shown as a draft; other versions of the client may have left it there. */
export function isKeptDraft(value: unknown): value is KeptDraft {
	if (value === null || typeof value !== 'object') return false;
	const { text, cw, files, visibleUserIds } = value as Partial<Record<keyof Draft, unknown>>;
	return typeof text === 'string' && typeof cw === 'string' && Array.isArray(files) && Array.isArray(visibleUserIds);
}
