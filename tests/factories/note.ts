import type { Note, Poll } from '@/domain/note/Note';

let count = 0;

/** A public note of `user1`, just posted; ids count up. */
export function note(change: Partial<Note> = {}): Note {
	return {
		id: `note${++count}`,
		userId: 'user1',
		createdAt: Date.now(),
		text: 'Fog lifted over the breakwater.',
		cw: null,
		visibility: 'public',
		visibleUserIds: [],
		localOnly: false,
		isHidden: false,
		isDeleted: false,
		channel: null,
		files: [],
		poll: null,
		replyId: null,
		renoteId: null,
		emojis: {},
		reactionAcceptance: null,
		reactions: {},
		reactionCount: 0,
		reactionEmojis: {},
		myReaction: null,
		repliesCount: 0,
		renoteCount: 0,
		uri: null,
		url: null,
		...change,
	};
}

/** A pure renote. */
export function renote(target: Note, change: Partial<Note> = {}): Note {
	return note({ text: null, renoteId: target.id, ...change });
}

/** An open single-choice poll: `poll({ Teak: 3, Pine: 0 })`. */
export function poll(votes: Readonly<Record<string, number>>, change: Partial<Poll> = {}): Poll {
	const choices = Object.entries(votes).map(([text, number]) => ({ text, votes: number, isVoted: false }));
	return { choices, multiple: false, expiresAt: null, ...change };
}
