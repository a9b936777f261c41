import type { FollowList } from '@/domain/paths/followListPath';
import { definePages, LIST_PAGE, nextBelow } from '@/stores/queries/Query';

interface FollowsOf {
	readonly userId: string;
	readonly list: FollowList;
}

/** Ids of those whom a user follows, or who follow them; the newest follows first. */
export const followsQuery = definePages({
	name: 'follows',
	lifetime: 'open',
	async fetch({ api, entities }, { userId, list }: FollowsOf, cursor, signal) {
		const params = { userId, limit: LIST_PAGE, ...(cursor !== null && { untilId: cursor }) };
		if (list === 'following') {
			const follows = await api.call('users/following', params, { signal });
			const ids = entities.ingestUsers(follows.flatMap(({ followee }) => followee ?? []));
			return { items: ids, next: nextBelow(follows, LIST_PAGE) };
		}
		const follows = await api.call('users/followers', params, { signal });
		const ids = entities.ingestUsers(follows.flatMap(({ follower }) => follower ?? []));
		return { items: ids, next: nextBelow(follows, LIST_PAGE) };
	},
});
