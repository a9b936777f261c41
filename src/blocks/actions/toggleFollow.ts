import { acct } from '@/domain/person/acct';
import type { User, UserProfile } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { changeRelation, type Relation } from './changeRelation';

/** Follows a user, unfollows them, or withdraws the request, depending on the present relation. */
export async function toggleFollow(session: Session, user: User, profile: UserProfile): Promise<void> {
	const relation = nextRelation(user, profile);
	const isDone = await changeRelation(session, user, relation);
	if (isDone && relation.call.endpoint === 'following/create') appEvents.emit('followed', { session, userId: user.id });
}

function nextRelation(user: User, { isFollowing, hasPendingFollowRequestFromYou, isLocked }: UserProfile): Relation {
	if (isFollowing) {
		return {
			call: { endpoint: 'following/delete', params: {} },
			change: { isFollowing: false },
			isGuess: true,
			confirmation: { title: t('profile.unfollowTitle', { name: acct(user) }), okText: text.profile.unfollow },
		};
	}
	if (hasPendingFollowRequestFromYou) {
		return {
			call: { endpoint: 'following/requests/cancel', params: {} },
			change: { hasPendingFollowRequestFromYou: false },
			isGuess: true,
		};
	}
	return {
		call: { endpoint: 'following/create', params: {} },
		change: isLocked ? { hasPendingFollowRequestFromYou: true } : { isFollowing: true },
		isGuess: true,
	};
}
