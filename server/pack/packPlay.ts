import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { PlayRow } from '../store/tables/plays';
import type { UserRow } from '../store/tables/users';
import { packUsersLite } from './packUserLite';

/**
 * Plays in the given order.
 * @param viewer whose like is told; null for visitors, and for lists of which nothing of the kind is asked
 */
export function packPlays(core: Core, rows: readonly PlayRow[], viewer: UserRow | null): entities.Flash[] {
	if (rows.length === 0) return [];
	const liked = new Set(
		core.db
			.all<{ playId: string }>(
				'SELECT playId FROM playLikes WHERE userId = ? AND playId IN (SELECT value FROM json_each(?))',
				viewer?.id ?? '',
				JSON.stringify(rows.map(row => row.id)),
			)
			.map(row => row.playId),
	);
	const people = packUsersLite(
		core,
		rows.map(row => row.userId),
	);
	return rows.flatMap(({ id, userId, title, summary, script, visibility, likedCount, updatedAt }) => {
		const user = people.get(userId);
		if (!user) return [];
		return {
			...{ id, createdAt: dateOfId(id), updatedAt: new Date(updatedAt).toISOString(), userId, user },
			...{ title, summary, script, visibility, likedCount },
			...(viewer ? { isLiked: liked.has(id) } : {}),
		};
	});
}

/** @throws Error if its author was deleted */
export function packPlay(core: Core, row: PlayRow, viewer: UserRow | null): entities.Flash {
	const [packed] = packPlays(core, [row], viewer);
	if (!packed) throw new Error(`play ${row.id} has no author`);
	return packed;
}
