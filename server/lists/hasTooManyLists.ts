import type { Core } from '../Core';
import { lists } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

/** Whether somebody has as many lists as they may have. */
export const hasTooManyLists = (core: Core, owner: UserRow): boolean =>
	core.db.count(lists, 't.userId = ?', owner.id) >= core.roles.policies(owner).userListLimit;
