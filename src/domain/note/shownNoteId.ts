import { isPureRenote } from './isPureRenote';
import type { Note } from './Note';

/** The id of the note whose content is shown: for a pure renote that of the renoted note. */
export function shownNoteId(note: Note): string {
	return note.renoteId !== null && isPureRenote(note) ? note.renoteId : note.id;
}
