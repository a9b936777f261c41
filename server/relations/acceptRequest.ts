import type { Core } from '../Core';
import { followRequests } from '../store/tables/relations';
import { type UserRow, users } from '../store/tables/users';
import { startFollowing } from './follow';

/** Accepts a follow request. False if there was none. */
export function acceptRequest(core: Core, followee: UserRow, followerId: string): boolean {
	return core.db.transaction(() => {
		const request = core.db.first(
			followRequests,
			'WHERE t.followerId = ? AND t.followeeId = ?',
			followerId,
			followee.id,
		);
		const follower = core.db.byId(users, followerId);
		if (!request || !follower) return false;
		startFollowing(core, follower, followee, { withReplies: request.withReplies });
		return true;
	});
}

/** Accepts all follow requests. */
export function acceptAllRequests(core: Core, followee: UserRow): void {
	const waiting = core.db.select(followRequests, 'WHERE t.followeeId = ? ORDER BY t.id', followee.id);
	for (const { followerId } of waiting) acceptRequest(core, followee, followerId);
}
