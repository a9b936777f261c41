import { pathTo } from '@/domain/paths/pathTo';
import { acct } from '@/domain/person/acct';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from '../person/Avatar';
import { UserName } from '../person/UserName';
import { NoteContent } from './NoteContent';
import styles from './QuoteCard.module.css';

/** A preview of the quoted note, which opens it. It has no `data-note-id`. */
export function QuoteCard({ noteId }: { noteId: string }) {
	const note = useNote(noteId);
	const user = useUser(note?.userId ?? null);
	if (!note || !user) return <p className={styles.gone}>{text.note.unavailable}</p>;
	return (
		<blockquote className={styles.quote}>
			<PathLink className={styles.open} path={pathTo('note', { noteId })} aria-label={text.note.openNote} />
			<div className={styles.header}>
				<Avatar user={user} size={20} isPlain />
				<b className={styles.name}>
					<UserName user={user} />
				</b>
				<span className={styles.handle}>{acct(user)}</span>
			</div>
			<NoteContent note={note} host={user.host} isCat={user.isCat} quote={null} />
		</blockquote>
	);
}
