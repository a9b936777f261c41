import { ApiError } from '@/api/ApiError';
import { acct } from '@/domain/acct';
import type { User, UserProfile } from '@/domain/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { readRelation } from '@/stores/session/relations';
import type { Session } from '@/stores/session/Session';
import { passGate } from './gate';

/** Refusals by which the reader has already what was wanted. */
const ALREADY_SO: ReadonlySet<string> = new Set(['ALREADY_FOLLOWING', 'NOT_FOLLOWING']);

/** Follows somebody, unfollows them, or takes the request back, whichever is next. */
export async function toggleFollow(session: Session, user: User, profile: UserProfile): Promise<void> {
	if (profile.isFollowing) {
		await change(session, user, 'following/delete', { isFollowing: false }, true);
	} else if (profile.hasPendingFollowRequestFromYou) {
		await change(session, user, 'following/requests/cancel', { hasPendingFollowRequestFromYou: false });
	} else {
		const guess = profile.isLocked ? { hasPendingFollowRequestFromYou: true } : { isFollowing: true };
		await change(session, user, 'following/create', guess);
	}
}

/**
 * @param guess what probably follows, shown at once. The answer doesn't tell: a locked account may accept at once, and
 * one that isn't may ask first. Where the stream has not told by then, the server is asked.
 */
function change(
	session: Session,
	user: User,
	endpoint: `following/${'create' | 'delete' | 'requests/cancel'}`,
	guess: Partial<UserProfile>,
	isConfirmed = false,
): Promise<void> {
	const { entities } = session;
	const { id: userId } = user;
	const before = entities.user(userId)?.profile ?? null;
	let guessed: UserProfile | null = null;
	const isGuess = () => guessed !== null && entities.user(userId)?.profile === guessed;
	return passGate(session, {
		confirmation: isConfirmed
			? { title: t('profile.unfollowTitle', { name: acct(user) }), okText: text.profile.unfollow }
			: undefined,
		optimistic() {
			entities.patchUser(userId, each => (each.profile ? { ...each, profile: { ...each.profile, ...guess } } : each));
			guessed = entities.user(userId)?.profile ?? null;
			return () => {
				if (isGuess()) entities.patchUser(userId, each => ({ ...each, profile: before }));
			};
		},
		async perform({ api }) {
			try {
				await api.call(endpoint, { userId });
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				await readRelation(session, userId);
				if (!ALREADY_SO.has(error.code)) throw error;
			}
			if (isGuess()) await readRelation(session, userId);
			if (endpoint === 'following/create') appEvents.emit('followed', { session, userId });
		},
	});
}
