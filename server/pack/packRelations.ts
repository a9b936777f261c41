import type { Core } from '../Core';
import { follows } from '../store/tables/relations';
import { relationsOf } from './relationsOf';

/**
 * The response of `users/relation` for each user, in the requested order. All false for oneself and for unknown users.
 */
export function packRelations(core: Core, viewerId: string, ids: readonly string[]) {
	const relations = relationsOf(core, viewerId, ids);
	const rows = core.db.select(
		follows,
		'WHERE t.followerId = ? AND t.followeeId IN (SELECT value FROM json_each(?))',
		viewerId,
		JSON.stringify(ids),
	);
	const followOf = new Map(rows.map(row => [row.followeeId, row]));
	return ids.map(id => {
		const relation = relations.get(id);
		const follow = followOf.get(id);
		return {
			id,
			following: follow
				? {
						id: follow.id,
						followeeId: id,
						followerId: viewerId,
						isFollowerHibernated: false,
						withReplies: follow.withReplies,
						notify: follow.notify,
						followerHost: null,
						followerInbox: null,
						followerSharedInbox: null,
						followeeHost: null,
						followeeInbox: null,
						followeeSharedInbox: null,
					}
				: null,
			isFollowing: relation?.isFollowing ?? false,
			isFollowed: relation?.isFollowed ?? false,
			hasPendingFollowRequestFromYou: relation?.hasPendingFollowRequestFromYou ?? false,
			hasPendingFollowRequestToYou: relation?.hasPendingFollowRequestToYou ?? false,
			isBlocking: relation?.isBlocking ?? false,
			isBlocked: relation?.isBlocked ?? false,
			isMuted: relation?.isMuted ?? false,
			isRenoteMuted: relation?.isRenoteMuted ?? false,
		};
	});
}
