import { isRecord } from '@/base/isRecord';
import type { Draft } from './Draft';
import type { LetterRun } from './SharedText';

/** What a draft replies to, quotes or is posted in. Enough to open the draft again from anywhere. */
export interface DraftTarget {
	readonly replyTo?: string;
	readonly quote?: string;
	readonly channelId?: string;
	/** The author of the note replied to or quoted, or the channel's name, as known at the time of writing. */
	readonly about?: string;
}

/** The version of a draft that nothing has been written into. */
export const FIRST_VERSION = 'first';

/** A draft as stored. */
export interface KeptDraft extends Draft {
	readonly target?: DraftTarget;
	/** The name of this version; missing in drafts of older clients. */
	readonly version?: string;
	/** The version that this one was made from; two for a merge. */
	readonly madeOf?: readonly string[];
	/** Which tab wrote which letter, so that simultaneous edits can be merged; missing in drafts of older clients. */
	readonly letters?: { readonly text: readonly LetterRun[]; readonly cw: readonly LetterRun[] };
}

/** Whether a stored value is a usable draft; other versions of the client may have stored something else. */
export function isKeptDraft(value: unknown): value is KeptDraft {
	if (!isRecord(value)) return false;
	const { text, cw, files, visibleUserIds } = value;
	return typeof text === 'string' && typeof cw === 'string' && Array.isArray(files) && Array.isArray(visibleUserIds);
}
