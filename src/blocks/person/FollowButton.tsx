import type { ReactNode } from 'react';
import type { User, UserProfile } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button, type ButtonProps } from '@/ui/button/Button';
import { toggleFollow } from '../actions/toggleFollow';

interface FollowButtonProps extends Pick<ButtonProps, 'size'> {
	user: User;
	profile: UserProfile;
}

/**
 * Follows, requests to follow a locked account, or undoes either. Empty for the reader themselves, where one of the two
 * blocks the other, and if the token may not follow.
 */
export function FollowButton({ user, profile, size = 'normal' }: FollowButtonProps): ReactNode {
	const session = useSession();
	const mayFollow = useTokenMay('write:following');
	const { isFollowing, isFollowed, hasPendingFollowRequestFromYou: isPending, isBlocking, isBlocked } = profile;
	if (!mayFollow || user.id === session.userId) return null;
	if (isBlocking || (isBlocked && !isFollowing)) return null;
	const { unfollow, requested, cancelRequest, followBack, follow } = text.profile;
	const label = isFollowing ? unfollow : isPending ? requested : isFollowed ? followBack : follow;
	return (
		<Button
			variant={isFollowing || isPending ? 'normal' : 'primary'}
			size={size}
			round
			data-tooltip={isPending && !isFollowing ? cancelRequest : undefined}
			onClick={() => void toggleFollow(session, user, profile)}
		>
			{label}
		</Button>
	);
}
