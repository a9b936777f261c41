import { noteIdOf, type ShownRow } from '@/blocks/feed/feedRows';
import type { CatchUpKind, CatchUpNote } from '@/domain/catchUp/CatchUpNote';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import { noteUri } from '@/domain/note/noteUri';
import type { User } from '@/domain/person/User';

/** A session, as far as its notes are described. */
export interface NotesKnown {
	readonly origin: string;
	/** Of its server. */
	readonly host: string;
	readonly entities: {
		note(id: string): Note | undefined;
		user(id: string): User | undefined;
	};
}

/** A note of a digest, in the account through which it shows. */
export interface CatchUpLine extends CatchUpNote {
	/** The note, or the line in place of one that is muted. */
	readonly row: ShownRow;
	/** Which timeline it is of, counted from 0. */
	readonly source: number;
	readonly noteId: string;
	/** The oldest known note of its thread. */
	readonly openerId: string;
	readonly isOwnServers: boolean;
}

/** The longest conversation that is followed up. */
const MOST_ABOVE = 50;

/** @returns null if the note, its author, or the note that it renotes isn't stored */
export function catchUpLine(known: NotesKnown, row: ShownRow, source: number): CatchUpLine | null {
	const noteId = noteIdOf(row) ?? '';
	const note = known.entities.note(noteId);
	const isRenote = note !== undefined && isPureRenote(note);
	const shown = isRenote ? known.entities.note(note.renoteId ?? '') : note;
	if (!note || !shown || !known.entities.user(note.userId)) return null;
	const { opener, thread } = threadOf(known, shown);
	return {
		...{ row, source, noteId, thread },
		key: noteUri(note, known.origin) + (isRenote ? RENOTE : ''),
		at: note.createdAt,
		author: authorOf(known, note),
		parent: isRenote ? noteUri(shown, known.origin) : shown.replyId === null ? null : keyOfId(known, shown.replyId),
		kinds: kindsOf(note, shown, isRenote),
		engagement: shown.reactionCount + shown.renoteCount + shown.repliesCount,
		openerId: opener.id,
		isOwnServers: note.uri === null,
	};
}

/** On its own server a renote has the address of a note. */
const RENOTE = ' renote';

function kindsOf(note: Note, shown: Note, isRenote: boolean): readonly CatchUpKind[] {
	const kind = isRenote ? 'renotes' : note.replyId !== null ? 'replies' : note.renoteId !== null ? 'quotes' : 'notes';
	return [kind, ...(shown.files.length > 0 ? (['files'] as const) : []), ...(shown.poll ? (['polls'] as const) : [])];
}

function threadOf(known: NotesKnown, shown: Note): { readonly opener: Note; readonly thread: string } {
	let opener = shown;
	for (let above = 0; above < MOST_ABOVE && opener.replyId !== null; above++) {
		const parent = known.entities.note(opener.replyId);
		// Replies to the same unknown note are one thread.
		if (!parent) return { opener, thread: keyOfId(known, opener.replyId) };
		opener = parent;
	}
	return { opener, thread: noteUri(opener, known.origin) };
}

function keyOfId(known: NotesKnown, id: string): string {
	const note = known.entities.note(id);
	return note ? noteUri(note, known.origin) : `${known.origin} ${id}`;
}

/** The same for a person, whichever server the note came from. */
function authorOf({ entities, host }: NotesKnown, { userId }: Note): string {
	const user = entities.user(userId);
	return user ? `${user.username}@${user.host ?? host}` : userId;
}
