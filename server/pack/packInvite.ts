import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { InviteRow } from '../store/tables/server';
import { packUsersLite } from './packUserLite';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Invitations in the given order, with those who made and used them. */
export function packInvites(core: Core, rows: readonly InviteRow[]) {
	const people = packUsersLite(
		core,
		rows.flatMap(row => [row.createdById ?? [], row.usedById ?? []].flat()),
	);
	return rows.map(row => ({
		...packNewInvite(row),
		createdBy: people.get(row.createdById ?? '') ?? null,
		usedBy: people.get(row.usedById ?? '') ?? null,
	}));
}

/** An invitation for those who have just made it. */
export const packNewInvite = (row: InviteRow) => ({
	id: row.id,
	code: row.code,
	expiresAt: iso(row.expiresAt),
	createdAt: dateOfId(row.id),
	createdBy: null,
	usedBy: null,
	usedAt: iso(row.usedAt),
	used: row.usedAt !== null,
});
