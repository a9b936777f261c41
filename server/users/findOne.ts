import type { Core } from '../Core';
import { type UserRow, users } from '../store/tables/users';

/** Who is meant: by id, or by name and host (missing, null or this server's own: of this server). */
export interface WhoIsMeant {
	userId?: string | undefined;
	username?: string | undefined;
	host?: string | null | undefined;
}

/** `elsewhere`: somebody of another server whom nobody here knows, and who is not looked for there. */
export function findOne({ db, urls }: Core, { userId, username = '', host }: WhoIsMeant): UserRow | 'elsewhere' | null {
	if (userId !== undefined) return db.byId(users, userId) ?? null;
	const name = username.toLowerCase();
	if (!host || host.toLowerCase() === urls.host) {
		return db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', name) ?? null;
	}
	return db.first(users, 'WHERE t.usernameLower = ? AND t.host = ?', name, host.toLowerCase()) ?? 'elsewhere';
}
