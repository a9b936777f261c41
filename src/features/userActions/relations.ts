import { passGate } from '@/blocks/actions/gate';
import { forgetPage } from '@/blocks/feed/rememberedPage';
import { acct } from '@/domain/acct';
import type { User, UserProfile } from '@/domain/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/Icon';
import { toast } from '@/ui/toast/toasts';
import type { CallOf } from '@/wire/endpoints/Endpoints';

type RelationName =
	| `${'mute' | 'renote-mute' | 'blocking'}/${'create' | 'delete'}`
	| `following/${'invalidate' | 'update'}`;

/** What one does about somebody, and what is so between the two afterwards. */
interface Relation {
	readonly call: CallOf<RelationName, 'userId'>;
	readonly change: Partial<UserProfile>;
	readonly confirmation?: { title: string; text?: string; okText: string; danger?: boolean };
	readonly said: string;
	readonly icon: IconName;
}

/** @param expiresAt milliseconds since the epoch; null: until it is taken back */
export function mute(session: Session, user: User, expiresAt: number | null): Promise<void> {
	return relate(session, user, {
		call: { endpoint: 'mute/create', params: { expiresAt } },
		change: { isMuted: true },
		said: t('userMenu.muted', { name: acct(user) }),
		icon: 'mute',
	});
}

export function unmute(session: Session, user: User): Promise<void> {
	return relate(session, user, {
		call: { endpoint: 'mute/delete', params: {} },
		change: { isMuted: false },
		said: t('userMenu.unmuted', { name: acct(user) }),
		icon: 'bell',
	});
}

export function muteRenotes(session: Session, user: User, isOn: boolean): Promise<void> {
	return relate(session, user, {
		call: { endpoint: isOn ? 'renote-mute/create' : 'renote-mute/delete', params: {} },
		change: { isRenoteMuted: isOn },
		said: isOn ? text.userMenu.renotesMuted : text.userMenu.renotesUnmuted,
		icon: 'renote',
	});
}

/** Both ways after a confirmation (spec 2 §4). */
export function block(session: Session, user: User, isOn: boolean): Promise<void> {
	const name = acct(user);
	return relate(session, user, {
		call: { endpoint: isOn ? 'blocking/create' : 'blocking/delete', params: {} },
		// Who is blocked no longer follows, nor is followed.
		change: isOn ? { isBlocking: true, isFollowing: false, isFollowed: false } : { isBlocking: false },
		confirmation: isOn
			? {
					title: t('userMenu.blockTitle', { name }),
					text: text.userMenu.blockText,
					okText: text.userMenu.block,
					danger: true,
				}
			: { title: t('userMenu.unblockTitle', { name }), okText: text.userMenu.unblock },
		said: t(isOn ? 'userMenu.blocked' : 'userMenu.unblocked', { name }),
		icon: 'block',
	});
}

export function breakFollow(session: Session, user: User): Promise<void> {
	const name = acct(user);
	return relate(session, user, {
		call: { endpoint: 'following/invalidate', params: {} },
		change: { isFollowed: false },
		confirmation: {
			title: t('userMenu.breakFollowTitle', { name }),
			okText: text.userMenu.breakFollow,
			danger: true,
		},
		said: t('userMenu.followBroken', { name }),
		icon: 'userMinus',
	});
}

export function notifyOfNotes(session: Session, user: User, isOn: boolean): Promise<void> {
	const notify = isOn ? 'normal' : 'none';
	return relate(session, user, {
		call: { endpoint: 'following/update', params: { notify } },
		change: { notify },
		said: isOn ? text.userMenu.notifying : text.userMenu.notNotifying,
		icon: 'bell',
	});
}

export function showReplies(session: Session, user: User, isOn: boolean): Promise<void> {
	return relate(session, user, {
		call: { endpoint: 'following/update', params: { withReplies: isOn } },
		change: { withReplies: isOn },
		said: isOn ? text.userMenu.repliesShown : text.userMenu.repliesHidden,
		icon: 'reply',
	});
}

async function relate(session: Session, user: User, relation: Relation): Promise<void> {
	const { endpoint, params } = relation.call;
	await passGate(session, {
		confirmation: relation.confirmation,
		async perform({ api }) {
			await api.call(endpoint, { userId: user.id, ...params });
			// Whose notes come may have changed.
			forgetPage(session.key);
			patchProfile(session, user.id, relation.change);
			toast(relation.said, { icon: relation.icon });
		},
	});
}

/** Changes what is known of somebody; without effect where only their name is. */
export function patchProfile(session: Session, userId: string, change: Partial<UserProfile>): void {
	session.entities.patchUser(userId, user =>
		user.profile ? { ...user, profile: { ...user.profile, ...change } } : user,
	);
}

/** Has the server ask somebody's own server who they are now (spec 2 §7). */
export async function refreshRemote(session: Session, userId: string): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('federation/update-remote-user', { userId });
			session.entities.ingestUsers([await api.call('users/show', { userId })]);
			toast(text.userMenu.refreshed, { icon: 'refresh' });
		},
	});
}
