import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import { type ListRow, listFavorites } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

export function packLists({ db }: Core, rows: readonly ListRow[]): entities.UserList[] {
	const members = new Map<string, string[]>(rows.map(row => [row.id, []]));
	const found = db.all<{ listId: string; userId: string }>(
		'SELECT listId, userId FROM listMembers WHERE listId IN (SELECT value FROM json_each(?)) ORDER BY id',
		JSON.stringify(rows.map(row => row.id)),
	);
	for (const { listId, userId } of found) members.get(listId)?.push(userId);
	return rows.map(({ id, name, isPublic }) => packOne(id, name, isPublic, members.get(id) ?? []));
}

const packOne = (id: string, name: string, isPublic: boolean, userIds: string[]): entities.UserList => ({
	id,
	createdAt: dateOfId(id),
	name,
	userIds,
	isPublic,
});

export function packList(core: Core, row: ListRow): entities.UserList {
	const [packed] = packLists(core, [row]);
	return packed ?? packOne(row.id, row.name, row.isPublic, []);
}

/** A public list with the number of users who like it. */
export function packPublicList(core: Core, row: ListRow, viewer: UserRow | null) {
	return {
		...packList(core, row),
		likedCount: core.db.count(listFavorites, 't.listId = ?', row.id),
		isLiked: viewer !== null && core.db.exists(listFavorites, 't.listId = ? AND t.userId = ?', row.id, viewer.id),
	};
}
