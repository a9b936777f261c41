import { useState } from 'react';
import { isRenoteCollapsed } from '@/domain/note/renoteRules';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { cardPreference } from '@/stores/preferences/preference';
import { useSession } from '@/stores/session/SessionContext';
import { useRemembered } from '../appearance/rememberedState';
import { useAppearance } from '../appearance/useAppearance';
import { Avatar } from '../person/Avatar';
import styles from './NoteCard.module.css';
import { NoteExcerpt } from './NoteExcerpt';
import { NoteParts } from './NoteParts';

/** Whether renotes of known notes are collapsed to one line. */
export const collapseRenotes = cardPreference({ key: 'collapseRenotes', default: true });

interface RenotedNoteProps {
	noteId: string;
	/** The id of the renote itself. */
	rowId: string;
}

const PREVIEW_CHARACTERS = 120;

/** The renoted note; collapsed to one line if known (`collapseRenotes`). */
export function RenotedNote({ noteId, rowId }: RenotedNoteProps) {
	const session = useSession();
	const collapses = useAppearance(collapseRenotes);
	const note = useNote(noteId);
	const user = useUser(note?.userId ?? null);
	// Decided when the row is mounted, so that reacting to a note doesn't fold it.
	const [startsOpen] = useState(() => !collapses || !note || !isRenoteCollapsed(note, session.userId));
	const [isOpen, setOpen] = useRemembered(`${session.key} ${rowId} renote`, startsOpen);
	if (!note || !user) return <p className={styles.gone}>{text.note.unavailable}</p>;
	if (isOpen) return <NoteParts note={note} user={user} />;
	return (
		<button
			type="button"
			className={styles.folded}
			data-content=""
			aria-label={text.note.expandRenote}
			onClick={() => setOpen(true)}
		>
			<Avatar user={user} size={20} isPlain />
			<span className={styles.preview}>
				<NoteExcerpt note={note} author={user} length={PREVIEW_CHARACTERS} />
			</span>
		</button>
	);
}
