import { pagingParams } from '@/api/pagingParams';
import { toChannel } from '@/api/toCollections';
import { prepareMfm } from '@/blocks/mfm/prepareMfm';
import type { Channel } from '@/domain/collection/collections';
import { definePages, defineThing, LIST_PAGE, nextBelow } from '@/stores/queries/Query';

/** One channel. Its pinned notes are stored in the session, ready to be shown. */
export const channelQuery = defineThing({
	name: 'channel',
	lifetime: 'open',
	async fetch(session, channelId: string, signal): Promise<Channel> {
		const channel = await session.api.call('channels/show', { channelId }, { signal });
		await prepareMfm(session, session.entities.ingest(channel.pinnedNotes ?? []));
		return toChannel(channel);
	},
});

/** The channels where something was posted lately. */
export const featuredChannelsQuery = defineThing<null, readonly Channel[]>({
	name: 'featuredChannels',
	lifetime: 'changing',
	fetch: async ({ api }, _, signal) => (await api.call('channels/featured', {}, { signal })).map(toChannel),
});

/** The account's own channels, the newest first, without those in the archive. */
export const ownedChannelsQuery = definePages<null, Channel>({
	name: 'ownedChannels',
	lifetime: 'changing',
	async fetch({ api }, _, untilId, signal) {
		const told = await api.call('channels/owned', pagingParams({ limit: LIST_PAGE, untilId }), { signal });
		return { items: told.map(toChannel), next: nextBelow(told, LIST_PAGE) };
	},
});

export interface ChannelSearch {
	readonly query: string;
	readonly type: 'nameAndDescription' | 'nameOnly';
}

export const foundChannelsQuery = definePages<ChannelSearch, Channel>({
	name: 'foundChannels',
	lifetime: 'changing',
	async fetch({ api }, search, untilId, signal) {
		const told = await api.call(
			'channels/search',
			{ ...search, ...pagingParams({ limit: LIST_PAGE, untilId }) },
			{ signal },
		);
		return { items: told.map(toChannel), next: nextBelow(told, LIST_PAGE) };
	},
});
