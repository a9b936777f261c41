import type { ReactNode } from 'react';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { useUser } from '@/stores/entities/useEntities';
import { MfmText } from '../mfm/MfmText';
import { PathLink } from '../navigation/PathLink';
import { Avatar } from './Avatar';
import styles from './PersonRow.module.css';
import { UserName } from './UserName';

interface PersonRowProps {
	userId: string;
	/** `div` if the list makes the list items. */
	as?: 'li' | 'div';
	/** Whether the beginning of their description is shown below. */
	isDescribed?: boolean;
	/** Buttons beside the name. */
	children?: ReactNode;
}

/** A user in a list of people; empty for an unknown id. */
export function PersonRow({ userId, as: Row = 'li', isDescribed = false, children }: PersonRowProps): ReactNode {
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
			{isDescribed && <Description user={user} />}
		</Row>
	);
}

function Description({ user: { profile, host, emojis } }: { user: User }): ReactNode {
	if (!profile?.description) return null;
	return (
		<p className={styles.description}>
			<MfmText text={profile.description} host={host} emojis={emojis} excerptLength={PREVIEW_LENGTH} />
		</p>
	);
}
