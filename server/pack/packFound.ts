import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';
import { packUsers } from './packUser';
import { packUsersLite } from './packUserLite';

/** Search results, with or without profiles. */
export function packFound(
	core: Core,
	rows: readonly UserRow[],
	viewer: UserRow | null,
	isDetailed: boolean,
): entities.User[] {
	if (isDetailed) return packUsers(core, rows, viewer);
	const packed = packUsersLite(core, rows);
	return rows.flatMap(row => packed.get(row.id) ?? []);
}
