import type { Note } from '@/domain/note/Note';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** What is shown instead of a note that says nothing in words; null where it does. */
export function wordlessPreview(note: Note): string | null {
	if ((note.cw ?? note.text ?? '').trim() !== '') return null;
	if (note.files.length > 0) return t('note.pictures', { count: note.files.length });
	return note.poll ? text.note.poll : text.notifications.openNote;
}
