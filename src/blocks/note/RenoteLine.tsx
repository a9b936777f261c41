import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import type { User } from '@/domain/person/User';
import { Phrase } from '@/i18n/Phrase';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import { PathLink } from '../navigation/PathLink';
import { UserName } from '../person/UserName';
import { RelativeTime } from '../time/RelativeTime';
import styles from './NoteLines.module.css';
import { VisibilityMark } from './VisibilityMark';

const RENOTE = Icon({ name: 'renote', size: 14 });

/** Who renoted, and when. */
export function RenoteLine({ note, user }: { note: Note; user: User }) {
	const name = (
		<PathLink className={styles.name} path={profilePath(user)}>
			<UserName user={user} />
		</PathLink>
	);
	return (
		<div className={styles.renote}>
			{RENOTE}
			<span className={styles.who}>
				<Phrase markup={text.note.renotedBy} parts={{ name }} />
			</span>
			<VisibilityMark visibility={note.visibility} localOnly={note.localOnly} />
			<PathLink className={styles.time} path={pathTo('note', { noteId: note.id })}>
				<RelativeTime at={note.createdAt} isColoured />
			</PathLink>
		</div>
	);
}
