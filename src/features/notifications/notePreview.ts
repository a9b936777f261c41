import type { Note } from '@/domain/Note';
import { t, text } from '@/i18n/t';

const CHARACTERS = 100;

/** A note in one line: its warning or its text, else what there is instead of a text. */
export function notePreview(note: Note): { readonly text: string; readonly isItsOwn: boolean } {
	const own = (note.cw || note.text || '').slice(0, CHARACTERS).replaceAll('\n', ' ').trim();
	if (own !== '') return { text: own, isItsOwn: true };
	if (note.files.length > 0) return { text: t('note.pictures', { count: note.files.length }), isItsOwn: false };
	return { text: note.poll ? text.note.poll : text.notifications.openNote, isItsOwn: false };
}
