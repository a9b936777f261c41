import { memo } from 'react';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { useNote, useUser } from '@/stores/entities/useEntities';
import styles from './NoteCard.module.css';
import { NoteParts } from './NoteParts';
import { RenotedNote } from './RenotedNote';
import { RenoteLine } from './RenoteLine';

interface NoteCardProps {
	noteId: string;
	/** It was read in another column: it steps back. */
	isRead?: boolean;
	/** The note that its page is about: large, never folded, with its full time. */
	isDetailed?: boolean;
	/** The note above it, which is not shown again as what this one replies to or quotes. */
	aboveId?: string | undefined;
}

/** One note as a row. Needs a session, note actions and navigation around it; draws nothing for an unknown id. */
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
