import type { Core } from '../Core';
import { Refusal } from '../http/ApiError';
import { isBlockedBy } from '../notes/noteTargets';
import { packUserLite } from '../pack/packUserLite';
import { type ListRow, listMembers } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

/**
 * Adds a user to a list, and notifies clients that show it.
 * @param owner whose policies limit the list
 * @throws Refusal `alreadyAdded`, `youHaveBeenBlocked`, `tooManyUsers`
 */
export function addMember(core: Core, owner: UserRow, list: ListRow, person: UserRow): void {
	const { db, bus } = core;
	db.transaction(() => {
		if (isBlockedBy(core, owner.id, person.id)) throw new Refusal('youHaveBeenBlocked');
		if (db.exists(listMembers, 't.listId = ? AND t.userId = ?', list.id, person.id)) throw new Refusal('alreadyAdded');
		const limit = core.roles.policies(owner).userEachUserListsLimit;
		if (db.count(listMembers, 't.listId = ?', list.id) >= limit) throw new Refusal('tooManyUsers');
		db.insert(listMembers, { id: core.ids.next(), listId: list.id, userId: person.id });
		db.afterCommit(() => bus.emit('list', { listId: list.id, type: 'userAdded', body: packUserLite(core, person) }));
	});
}

/** Removes a user from a list; does nothing if they aren't on it. */
export function removeMember(core: Core, listId: string, person: UserRow): void {
	const { db, bus } = core;
	if (db.delete(listMembers, 'listId = ? AND userId = ?', listId, person.id) === 0) return;
	db.afterCommit(() => bus.emit('list', { listId, type: 'userRemoved', body: packUserLite(core, person) }));
}
