import type { Core } from '../Core';
import { lists } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

/** Whether a user has the maximum number of lists. */
export const hasTooManyLists = (core: Core, owner: UserRow): boolean =>
	core.db.count(lists, 't.userId = ?', owner.id) >= core.roles.policies(owner).userListLimit;
