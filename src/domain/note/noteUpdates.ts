import type { Note } from './Note';

/** A streamed change of a captured note (rules/streaming#changes-of-notes); unknown kinds are ignored. */
export interface NoteChange {
	readonly type: string;
	readonly reaction?: string | undefined;
	/** The custom or remote emoji of the reaction, if it is one. */
	readonly emoji?: { readonly name: string; readonly url: string } | null | undefined;
	readonly userId?: string | undefined;
	readonly choice?: number | undefined;
}

/**
 * The note after the change; the same object if nothing changes.
 * @param myId the reader: their own changes that were already shown (optimistically) are not counted twice
 */
export function applyNoteChange(note: Note, change: NoteChange, myId: string | null): Note {
	const isMine = change.userId !== undefined && change.userId === myId;
	switch (change.type) {
		case 'reacted':
			if (!change.reaction || (isMine && note.myReaction === change.reaction)) return note;
			return withReaction(isMine ? withoutMine(note) : note, change.reaction, isMine, change.emoji);
		case 'unreacted':
			if (!change.reaction || (isMine && note.myReaction !== change.reaction)) return note;
			return withoutReaction(note, change.reaction, isMine);
		case 'pollVoted':
			return withVote(note, change.choice ?? -1, isMine);
		case 'deleted':
			return note.isDeleted ? note : { ...note, isDeleted: true };
		default:
			return note;
	}
}

/** Without the reader's reaction: they have one at most, and a new one replaces it. */
const withoutMine = (note: Note): Note =>
	note.myReaction === null ? note : withoutReaction(note, note.myReaction, true);

/** Adds one to this reaction's count. */
export function withReaction(note: Note, reaction: string, isMine: boolean, emoji?: NoteChange['emoji']): Note {
	const name = reaction.slice(1, -1);
	return {
		...note,
		reactions: { ...note.reactions, [reaction]: (note.reactions[reaction] ?? 0) + 1 },
		reactionCount: note.reactionCount + 1,
		reactionEmojis:
			emoji && !(name in note.reactionEmojis) ? { ...note.reactionEmojis, [name]: emoji.url } : note.reactionEmojis,
		myReaction: isMine ? reaction : note.myReaction,
	};
}

/** Takes one off this reaction's count; at zero the reaction is removed. */
export function withoutReaction(note: Note, reaction: string, isMine: boolean): Note {
	const count = note.reactions[reaction] ?? 0;
	const { [reaction]: _gone, ...others } = note.reactions;
	return {
		...note,
		reactions: count > 1 ? { ...note.reactions, [reaction]: count - 1 } : others,
		reactionCount: Math.max(0, note.reactionCount - (count > 0 ? 1 : 0)),
		myReaction: isMine ? null : note.myReaction,
	};
}

/** Adds a vote; the reader's own is counted once. */
export function withVote(note: Note, choice: number, isMine: boolean): Note {
	const chosen = note.poll?.choices[choice];
	if (!note.poll || !chosen || (isMine && chosen.isVoted)) return note;
	const choices = note.poll.choices.map((each, index) =>
		index === choice ? { ...each, votes: each.votes + 1, isVoted: each.isVoted || isMine } : each,
	);
	return { ...note, poll: { ...note.poll, choices } };
}
