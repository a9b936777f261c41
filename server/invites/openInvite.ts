import type { Core } from '../Core';
import { type InviteRow, invites } from '../store/tables/server';

/** The code, if an account can still be made with it. */
export function openInvite({ db }: Core, code: string): InviteRow | null {
	const row = db.first(invites, 'WHERE t.code = ?', code);
	if (!row || row.usedAt !== null) return null;
	return row.expiresAt === null || row.expiresAt > Date.now() ? row : null;
}
