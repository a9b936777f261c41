import { acct } from '@/domain/acct';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/t';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { Icon } from '@/ui/Icon';
import { PathLink } from '../PathLink';
import { NamedLine } from './NamedLine';
import { NoteExcerpt } from './NoteExcerpt';
import styles from './NoteLines.module.css';

const REPLY = Icon({ name: 'reply', size: 14 });
const PREVIEW_CHARACTERS = 80;

/** What a note replies to, in one line. */
export function ReplyLine({ noteId }: { noteId: string }) {
	const parent = useNote(noteId);
	const user = useUser(parent?.userId ?? null);
	if (!parent || !user) return null;
	return (
		<PathLink className={styles.reply} path={pathTo('note', { noteId })}>
			{REPLY}
			<span className={styles.parent}>
				<NamedLine template={text.note.replyTo}>
					<span className={styles.handle}>{acct(user)}</span>
				</NamedLine>{' '}
				<NoteExcerpt note={parent} author={user} length={PREVIEW_CHARACTERS} />
			</span>
		</PathLink>
	);
}
