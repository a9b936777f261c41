import type { ReactNode } from 'react';
import { FollowButton } from '@/blocks/person/FollowButton';
import { PersonRow } from '@/blocks/person/PersonRow';
import type { User } from '@/domain/person/User';

/** Whose profile it is, at the top of the parts other than the overview. */
export function PersonLine({ user }: { user: User }): ReactNode {
	return (
		<PersonRow as="div" userId={user.id}>
			{user.profile && <FollowButton user={user} profile={user.profile} size="small" />}
		</PersonRow>
	);
}
