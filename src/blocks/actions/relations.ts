import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { readUser } from '@/stores/session/readUser';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { changeRelation } from './changeRelation';
import { passGate } from './gate';

/** @param expiresAt milliseconds since the epoch; null for no end */
export function mute(session: Session, user: User, expiresAt: number | null): Promise<boolean> {
	return changeRelation(session, user, {
		call: { endpoint: 'mute/create', params: { expiresAt } },
		change: { isMuted: true },
		said: { text: t('userMenu.muted', { name: acct(user) }), icon: 'mute' },
	});
}

export function unmute(session: Session, user: User): Promise<boolean> {
	return changeRelation(session, user, {
		call: { endpoint: 'mute/delete', params: {} },
		change: { isMuted: false },
		said: { text: t('userMenu.unmuted', { name: acct(user) }), icon: 'bell' },
	});
}

export function muteRenotes(session: Session, user: User, isOn: boolean): Promise<boolean> {
	return changeRelation(session, user, {
		call: { endpoint: isOn ? 'renote-mute/create' : 'renote-mute/delete', params: {} },
		change: { isRenoteMuted: isOn },
		said: { text: isOn ? text.userMenu.renotesMuted : text.userMenu.renotesUnmuted, icon: 'renote' },
	});
}

/** Blocks or unblocks, after a confirmation (rules/people#relations). */
export async function block(session: Session, user: User, isOn: boolean): Promise<boolean> {
	const name = acct(user);
	const isDone = await changeRelation(session, user, {
		call: { endpoint: isOn ? 'blocking/create' : 'blocking/delete', params: {} },
		// Blocking ends follows and requests in both directions.
		change: isOn
			? { isBlocking: true, isFollowing: false, isFollowed: false, hasPendingFollowRequestFromYou: false }
			: { isBlocking: false },
		confirmation: isOn
			? {
					title: t('userMenu.blockTitle', { name }),
					text: text.userMenu.blockText,
					okText: text.userMenu.block,
					danger: true,
				}
			: { title: t('userMenu.unblockTitle', { name }), okText: text.userMenu.unblock },
		said: { text: t(isOn ? 'userMenu.blocked' : 'userMenu.unblocked', { name }), icon: 'block' },
	});
	if (isDone && isOn) session.entities.ingestRelations([{ id: user.id, hasPendingFollowRequestToYou: false }]);
	return isDone;
}

export function breakFollow(session: Session, user: User): Promise<boolean> {
	const name = acct(user);
	return changeRelation(session, user, {
		call: { endpoint: 'following/invalidate', params: {} },
		change: { isFollowed: false },
		confirmation: {
			title: t('userMenu.breakFollowTitle', { name }),
			okText: text.userMenu.breakFollow,
			danger: true,
		},
		said: { text: t('userMenu.followBroken', { name }), icon: 'userMinus' },
	});
}

export function notifyOfNotes(session: Session, user: User, isOn: boolean): Promise<boolean> {
	const notify = isOn ? 'normal' : 'none';
	return changeRelation(session, user, {
		call: { endpoint: 'following/update', params: { notify } },
		change: { notify },
		said: { text: isOn ? text.userMenu.notifying : text.userMenu.notNotifying, icon: 'bell' },
	});
}

export function showReplies(session: Session, user: User, isOn: boolean): Promise<boolean> {
	return changeRelation(session, user, {
		call: { endpoint: 'following/update', params: { withReplies: isOn } },
		change: { withReplies: isOn },
		said: { text: isOn ? text.userMenu.repliesShown : text.userMenu.repliesHidden, icon: 'reply' },
	});
}

/** Makes the server fetch a remote user again (rules/people#remote-people). */
export async function refreshRemote(session: Session, userId: string): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call('federation/update-remote-user', { userId });
			await readUser(session, { userId });
			toast(text.userMenu.refreshed, { icon: 'refresh' });
		},
	});
}
