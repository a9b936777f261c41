import type { ReactNode } from 'react';
import { useUser } from '@/stores/entities/useEntities';
import { FollowButton } from './FollowButton';
import styles from './FollowRow.module.css';
import { PersonRow } from './PersonRow';
import { useProfile } from './useProfile';

interface FollowRowProps {
	userId: string;
	/** `div` if the list makes the list items. */
	as?: 'li' | 'div';
	/** Whether the beginning of their description is shown; it is, unless told otherwise. */
	isDescribed?: boolean;
	/** What stands beside the follow button. */
	children?: ReactNode;
}

/** A user in a list of people, with a follow button. */
export function FollowRow({ userId, as = 'li', isDescribed = true, children }: FollowRowProps): ReactNode {
	const user = useUser(userId);
	useProfile(user);
	return (
		<PersonRow as={as} userId={userId} isDescribed={isDescribed}>
			<span className={styles.beside}>
				{user?.profile && <FollowButton user={user} profile={user.profile} size="small" />}
				{children}
			</span>
		</PersonRow>
	);
}
