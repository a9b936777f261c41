import type { ReactNode } from 'react';
import { acct } from '@/domain/acct';
import type { User, UserProfile } from '@/domain/User';
import { t, text } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { passGate } from './actions/gate';

/** Follows, asks a locked account, or takes either back. */
export function FollowButton({ user, profile }: { user: User; profile: UserProfile }): ReactNode {
	const session = useSession();
	const { isFollowing, hasPendingFollowRequestFromYou: isPending, isLocked } = profile;
	const patch = (change: Partial<UserProfile>) => {
		session.entities.patchUser(user.id, each =>
			each.profile ? { ...each, profile: { ...each.profile, ...change } } : each,
		);
		return () =>
			session.entities.patchUser(user.id, each =>
				each.profile
					? { ...each, profile: { ...each.profile, isFollowing, hasPendingFollowRequestFromYou: isPending } }
					: each,
			);
	};
	const press = () => {
		if (isFollowing) {
			const confirmation = { title: t('profile.unfollowTitle', { name: acct(user) }), okText: text.profile.unfollow };
			return passGate(session, {
				confirmation,
				optimistic: () => patch({ isFollowing: false }),
				perform: ({ api }) => api.request('following/delete', { userId: user.id }),
			});
		}
		if (isPending) {
			return passGate(session, {
				optimistic: () => patch({ hasPendingFollowRequestFromYou: false }),
				perform: ({ api }) => api.request('following/requests/cancel', { userId: user.id }),
			});
		}
		return passGate(session, {
			optimistic: () => patch(isLocked ? { hasPendingFollowRequestFromYou: true } : { isFollowing: true }),
			async perform({ api }) {
				await api.request('following/create', { userId: user.id });
				appEvents.emit('followed', { session, userId: user.id });
			},
		});
	};
	const label = isFollowing ? text.profile.unfollow : isPending ? text.profile.requested : text.profile.follow;
	return (
		<Button variant={isFollowing || isPending ? 'normal' : 'primary'} round onClick={() => void press()}>
			{label}
		</Button>
	);
}
