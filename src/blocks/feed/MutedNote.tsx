import type { ReactNode } from 'react';
import { t, text } from '@/i18n/t';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { NoteCard } from '../NoteCard';
import { useRemembered } from '../rememberedState';
import styles from './MutedNote.module.css';

export type MuteReason = 'word' | 'sensitive';

interface MutedNoteProps {
	noteId: string;
	reason: MuteReason;
	/** What stands there once it is revealed; the note's card where it is left out. */
	children?: ReactNode;
}

/** Stands for a muted note, and gives it back to whoever asks. */
export function MutedNote({ noteId, reason, children }: MutedNoteProps): ReactNode {
	const session = useSession();
	const user = useUser(useNote(noteId)?.userId ?? null);
	const [isShown, setShown] = useRemembered(`${session.key} ${noteId} muted`, false);
	if (isShown) return children ?? <NoteCard noteId={noteId} />;
	if (!user) return null;
	const name = user.name ?? user.username;
	return (
		<article className={styles.muted} data-note-id={noteId} tabIndex={-1} aria-label={name}>
			<span className={styles.said}>
				{reason === 'word' ? t('timeline.mutedByWord', { name }) : t('timeline.mutedAsSensitive', { name })}
			</span>
			<Button size="small" onClick={() => setShown(true)}>
				{text.timeline.showMuted}
			</Button>
		</article>
	);
}
