import type { DriveFile } from '../drive/DriveFile';
import type { ReactionAcceptance, Visibility } from '../note/Note';

export interface DraftPoll {
	readonly choices: readonly string[];
	readonly multiple: boolean;
	/** Milliseconds since the epoch; null if `expiredAfter` is set, or the poll never ends. */
	readonly expiresAt: number | null;
	/** Milliseconds. */
	readonly expiredAfter: number | null;
}

/** A note that is being written, as it is stored (rules/composing#drafts). */
export interface Draft {
	readonly text: string;
	readonly useCw: boolean;
	readonly cw: string;
	readonly visibility: Visibility;
	readonly localOnly: boolean;
	readonly files: readonly DriveFile[];
	readonly poll: DraftPoll | null;
	readonly visibleUserIds: readonly string[];
	readonly quoteId: string | null;
	readonly reactionAcceptance: ReactionAcceptance;
	/**
	 * The key of the account that posts it, if it is another one of the same server; null or missing for the account of
	 * the form.
	 */
	readonly postAs?: string | null;
	/** Milliseconds since the epoch. */
	readonly updatedAt: number;
}

/** See rules/composing#limits. */
export const COMPOSER_LIMITS = { files: 16, choices: 10, minChoices: 2, cw: 100, defaultText: 1000 } as const;

/** Why a note can't be posted. */
export type DraftProblem =
	| 'empty'
	| 'textTooLong'
	| 'cwBlank'
	| 'cwTooLong'
	| 'tooManyFiles'
	| 'tooFewChoices'
	| 'sameChoices'
	| 'pollOver';

/**
 * The first reason why a draft can't be posted (rules/composing#when-a-note-can-be-posted); null if it can. Lengths
 * count characters as people see them.
 * @param queued files that are uploaded before posting
 * @param now milliseconds since the epoch
 */
export function draftProblem(draft: Draft, maxTextLength: number, queued = 0, now = Date.now()): DraftProblem | null {
	const files = draft.files.length + queued;
	const hasContent = draft.text.trim() !== '' || files > 0 || draft.poll !== null || draft.quoteId !== null;
	if (!hasContent) return 'empty';
	if (lengthOf(draft.text) > maxTextLength) return 'textTooLong';
	if (draft.useCw && draft.cw.trim() === '') return 'cwBlank';
	if (draft.useCw && lengthOf(draft.cw) > COMPOSER_LIMITS.cw) return 'cwTooLong';
	if (files > COMPOSER_LIMITS.files) return 'tooManyFiles';
	return draft.poll && pollProblem(draft.poll, now);
}

function pollProblem(poll: DraftPoll, now: number): DraftProblem | null {
	const choices = filledChoices(poll);
	if (choices.length < COMPOSER_LIMITS.minChoices) return 'tooFewChoices';
	if (new Set(choices).size < choices.length) return 'sameChoices';
	return poll.expiresAt !== null && poll.expiresAt <= now ? 'pollOver' : null;
}

/** Length in code points, as the server counts it. */
export const lengthOf = (text: string): number => Array.from(text).length;

export const filledChoices = (poll: DraftPoll): string[] => poll.choices.map(each => each.trim()).filter(Boolean);

/** Whether the draft has no content that could be lost. */
export function isBlankDraft({ text, cw, files, poll, quoteId, visibleUserIds }: Draft): boolean {
	const isUnwritten = text.trim() === '' && cw.trim() === '' && quoteId === null;
	return isUnwritten && files.length === 0 && poll === null && visibleUserIds.length === 0;
}

/**
 * The files that this user can't post, since they belong to others. Files without a known owner count as the user's
 * own.
 */
export const filesOfOthers = (draft: Draft, userId: string | null): DriveFile[] =>
	draft.files.filter(file => file.userId !== null && file.userId !== userId);

/**
 * What the counter of a text shows (rules/composing#limits): nothing until fewer than 100 characters are left, a
 * warning over 90 %, an error over 100 %.
 */
export function counterOf(
	length: number,
	max: number,
	from: number,
): { left: number; tone: 'dim' | 'warn' | 'error' } | null {
	const left = max - length;
	if (left >= from) return null;
	return { left, tone: length > max ? 'error' : length > max * 0.9 ? 'warn' : 'dim' };
}

export interface NoteTarget {
	readonly replyId?: string;
	readonly channelId?: string;
	/** Whether a recipient is on another server. */
	readonly hasRemoteReaders?: boolean;
}

/** The payload of `notes/create` (rules/composing#payload). */
export function notePayload(draft: Draft, target: NoteTarget) {
	const { poll } = draft;
	const isInChannel = target.channelId !== undefined;
	return {
		text: draft.text.trim() === '' ? null : draft.text,
		cw: draft.useCw ? draft.cw : null,
		...(draft.files.length > 0 ? { fileIds: draft.files.map(file => file.id) } : {}),
		...(target.replyId === undefined ? {} : { replyId: target.replyId }),
		...(draft.quoteId === null ? {} : { renoteId: draft.quoteId }),
		...(isInChannel ? { channelId: target.channelId } : {}),
		...(poll
			? {
					poll: {
						choices: filledChoices(poll),
						multiple: poll.multiple,
						expiresAt: poll.expiresAt,
						expiredAfter: poll.expiredAfter,
					},
				}
			: {}),
		// A channel post is public and stays on its server. Direct notes stay on the server too
		// (rules/composing#visibility), unless a recipient is on another server and would never see it.
		visibility: isInChannel ? 'public' : draft.visibility,
		localOnly: isInChannel || (draft.visibility === 'specified' ? target.hasRemoteReaders !== true : draft.localOnly),
		...(draft.visibility === 'specified' && !isInChannel ? { visibleUserIds: draft.visibleUserIds } : {}),
		reactionAcceptance: draft.reactionAcceptance,
	};
}

/**
 * The visibility of a reply: the narrower of the one wanted and that of the note it replies to
 * (rules/composing#visibility).
 */
export function inheritedVisibility(wanted: Visibility, parent: Visibility | null): Visibility {
	const order: readonly Visibility[] = ['public', 'home', 'followers', 'specified'];
	if (parent === null || parent === 'public') return wanted;
	return order[Math.max(order.indexOf(wanted), order.indexOf(parent))] ?? 'specified';
}
