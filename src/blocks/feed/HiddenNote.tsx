import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import styles from './HiddenNote.module.css';

interface HiddenNoteProps {
	noteId: string;
	/** Of the author. */
	name: string;
	/** Why the note doesn't show. */
	said: string;
	/** Puts the note in the place of the line; it gets the focus then. */
	onShow: () => void;
}

/** A line in place of a note that is muted or folded; a press shows the note. */
export function HiddenNote({ noteId, name, said, onShow }: HiddenNoteProps): ReactNode {
	return (
		<article className={styles.hidden} data-note-id={noteId} data-stands-in="" tabIndex={-1} aria-label={name}>
			<span className={styles.said}>{said}</span>
			<Button
				size="small"
				onClick={({ currentTarget }) => {
					const place = currentTarget.closest('article')?.parentElement;
					flushSync(onShow);
					place?.querySelector('article')?.focus({ preventScroll: true });
				}}
			>
				{text.timeline.showMuted}
			</Button>
		</article>
	);
}
