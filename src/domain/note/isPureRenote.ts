import type { Note } from './Note';

/** Whether a note is a renote only: without reply, text, content warning, files or poll (rules/notes#pure-renotes). */
export function isPureRenote(note: Note): boolean {
	return (
		note.renoteId !== null &&
		note.replyId === null &&
		note.text === null &&
		note.cw === null &&
		note.files.length === 0 &&
		note.poll === null
	);
}
