import { pathTo } from '@/domain/paths/pathTo';
import { lateCollection } from '@/stores/lateCollection';
import type { Session } from '@/stores/session/Session';
import { defineTimeline } from '../defineTimeline';
import { shownTarget } from '../shownTarget';

/** The notes of a channel. */
export const channelColumn = defineTimeline({
	kind: 'channel',
	icon: 'channel',
	gate: { isForMembers: true, needs: 'read:channels' },
	options: ['withSensitive'],
	target: {
		kind: 'channel',
		all: favoriteAndFollowed,
		none: 'deck.no_channel',
		page: {
			path: channelId => pathTo('channel', { channelId }),
			plural: 'timeline.channels',
			show: async ({ api }, channelId, signal) =>
				shownTarget(await api.call('channels/show', { channelId }, { signal })),
		},
	},
	writesTo: ({ target }) => target && { channelId: target.id },
	source: {
		endpoint: 'channels/timeline',
		params: ({ target }) => ({ channelId: target?.id ?? '' }),
		channel: { name: 'channel' },
	},
});

async function favoriteAndFollowed(session: Session) {
	const [favorites, followed] = await Promise.all([
		lateCollection(session, 'favoriteChannels'),
		lateCollection(session, 'followedChannels'),
	]);
	const known = new Set(favorites.map(channel => channel.id));
	return [...favorites, ...followed.filter(channel => !known.has(channel.id))];
}
