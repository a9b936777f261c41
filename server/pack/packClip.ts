import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { ClipRow } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';
import { packUsersLite } from './packUserLite';

/** Clips in the given order. Only the owner sees how many notes one has. */
export function packClips(core: Core, rows: readonly ClipRow[], viewer: UserRow | null): entities.Clip[] {
	if (rows.length === 0) return [];
	const ids = JSON.stringify(rows.map(row => row.id));
	const counted = (table: 'clipFavorites' | 'clipNotes') =>
		new Map(
			core.db
				.all<{ clipId: string; n: number }>(
					`SELECT clipId, count(*) AS n FROM ${table} WHERE clipId IN (SELECT value FROM json_each(?)) GROUP BY clipId`,
					ids,
				)
				.map(({ clipId, n }) => [clipId, n]),
		);
	const favorites = counted('clipFavorites');
	const notes = counted('clipNotes');
	const mine = new Set(
		core.db
			.all<{ clipId: string }>('SELECT clipId FROM clipFavorites WHERE userId = ?', viewer?.id ?? '')
			.map(row => row.clipId),
	);
	const people = packUsersLite(
		core,
		rows.map(row => row.userId),
	);
	return rows.flatMap(row => {
		const user = people.get(row.userId);
		if (!user) return [];
		const { id, userId, name, description, isPublic, lastClippedAt } = row;
		return {
			id,
			createdAt: dateOfId(id),
			lastClippedAt: lastClippedAt === null ? null : new Date(lastClippedAt).toISOString(),
			userId,
			user,
			name,
			description,
			isPublic,
			favoritedCount: favorites.get(id) ?? 0,
			...(viewer ? { isFavorited: mine.has(id) } : {}),
			...(viewer?.id === userId ? { notesCount: notes.get(id) ?? 0 } : {}),
		};
	});
}

/** @throws Error if its owner was deleted */
export function packClip(core: Core, row: ClipRow, viewer: UserRow | null): entities.Clip {
	const [packed] = packClips(core, [row], viewer);
	if (!packed) throw new Error(`clip ${row.id} has no owner`);
	return packed;
}
