import { countedTemplate } from '@/base/countedTemplate';
import type { NotificationWords } from './NotificationWords';

interface Told {
	readonly cw: string | null;
	readonly text: string | null;
	readonly files: readonly unknown[];
	readonly poll: unknown;
}

/** Stands for a note without text, such as a picture; null if it has text. */
export function wordlessText(note: Told, words: NotificationWords): string | null {
	if ((note.cw ?? note.text ?? '').trim() !== '') return null;
	if (note.files.length > 0) return countedTemplate(words.note, 'pictures', note.files.length, words.language);
	return note.poll ? words.note.poll : words.notifications.openNote;
}
