import { type Draft, type DraftPoll, filledChoices } from '@/domain/draft/Draft';
import type { Note } from '@/domain/note/Note';

/** The note that a draft would become, for a preview; the caller adds the quote. */
export function draftNote(draft: Draft, userId: string, now: number): Note {
	const { poll } = draft;
	const choices = poll ? filledChoices(poll).map(choice => ({ text: choice, votes: 0, isVoted: false })) : [];
	const text = draft.text.trim() === '' ? null : draft.text;
	return {
		id: 'preview',
		userId,
		createdAt: now,
		text,
		cw: draft.useCw ? draft.cw : null,
		visibility: draft.visibility,
		visibleUserIds: draft.visibleUserIds,
		localOnly: draft.localOnly,
		isHidden: false,
		isDeleted: false,
		channel: null,
		files: draft.files,
		poll: poll && choices.length > 0 ? { choices, multiple: poll.multiple, expiresAt: endOf(poll, now) } : null,
		replyId: null,
		renoteId: draft.quoteId,
		emojis: {},
		reactionAcceptance: draft.reactionAcceptance,
		reactions: {},
		reactionCount: 0,
		reactionEmojis: {},
		myReaction: null,
		repliesCount: 0,
		renoteCount: 0,
		uri: null,
		url: null,
	};
}

const endOf = ({ expiresAt, expiredAfter }: DraftPoll, now: number): number | null =>
	expiresAt ?? (expiredAfter === null ? null : now + expiredAfter);
