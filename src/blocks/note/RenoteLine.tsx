import type { Note } from '@/domain/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import type { User } from '@/domain/User';
import { text } from '@/i18n/t';
import { Icon } from '@/ui/Icon';
import { PathLink } from '../PathLink';
import { RelativeTime } from '../RelativeTime';
import { UserName } from '../UserName';
import { NamedLine } from './NamedLine';
import styles from './NoteLines.module.css';
import { VisibilityMark } from './VisibilityMark';

const RENOTE = Icon({ name: 'renote', size: 14 });

/** Who renoted, and when. */
export function RenoteLine({ note, user }: { note: Note; user: User }) {
	return (
		<div className={styles.renote}>
			{RENOTE}
			<span className={styles.who}>
				<NamedLine template={text.note.renotedBy}>
					<PathLink className={styles.name} path={profilePath(user)}>
						<UserName user={user} />
					</PathLink>
				</NamedLine>
			</span>
			<VisibilityMark visibility={note.visibility} localOnly={note.localOnly} />
			<PathLink className={styles.time} path={pathTo('note', { noteId: note.id })}>
				<RelativeTime at={note.createdAt} isColoured />
			</PathLink>
		</div>
	);
}
