import type { InfiniteData } from '@tanstack/react-query';
import type { Channel } from '@/domain/collection/collections';
import { changeCollection, changeInCollection } from '@/stores/collections';
import { changeThing } from '@/stores/queries/cachedThings';
import type { Page } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import { channelQuery, featuredChannelsQuery, foundChannelsQuery, ownedChannelsQuery } from './channelQueries';

/** Changes a channel in every list of this session that has it. */
export function changeChannel(session: Session, id: string, change: (channel: Channel) => Channel): void {
	const changed = (channel: Channel) => (channel.id === id ? change(channel) : channel);
	changeThing(session, channelQuery, id, change);
	changeThing(session, featuredChannelsQuery, null, all => all.map(changed));
	changeInCollection(session, 'favoriteChannels', id, change);
	changeInCollection(session, 'followedChannels', id, change);
	for (const { name } of [ownedChannelsQuery, foundChannelsQuery]) {
		queryClient.setQueriesData<InfiniteData<Page<Channel>>>(
			{ queryKey: [session.key, name] },
			known =>
				known && {
					...known,
					pages: known.pages.map(page => ({ ...page, items: page.items.map(channel => changed(channel)) })),
				},
		);
	}
}

/** The relations of the account to a channel, each with the list of the channels that have it. */
const RELATIONS = {
	isFollowing: 'followedChannels',
	isFavorited: 'favoriteChannels',
} as const;

export type ChannelRelation = keyof typeof RELATIONS;

/** Shows that the account follows a channel, or has it among its favourites, or does so no more: everywhere, at once. */
export function changeChannelRelation(
	session: Session,
	channel: Channel,
	relation: ChannelRelation,
	isOn: boolean,
): void {
	changeChannel(session, channel.id, now => ({
		...now,
		[relation]: isOn,
		...(relation === 'isFollowing' && { usersCount: Math.max(0, now.usersCount + (isOn ? 1 : -1)) }),
	}));
	changeCollection(session, RELATIONS[relation], all => {
		const others = all.filter(each => each.id !== channel.id);
		return isOn ? [{ ...channel, [relation]: true }, ...others] : others;
	});
}

/** After a channel was made, or has moved to the archive or back: the list of one's own is asked for again. */
export function refreshOwnedChannels(session: Session): void {
	void queryClient.invalidateQueries({ queryKey: [session.key, ownedChannelsQuery.name] });
}
