import type { Core } from '../Core';
import { packUser } from '../pack/packUser';
import { follows } from '../store/tables/relations';
import { type UserRow, users } from '../store/tables/users';

/** Ends a follow. False if there was none. */
export function unfollow(core: Core, follower: UserRow, followee: UserRow): boolean {
	const { db } = core;
	return db.transaction(() => {
		if (db.delete(follows, 'followerId = ? AND followeeId = ?', follower.id, followee.id) === 0) return false;
		db.run('UPDATE users SET followingCount = max(0, followingCount - 1) WHERE id = ?', follower.id);
		db.run('UPDATE users SET followersCount = max(0, followersCount - 1) WHERE id = ?', followee.id);
		core.bus.emit('follow', { follower, followee, change: -1 });
		db.afterCommit(() => {
			core.bus.emit('relations', { userId: follower.id });
			announceUnfollow(core, follower, followee.id);
		});
		return true;
	});
}

/** Tells a user's clients that they don't follow (any longer, or after all). */
export function announceUnfollow(core: Core, follower: UserRow, followeeId: string): void {
	const followee = core.db.byId(users, followeeId);
	if (!followee) return;
	core.bus.emit('main', { userId: follower.id, type: 'unfollow', body: packUser(core, followee, follower) });
}
