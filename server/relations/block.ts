import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { removeMember } from '../lists/listMembership';
import { lists } from '../store/tables/collections';
import { blocks } from '../store/tables/relations';
import type { UserRow } from '../store/tables/users';
import { deleteRequest } from './followRequests';
import { unfollow } from './unfollow';

/**
 * Blocks a user: follows and requests between the two end, and the blocker is removed from the other's lists.
 * @throws Refusal `alreadyBlocking`
 */
export function block(core: Core, blocker: UserRow, blockee: UserRow): void {
	const { db } = core;
	db.transaction(() => {
		const row = { id: core.ids.next(), blockerId: blocker.id, blockeeId: blockee.id };
		if (!db.insertNew(blocks, row)) throw new Refusal('alreadyBlocking');
		unfollow(core, blocker, blockee);
		unfollow(core, blockee, blocker);
		deleteRequest(core, blocker.id, blockee.id);
		deleteRequest(core, blockee.id, blocker.id);
		for (const list of db.select(lists, 'WHERE t.userId = ?', blockee.id)) removeMember(core, list.id, blocker);
		tellRelations(core, blocker.id, blockee.id);
	});
}

/** @throws Refusal `notBlocking` */
export function unblock(core: Core, blockerId: string, blockeeId: string): void {
	core.db.transaction(() => {
		if (core.db.delete(blocks, 'blockerId = ? AND blockeeId = ?', blockerId, blockeeId) === 0) {
			throw new Refusal('notBlocking');
		}
		tellRelations(core, blockerId, blockeeId);
	});
}

function tellRelations({ db, bus }: Core, ...userIds: string[]): void {
	db.afterCommit(() => {
		for (const userId of userIds) bus.emit('relations', { userId });
	});
}
