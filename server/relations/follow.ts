import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { isBlockedBy } from '../notes/noteTargets';
import { notify } from '../notifications/notify';
import { packUser } from '../pack/packUser';
import { packUserLite } from '../pack/packUserLite';
import { follows } from '../store/tables/relations';
import { profiles, type UserRow, users } from '../store/tables/users';
import { deleteRequest, sendFollowRequest } from './followRequests';
import { isFollowing } from './isFollowing';
import { needsFollowRequest } from './needsFollowRequest';

export interface FollowOptions {
	/** Whether the home timeline includes their replies to others. */
	withReplies?: boolean;
}

/**
 * Follows a user, or sends a follow request if that is required.
 * @throws Refusal `alreadyFollowing`, `blocking`, `blocked`
 */
export function follow(core: Core, follower: UserRow, followee: UserRow, options: FollowOptions = {}): void {
	core.db.transaction(() => {
		if (isFollowing(core, follower.id, followee.id)) throw new Refusal('alreadyFollowing');
		if (isBlockedBy(core, followee.id, follower.id)) throw new Refusal('blocking');
		if (isBlockedBy(core, follower.id, followee.id)) throw new Refusal('blocked');
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', followee.id);
		const guard = {
			isLocked: followee.isLocked,
			carefulBot: profile?.carefulBot ?? false,
			autoAcceptFollowed: profile?.autoAcceptFollowed ?? true,
		};
		if (needsFollowRequest(guard, follower, isFollowing(core, followee.id, follower.id))) {
			sendFollowRequest(core, follower, followee, options.withReplies ?? false);
		} else {
			startFollowing(core, follower, followee, options);
		}
	});
}

/** Makes one user follow the other without a request; both are notified. */
export function startFollowing(core: Core, follower: UserRow, followee: UserRow, options: FollowOptions = {}): void {
	const { db, bus } = core;
	db.transaction(() => {
		deleteRequest(core, follower.id, followee.id);
		const isNew = db.insertNew(follows, {
			id: core.ids.next(),
			followerId: follower.id,
			followeeId: followee.id,
			withReplies: options.withReplies ?? false,
		});
		if (!isNew) return;
		db.run('UPDATE users SET followingCount = followingCount + 1 WHERE id = ?', follower.id);
		db.run('UPDATE users SET followersCount = followersCount + 1 WHERE id = ?', followee.id);
		bus.emit('follow', { follower, followee, change: 1 });
		db.afterCommit(() => {
			bus.emit('relations', { userId: follower.id });
			const message = db.first(profiles, 'WHERE t.userId = ?', followee.id)?.followedMessage ?? null;
			notify(core, follower.id, { type: 'followRequestAccepted', notifierId: followee.id, data: { message } });
			const body = packUser(core, db.byId(users, followee.id) ?? followee, follower);
			bus.emit('main', { userId: follower.id, type: 'follow', body });
			bus.emit('main', { userId: followee.id, type: 'followed', body: packUserLite(core, follower) });
			notify(core, followee.id, { type: 'follow', notifierId: follower.id });
		});
	});
}
