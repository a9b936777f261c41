import type { Core } from '../Core';
import { idBefore } from '../store/IdSource';
import { invites } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';

const MINUTE_MS = 60_000;

/** How many codes a user may still make in the running period; null for any number. */
export function inviteRoom(core: Core, me: UserRow): number | null {
	const { inviteLimit, inviteLimitCycle } = core.roles.policies(me);
	if (inviteLimit === 0) return null;
	const since = idBefore(Date.now() - inviteLimitCycle * MINUTE_MS);
	return Math.max(0, inviteLimit - core.db.count(invites, 't.createdById = ? AND t.id > ?', me.id, since));
}
