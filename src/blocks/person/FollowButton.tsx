import type { ReactNode } from 'react';
import type { User, UserProfile } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { toggleFollow } from '../actions/toggleFollow';

/** Follows, requests to follow a locked account, or undoes either; empty if the token may not. */
export function FollowButton({ user, profile }: { user: User; profile: UserProfile }): ReactNode {
	const session = useSession();
	const mayFollow = useTokenMay('write:following');
	if (!mayFollow) return null;
	const { isFollowing, hasPendingFollowRequestFromYou: isPending } = profile;
	const label = isFollowing ? text.profile.unfollow : isPending ? text.profile.requested : text.profile.follow;
	return (
		<Button
			variant={isFollowing || isPending ? 'normal' : 'primary'}
			round
			onClick={() => void toggleFollow(session, user, profile)}
		>
			{label}
		</Button>
	);
}
