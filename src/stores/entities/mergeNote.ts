import type { Note, Poll } from '@/domain/note/Note';
import { countedAs } from '@/domain/note/reaction';
import type { Source } from './Source';

/**
 * The note to store when a note is ingested again. If nothing changed, the known object is kept, so that no card
 * renders. Stream messages may lack the reader's own reaction and votes: the known ones are kept then. So may a note as a
 * reply to it embeds it, which lacks its poll too.
 * @param isJustChanged whether the user changed it a moment ago, so that a response already under way lacks the change
 */
export function mergeNote(
	known: Note | undefined,
	incoming: Note,
	source: Source | 'answered',
	isJustChanged = false,
): Note {
	if (!known) return incoming;
	const read = source === 'rest' ? incoming : withReader(known, incoming);
	const note = isJustChanged ? withChanges(known, read) : read;
	if (note.isDeleted !== known.isDeleted && known.isDeleted) return known;
	return isSameNote(known, note) ? known : note;
}

function withReader(known: Note, incoming: Note): Note {
	return {
		...incoming,
		myReaction: incoming.myReaction ?? countedAs(known.myReaction, incoming.reactions),
		poll: incoming.poll ? withVotes(known.poll, incoming.poll) : incoming.isHidden ? null : known.poll,
	};
}

const withChanges = ({ reactions, reactionCount, reactionEmojis, myReaction, poll }: Note, incoming: Note): Note => ({
	...incoming,
	...{ reactions, reactionCount, reactionEmojis, myReaction, poll: poll ?? incoming.poll },
});

function withVotes(known: Poll | null, incoming: Poll): Poll {
	return {
		...incoming,
		choices: incoming.choices.map((choice, index) => ({
			...choice,
			isVoted: choice.isVoted || (known?.choices[index]?.isVoted ?? false),
		})),
	};
}

function isSameNote(a: Note, b: Note): boolean {
	return (
		a.text === b.text &&
		a.cw === b.cw &&
		a.myReaction === b.myReaction &&
		a.reactionCount === b.reactionCount &&
		a.repliesCount === b.repliesCount &&
		a.renoteCount === b.renoteCount &&
		a.isHidden === b.isHidden &&
		a.isDeleted === b.isDeleted &&
		a.files.length === b.files.length &&
		JSON.stringify(a.reactions) === JSON.stringify(b.reactions) &&
		JSON.stringify(a.poll) === JSON.stringify(b.poll) &&
		JSON.stringify(a.files) === JSON.stringify(b.files)
	);
}
