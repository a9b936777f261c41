import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRemembered } from '@/blocks/appearance/rememberedState';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import styles from './RuledNote.module.css';

/** Stands for a note that a rule folds; a press shows the note. */
export function FoldedNote({ noteId, children }: { noteId: string; children: ReactNode }): ReactNode {
	const session = useSession();
	const row = useNote(noteId);
	const note = useNote(row ? shownNoteId(row) : null);
	const user = useUser(note?.userId ?? null);
	const [isShown, setShown] = useRemembered(`${session.key} ${noteId} folded`, false);
	if (isShown) return children;
	if (!user) return null;
	const name = user.name ?? user.username;
	return (
		<article className={styles.folded} data-note-id={noteId} data-stands-in="" tabIndex={-1} aria-label={name}>
			<span className={styles.said}>{fill(text.columnRules.folded, { name })}</span>
			<Button
				size="small"
				onClick={({ currentTarget }) => {
					const place = currentTarget.closest('article')?.parentElement;
					flushSync(() => setShown(true));
					place?.querySelector('article')?.focus({ preventScroll: true });
				}}
			>
				{text.timeline.showMuted}
			</Button>
		</article>
	);
}
