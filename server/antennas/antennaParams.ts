import type { Core } from '../Core';
import * as p from '../http/params';
import { ownList } from '../lists/ownList';
import { type AntennaRow, type AntennaSource, antennas } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';

export const ANTENNA_SOURCES = ['home', 'all', 'users', 'list', 'users_blacklist'] as const satisfies AntennaSource[];

/** Rows of words; all words of a row must occur. Every new note is compared with each of them. */
export const antennaWords = () => p.list(p.list(p.text({ max: 128 }), { max: 20 }), { max: 200 });

/** Users by name, as `matchesAntenna` understands them. */
export const antennaUsers = () => p.list(p.text({ max: 512 }), { max: 500 });

/** Whether the rows contain any word. */
export const hasWords = (rows: readonly (readonly string[])[]): boolean =>
	rows.some(row => row.some(word => word !== ''));

export function ownAntenna({ db }: Core, me: UserRow, antennaId: string): AntennaRow | null {
	const antenna = db.byId(antennas, antennaId);
	return antenna?.userId === me.id ? antenna : null;
}

/** The list that an antenna uses, null for none; undefined if it doesn't belong to the owner. */
export function listOf(
	core: Core,
	owner: UserRow,
	{ src, userListId }: { src: AntennaSource; userListId?: string | null | undefined },
): string | null | undefined {
	if (src !== 'list' || !userListId) return null;
	return ownList(core, owner, userListId)?.id;
}
