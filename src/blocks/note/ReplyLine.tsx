import { pathTo } from '@/domain/paths/pathTo';
import { acct } from '@/domain/person/acct';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { Icon } from '@/ui/icon/Icon';
import { PathLink } from '../navigation/PathLink';
import { NoteExcerpt } from './NoteExcerpt';
import styles from './NoteLines.module.css';

const REPLY = Icon({ name: 'reply', size: 14 });
const PREVIEW_CHARACTERS = 80;

/** The note that is replied to, in one line. */
export function ReplyLine({ noteId }: { noteId: string }) {
	const parent = useNote(noteId);
	const user = useUser(parent?.userId ?? null);
	if (!parent || !user) return null;
	return (
		<PathLink className={styles.reply} path={pathTo('note', { noteId })}>
			{REPLY}
			<span className={styles.parent}>
				<Phrase markup={text.note.replyTo} parts={{ name: <span className={styles.handle}>{acct(user)}</span> }} />{' '}
				<NoteExcerpt note={parent} author={user} length={PREVIEW_CHARACTERS} />
			</span>
		</PathLink>
	);
}
