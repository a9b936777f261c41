import type { Note } from '@/domain/note/Note';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';

/** Stands for a note without text, such as a picture; null if it has text. */
export function wordlessPreview(note: Note): string | null {
	if ((note.cw ?? note.text ?? '').trim() !== '') return null;
	if (note.files.length > 0) return counted(text.note, 'pictures', note.files.length);
	return note.poll ? text.note.poll : text.notifications.openNote;
}
