import type { Core } from '../Core';
import { type UserRow, users } from '../store/tables/users';

/** A user by id, or by username and host (missing, null or this server's own for local users). */
export interface WhoIsMeant {
	userId?: string | undefined;
	username?: string | undefined;
	host?: string | null | undefined;
}

/** `elsewhere`: an unknown user of another server, who isn't looked up there. */
export function findOne({ db, urls }: Core, { userId, username = '', host }: WhoIsMeant): UserRow | 'elsewhere' | null {
	if (userId !== undefined) return db.byId(users, userId) ?? null;
	const name = username.toLowerCase();
	if (!host || host.toLowerCase() === urls.host) {
		return db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', name) ?? null;
	}
	return db.first(users, 'WHERE t.usernameLower = ? AND t.host = ?', name, host.toLowerCase()) ?? 'elsewhere';
}
