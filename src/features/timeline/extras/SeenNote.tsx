import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import styles from './SeenNote.module.css';

const PREVIEW_CHARACTERS = 120;

/** The line that replaces a note read in another column; a press shows the note. */
export function SeenNote({ noteId, onOpen }: { noteId: string; onOpen: () => void }): ReactNode {
	const row = useNote(noteId);
	const note = useNote(row ? shownNoteId(row) : null);
	const user = useUser(note?.userId ?? null);
	if (!note || !user) return null;
	const name = user.name ?? user.username;
	const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		const place = currentTarget.closest('article')?.parentElement;
		flushSync(onOpen);
		place?.querySelector('article')?.focus({ preventScroll: true });
	};
	return (
		<article className={styles.seen} data-note-id={noteId} data-stands-in="" tabIndex={-1} aria-label={name}>
			<button
				data-content=""
				type="button"
				className={styles.line}
				aria-expanded={false}
				aria-label={fill(text.reading.seenBy, { name })}
				onClick={open}
			>
				<Avatar user={user} size={20} isPlain />
				<b className={styles.name}>
					<UserName user={user} />
				</b>
				<span className={styles.preview}>
					<NoteExcerpt note={note} author={user} length={PREVIEW_CHARACTERS} />
				</span>
			</button>
		</article>
	);
}
