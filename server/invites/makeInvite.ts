import { randomText } from '../auth/randomText';
import type { Core } from '../Core';
import { type InviteRow, invites } from '../store/tables/server';

const CODE_LENGTH = 12;

/** Makes a code for one account. */
export function makeInvite(core: Core, createdById: string | null, expiresAt: number | null): InviteRow {
	const code = randomText(CODE_LENGTH).toUpperCase();
	const row: InviteRow = { id: core.ids.next(), code, expiresAt, createdById, usedById: null, usedAt: null };
	core.db.insert(invites, row);
	return row;
}
