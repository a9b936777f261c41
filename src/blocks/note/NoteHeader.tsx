import { memo } from 'react';
import type { Note } from '@/domain/note/Note';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { proxied } from '../media/proxied';
import { PathLink } from '../navigation/PathLink';
import { UserName } from '../person/UserName';
import { RelativeTime } from '../time/RelativeTime';
import styles from './NoteHeader.module.css';
import { VisibilityMark } from './VisibilityMark';

interface NoteHeaderProps extends Pick<Note, 'visibility' | 'localOnly' | 'createdAt'> {
	noteId: string;
	user: User;
}

/** The author, audience and time of a note. */
export const NoteHeader = memo(function NoteHeader(props: NoteHeaderProps) {
	const { noteId, user } = props;
	const session = useSession();
	return (
		<header>
			<div className={styles.line}>
				<PathLink className={styles.name} path={profilePath(user)}>
					<UserName user={user} />
				</PathLink>
				<span className={styles.handle}>{acct(user)}</span>
				{user.isBot && <span className={styles.bot}>{text.note.bot}</span>}
				{user.badgeRoles.map(
					role =>
						role.iconUrl && (
							<img
								key={role.name}
								className={styles.badge}
								src={proxied(session, role.iconUrl, 'preview')}
								alt={role.name}
								title={role.name}
								loading="lazy"
								decoding="async"
							/>
						),
				)}
				<VisibilityMark visibility={props.visibility} localOnly={props.localOnly} />
				<PathLink className={styles.time} path={pathTo('note', { noteId })}>
					<RelativeTime at={props.createdAt} isColoured />
				</PathLink>
			</div>
		</header>
	);
});
