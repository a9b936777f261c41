import type { ReactNode } from 'react';
import { acct } from '@/domain/acct';
import { profilePath } from '@/domain/paths/profilePath';
import { useUser } from '@/stores/entities/useEntities';
import { Avatar } from './Avatar';
import { PathLink } from './PathLink';
import styles from './PersonRow.module.css';
import { UserName } from './UserName';

/** Somebody in a list of people; nothing for an unknown id. */
export function PersonRow({ userId, children }: { userId: string; children?: ReactNode }): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<li className={styles.row}>
			<PathLink className={styles.person} path={profilePath(user)}>
				<Avatar user={user} size={36} isPlain />
				<span className={styles.names}>
					<b>
						<UserName user={user} />
					</b>
					<small>{acct(user)}</small>
				</span>
			</PathLink>
			{children}
		</li>
	);
}
