import { copyAndTell } from '@/blocks/actions/copyAndTell';
import { endOf, muteDurations } from '@/blocks/actions/durations';
import { moderationItem } from '@/blocks/actions/moderationItem';
import { reportAbuse } from '@/blocks/actions/reportAbuse';
import { roleMenu } from '@/blocks/actions/roleMenu';
import type { Navigation } from '@/blocks/NavigationContext';
import { acct } from '@/domain/acct';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { plainName } from '@/domain/plainName';
import type { User } from '@/domain/User';
import { type UserOffers, userOffers } from '@/domain/userOffers';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { handlers } from '@/stores/handlers';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { withDividers } from '@/ui/menu/withDividers';
import { antennaMenu } from './antennaMenu';
import { editMemo } from './editMemo';
import { listMenu } from './listMenu';
import { block, breakFollow, mute, muteRenotes, notifyOfNotes, refreshRemote, showReplies, unmute } from './relations';

type Going = Pick<Navigation, 'navigate' | 'href'>;

/** What can be done with somebody, as the session stands to them now. */
export function userMenuItems(session: Session, user: User, navigation: Going): MenuItem[] {
	const { me } = session.me.getState();
	const offers = userOffers(user.id, user.profile, {
		userId: session.userId,
		isModerator: me !== null && (me.isModerator || me.isAdmin),
		may: permission => tokenMay(session, permission),
	});
	// What needs no answer of the server's comes first, so that nothing moves when it arrives.
	const groups = [
		copying(session, user),
		keeping(session, user, offers),
		...(deckStore.isOpen ? [showing(session, user)] : []),
		moderating(session, user, offers, navigation),
		plugins(session, user),
		following(session, user, offers),
		ending(session, user, offers),
	];
	return withDividers(groups);
}

function copying(session: Session, user: User): MenuItem[] {
	const remote = user.host === null ? null : (user.profile?.url ?? null);
	const isWeb = remote !== null && /^https?:\/\//.test(remote);
	return [
		{
			text: text.userMenu.copyHandle,
			caption: `@${user.username}@${user.host ?? session.host}`,
			icon: 'at',
			onSelect: () => void copyAndTell(`@${user.username}@${user.host ?? session.host}`),
		},
		{
			text: text.userMenu.copyAddress,
			icon: 'link',
			onSelect: () => void copyAndTell(session.origin + profilePath(user)),
		},
		{ text: text.userMenu.copyId, icon: 'copy', onSelect: () => void copyAndTell(user.id) },
		...(isWeb
			? [
					{
						text: text.userMenu.copyRemoteAddress,
						icon: 'link',
						onSelect: () => void copyAndTell(remote),
					} as const,
					{
						type: 'link',
						text: text.noteActions.openRemote,
						icon: 'externalLink',
						href: remote,
						external: true,
					} as const,
				]
			: []),
	];
}

function keeping(session: Session, user: User, offers: UserOffers): MenuItem[] {
	const items: MenuItem[] = [];
	if (offers.write) {
		items.push({
			text: text.userMenu.write,
			icon: 'pencil',
			onSelect: () => intents.send({ kind: 'compose', session, mention: acct(user) }),
		});
	}
	if (offers.memo) {
		items.push({ text: text.userMenu.memo, icon: 'note', onSelect: () => void editMemo(session, user) });
	}
	if (offers.collect) {
		items.push(
			{ type: 'submenu', text: text.userMenu.lists, icon: 'list', items: () => listMenu(session, user) },
			{ type: 'submenu', text: text.userMenu.antennas, icon: 'antenna', items: () => antennaMenu(session, user) },
		);
	}
	if (offers.refresh && user.host !== null) {
		items.push({
			text: text.userMenu.refresh,
			icon: 'refresh',
			onSelect: () => void refreshRemote(session, user.id),
		});
	}
	return items;
}

/** What they write, as a column of the deck. */
function showing(session: Session, user: User): MenuItem[] {
	const show = () =>
		intents.send({
			kind: 'showColumn',
			session,
			column: 'userNotes',
			target: { kind: 'user', id: user.id },
			name: plainName(user),
		});
	return [{ text: text.userMenu.showInDeck, icon: 'columns', onSelect: show }];
}

function moderating(session: Session, user: User, offers: UserOffers, navigation: Going): MenuItem[] {
	const items: MenuItem[] = [];
	if (offers.assignRole) {
		items.push({
			type: 'submenu',
			text: text.userMenu.giveRole,
			icon: 'badge',
			items: () => roleMenu(session, user.id),
		});
	}
	if (offers.moderate) items.push(moderationItem(navigation, pathTo('moderatedUser', { userId: user.id })));
	return items;
}

function plugins(session: Session, user: User): MenuItem[] {
	return handlers
		.of('user_action')
		.map(({ title, run }): MenuItem => ({ text: title, icon: 'plug', onSelect: () => run(session, user) }));
}

function following(session: Session, user: User, offers: UserOffers): MenuItem[] {
	const { profile } = user;
	if (!offers.following || !profile) return [];
	const isNotified = profile.notify === 'normal';
	return [
		{
			text: isNotified ? text.userMenu.notifyOff : text.userMenu.notifyOn,
			icon: 'bell',
			onSelect: () => void notifyOfNotes(session, user, !isNotified),
		},
		{
			text: profile.withReplies ? text.userMenu.repliesOff : text.userMenu.repliesOn,
			icon: 'reply',
			onSelect: () => void showReplies(session, user, !profile.withReplies),
		},
	];
}

function ending(session: Session, user: User, offers: UserOffers): MenuItem[] {
	const { profile } = user;
	const items: MenuItem[] = [];
	if (offers.mute && profile) {
		items.push(
			profile.isMuted
				? { text: text.userMenu.unmute, icon: 'bell', onSelect: () => void unmute(session, user) }
				: {
						type: 'submenu',
						text: text.userMenu.mute,
						icon: 'mute',
						items: muteDurations().map(duration => ({
							text: duration.text,
							onSelect: () => void mute(session, user, endOf(duration)),
						})),
					},
			{
				text: profile.isRenoteMuted ? text.userMenu.unmuteRenotes : text.userMenu.muteRenotes,
				icon: 'renote',
				onSelect: () => void muteRenotes(session, user, !profile.isRenoteMuted),
			},
		);
	}
	if (offers.block && profile) {
		items.push({
			text: profile.isBlocking ? text.userMenu.unblock : text.userMenu.block,
			icon: 'block',
			danger: !profile.isBlocking,
			onSelect: () => void block(session, user, !profile.isBlocking),
		});
	}
	if (offers.breakFollow) {
		items.push({
			text: text.userMenu.breakFollow,
			icon: 'userMinus',
			danger: true,
			onSelect: () => void breakFollow(session, user),
		});
	}
	if (offers.report) {
		items.push({
			text: text.noteMenu.report,
			icon: 'flag',
			danger: true,
			onSelect: () => void reportAbuse(session, user.id),
		});
	}
	return items;
}
