import { isPureRenote } from './isPureRenote';
import type { Note } from './Note';

/** The id of what is read where this note is shown: a pure renote's is that of the note it renotes. */
export function subjectOf(note: Note): string {
	return note.renoteId !== null && isPureRenote(note) ? note.renoteId : note.id;
}
