import { acct, notePath } from '@/domain/acct';
import { text } from '@/i18n/t';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { Icon } from '@/ui/Icon';
import { MfmText } from '../mfm/MfmText';
import { PathLink } from '../PathLink';
import { NamedLine } from './NamedLine';
import styles from './NoteLines.module.css';

const REPLY = Icon({ name: 'reply', size: 14 });
const PREVIEW_CHARACTERS = 80;

/** What a note replies to, in one line. */
export function ReplyLine({ noteId }: { noteId: string }) {
	const parent = useNote(noteId);
	const user = useUser(parent?.userId ?? null);
	if (!parent || !user) return null;
	const preview = (parent.cw ?? parent.text ?? '').slice(0, PREVIEW_CHARACTERS).replaceAll('\n', ' ');
	return (
		<PathLink className={styles.reply} path={notePath(noteId)}>
			{REPLY}
			<span className={styles.parent}>
				<NamedLine template={text.note.replyTo}>
					<span className={styles.handle}>{acct(user)}</span>
				</NamedLine>{' '}
				{preview && <MfmText text={preview} mode="simple" host={user.host} emojis={parent.emojis} isCat={user.isCat} />}
			</span>
		</PathLink>
	);
}
