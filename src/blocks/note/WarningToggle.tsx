import { mediaKind } from '@/domain/drive/mediaKinds';
import type { Note } from '@/domain/note/Note';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import styles from './NoteContent.module.css';

interface WarningToggleProps {
	note: Note;
	isOpen: boolean;
	onToggle: () => void;
}

/** Reveals the content behind a content warning, and says how much it is. */
export function WarningToggle({ note, isOpen, onToggle }: WarningToggleProps) {
	return (
		<button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
			<b>{isOpen ? text.note.showLess : text.note.showMore}</b>
			{!isOpen && <span>{` ${amountOf(note)}`}</span>}
		</button>
	);
}

function amountOf(note: Note): string {
	const parts: string[] = [];
	if (note.text) parts.push(counted(text.note, 'characters', note.text.length));
	if (note.files.length > 0) {
		const arePictures = note.files.every(file => mediaKind(file) === 'image');
		parts.push(counted(text.note, arePictures ? 'pictures' : 'files', note.files.length));
	}
	if (note.poll) parts.push(text.note.poll);
	if (note.renoteId) parts.push(text.note.quote);
	return parts.join(', ');
}
