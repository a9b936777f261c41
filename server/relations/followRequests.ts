import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { packUserLite } from '../pack/packUserLite';
import { followRequests } from '../store/tables/relations';
import { notifications } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { announceMeUpdated } from '../users/announceMeUpdated';

/** Sends a follow request. Repeating it does nothing. */
export function sendFollowRequest(core: Core, follower: UserRow, followee: UserRow, withReplies: boolean): void {
	const { db, bus } = core;
	const row = { id: core.ids.next(), followerId: follower.id, followeeId: followee.id, withReplies };
	if (!db.insertNew(followRequests, row)) return;
	db.afterCommit(() => {
		bus.emit('main', { userId: followee.id, type: 'receiveFollowRequest', body: packUserLite(core, follower) });
		notify(core, followee.id, { type: 'receiveFollowRequest', notifierId: follower.id });
	});
	announceMeUpdated(core, followee.id);
}

/** Deletes a request and its notification. False if there was none. */
export function deleteRequest(core: Core, followerId: string, followeeId: string): boolean {
	const { db } = core;
	return db.transaction(() => {
		if (db.delete(followRequests, 'followerId = ? AND followeeId = ?', followerId, followeeId) === 0) return false;
		db.delete(notifications, "userId = ? AND notifierId = ? AND type = 'receiveFollowRequest'", followeeId, followerId);
		announceMeUpdated(core, followeeId);
		return true;
	});
}
