import { type ReactNode, useState } from 'react';
import { NoteCard } from '@/blocks/note/NoteCard';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import styles from './PinnedNote.module.css';

const PREVIEW_CHARACTERS = 120;

interface PinnedNoteProps {
	noteId: string;
	/** Puts the note back to its place in the column. */
	onDismiss: () => void;
}

/** A note that a rule keeps at the top of its column: a line that opens its card. */
export function PinnedNote({ noteId, onDismiss }: PinnedNoteProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const row = useNote(noteId);
	const note = useNote(row ? shownNoteId(row) : null);
	const user = useUser(note?.userId ?? null);
	if (!note || !user) return null;
	const name = user.name ?? user.username;
	return (
		<article
			className={styles.pinned}
			data-note-id={noteId}
			data-stands-in=""
			data-pinned=""
			tabIndex={-1}
			aria-label={fill(text.columnRules.pinnedBy, { name })}
		>
			<div className={styles.line}>
				<button
					data-content=""
					type="button"
					className={styles.open}
					aria-expanded={isOpen}
					aria-label={fill(text.columnRules.pinnedBy, { name })}
					onClick={() => setOpen(!isOpen)}
				>
					<Icon name="pinFilled" size={14} className={styles.pin ?? ''} />
					<Avatar user={user} size={20} isPlain />
					<b className={styles.name}>
						<UserName user={user} />
					</b>
					{!isOpen && (
						<span className={styles.preview}>
							<NoteExcerpt note={note} author={user} length={PREVIEW_CHARACTERS} />
						</span>
					)}
				</button>
				<IconButton
					icon="close"
					size="small"
					iconSize={14}
					label={fill(text.columnRules.unpin, { name })}
					onClick={onDismiss}
				/>
			</div>
			{isOpen && <NoteCard noteId={noteId} />}
		</article>
	);
}
