import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { passGate } from '@/blocks/actions/gate';
import { pathLink } from '@/blocks/actions/pathLink';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { isModerator } from '@/domain/account/isModerator';
import type { Channel } from '@/domain/collection/collections';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { canShareByDevice, shareByDevice } from '@/platform/shareByDevice';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { type ChannelRelation, changeChannelRelation } from './changeChannel';

const CALLS = {
	isFollowing: { on: 'channels/follow', off: 'channels/unfollow' },
	isFavorited: { on: 'channels/favorite', off: 'channels/unfavorite' },
} as const;

/** Follows a channel or makes it a favourite, or takes that back; shown at once. */
export async function toggleChannel(session: Session, channel: Channel, relation: ChannelRelation): Promise<void> {
	const isOn = !channel[relation];
	await passGate(session, {
		confirmation:
			relation === 'isFollowing' && !isOn
				? { title: t('channels.unfollowTitle', { name: channel.name }), okText: text.channels.unfollow }
				: undefined,
		optimistic() {
			changeChannelRelation(session, channel, relation, isOn);
			return () => changeChannelRelation(session, { ...channel, [relation]: isOn }, relation, !isOn);
		},
		perform: ({ api }) => api.call(CALLS[relation][isOn ? 'on' : 'off'], { channelId: channel.id }),
	});
}

/** Whether the account may edit the channel: its owner and moderators may. */
export const mayEditChannel = (session: Session, { userId }: Channel): boolean =>
	session.isMember &&
	tokenMay(session, 'write:channels') &&
	(userId === session.userId || isModerator(session.me.getState().me));

export interface ChannelInMenu {
	readonly session: Session;
	readonly channel: Channel;
	readonly navigation: Navigation;
}

const addressOf = ({ session, channel }: ChannelInMenu) =>
	session.origin + pathTo('channel', { channelId: channel.id });

/** The menu of a channel. */
export const channelActions: readonly ActionGroup<ChannelInMenu>[] = [
	[
		{
			id: 'follow',
			icon: ({ channel }) => (channel.isFollowing ? 'minus' : 'plus'),
			label: ({ channel }) => (channel.isFollowing ? text.channels.unfollow : text.channels.follow),
			who: 'member',
			needs: ['write:channels'],
			run: ({ session, channel }) => void toggleChannel(session, channel, 'isFollowing'),
		},
		{
			id: 'favorite',
			icon: ({ channel }) => (channel.isFavorited ? 'starFilled' : 'star'),
			label: ({ channel }) => (channel.isFavorited ? text.channels.unfavorite : text.channels.favorite),
			who: 'member',
			needs: ['write:channels'],
			run: ({ session, channel }) => void toggleChannel(session, channel, 'isFavorited'),
		},
		{
			id: 'column',
			icon: 'columns',
			label: () => text.decks.showInColumn,
			who: 'member',
			isOffered: () => deckStore.isOpen,
			run: ({ session, channel: { id, name } }) =>
				intents.send({ kind: 'showColumn', session, column: 'channel', target: { kind: 'channel', id }, name }),
		},
	],
	[
		{
			id: 'copyLink',
			icon: 'link',
			label: () => text.channels.copyLink,
			run: on => void copyWithToast(addressOf(on)),
		},
		{
			id: 'share',
			icon: 'share',
			label: () => text.channels.share,
			asks: true,
			isOffered: canShareByDevice,
			run: on => void shareByDevice({ title: on.channel.name, url: addressOf(on) }),
		},
	],
	[
		{
			id: 'edit',
			icon: 'edit',
			label: () => text.channels.edit,
			who: 'member',
			isOffered: ({ session, channel }) => mayEditChannel(session, channel),
			link: ({ channel, navigation }) => pathLink(navigation, pathTo('editedChannel', { channelId: channel.id })),
		},
	],
];
