import type { Core } from '../Core';
import { type ListRow, lists } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

/** A list of the user. */
export function ownList({ db }: Core, me: UserRow | null, listId: string): ListRow | null {
	const list = db.byId(lists, listId);
	return list && me && list.userId === me.id ? list : null;
}

/** A list that the caller may see: their own, or a public one. */
export function shownList(
	core: Core,
	me: UserRow | null,
	{ listId, forPublic }: { listId: string; forPublic: boolean },
): ListRow | null {
	if (!forPublic) return ownList(core, me, listId);
	const list = core.db.byId(lists, listId);
	return list?.isPublic ? list : null;
}
