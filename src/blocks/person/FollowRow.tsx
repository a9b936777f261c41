import type { ReactNode } from 'react';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { FollowButton } from './FollowButton';
import { PersonRow } from './PersonRow';

interface FollowRowProps {
	userId: string;
	/** `div` if the list makes the list items. */
	as?: 'li' | 'div';
}

/** A user in a list of people, with the button to follow them; without it for visitors and for oneself. */
export function FollowRow({ userId, as }: FollowRowProps): ReactNode {
	const session = useSession();
	const user = useUser(userId);
	const profile = session.isMember && userId !== session.userId ? user?.profile : null;
	return (
		<PersonRow userId={userId} {...(as && { as })}>
			{user && profile && <FollowButton user={user} profile={profile} />}
		</PersonRow>
	);
}
