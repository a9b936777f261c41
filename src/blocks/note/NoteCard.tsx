import { memo } from 'react';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { useNote, useUser } from '@/stores/entities/useEntities';
import styles from './NoteCard.module.css';
import { NoteParts } from './NoteParts';
import { RenotedNote } from './RenotedNote';
import { RenoteLine } from './RenoteLine';

interface NoteCardProps {
	noteId: string;
	/** Whether it was read in another column, so that it is dimmed. */
	isRead?: boolean;
	/** Whether it is the subject of its page: large, never folded, with its full time. */
	isDetailed?: boolean;
	/** The note above, which isn't shown again as the one replied to or quoted. */
	aboveId?: string | undefined;
}

/** One note as a row. Needs a session, note actions and navigation from the context; empty for an unknown id. */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
	const { noteId, isRead, isDetailed, aboveId } = props;
	const note = useNote(noteId);
	const user = useUser(note?.userId ?? null);
	if (!note || !user) return null;
	return (
		<article
			className={styles.card}
			data-note-id={noteId}
			data-read={isRead || undefined}
			data-detailed={isDetailed || undefined}
			tabIndex={-1}
			aria-label={user.name ?? user.username}
		>
			{isPureRenote(note) && note.renoteId ? (
				<>
					<RenoteLine note={note} user={user} />
					<RenotedNote noteId={note.renoteId} rowId={noteId} />
				</>
			) : (
				<NoteParts note={note} user={user} isDetailed={isDetailed ?? false} aboveId={aboveId} />
			)}
		</article>
	);
});
