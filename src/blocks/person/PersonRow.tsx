import type { ReactNode } from 'react';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { useUser } from '@/stores/entities/useEntities';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from './Avatar';
import styles from './PersonRow.module.css';
import { UserName } from './UserName';

interface PersonRowProps {
	userId: string;
	/** `div` if the list makes the list items. */
	as?: 'li' | 'div';
	children?: ReactNode;
}

/** A user in a list of people; empty for an unknown id. */
export function PersonRow({ userId, as: Row = 'li', children }: PersonRowProps): ReactNode {
	const user = useUser(userId);
	if (!user) return null;
	return (
		<Row className={styles.row}>
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
		</Row>
	);
}
