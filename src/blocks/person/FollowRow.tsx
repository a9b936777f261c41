import type { ReactNode } from 'react';
import { useUser } from '@/stores/entities/useEntities';
import { FollowButton } from './FollowButton';
import { PersonRow } from './PersonRow';

interface FollowRowProps {
	userId: string;
	/** `div` if the list makes the list items. */
	as?: 'li' | 'div';
	/** Buttons beside the follow button. */
	children?: ReactNode;
}

/** A user in a list of people to get to know: with the beginning of their description and a follow button. */
export function FollowRow({ userId, as = 'li', children }: FollowRowProps): ReactNode {
	const user = useUser(userId);
	return (
		<PersonRow as={as} userId={userId} isDescribed>
			{user?.profile && <FollowButton user={user} profile={user.profile} size="small" />}
			{children}
		</PersonRow>
	);
}
