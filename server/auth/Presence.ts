import { steadyNow } from '../steadyNow';
import type { Database } from '../store/Database';
import { type UserRow, users } from '../store/tables/users';

const MINUTE_MS = 60_000;
const ONLINE_MS = 10 * MINUTE_MS;
const ACTIVE_MS = 3 * 24 * 60 * MINUTE_MS;
/** The table is written at most this often per person. */
const WRITE_EVERY_MS = MINUTE_MS;

export type OnlineStatus = 'unknown' | 'online' | 'active' | 'offline';

/** When people were last here: those with an open stream are. */
export class Presence {
	readonly #db: Database;
	readonly #seen = new Map<string, number>();

	constructor(db: Database) {
		this.#db = db;
	}

	/** The person is here now. */
	touch(userId: string): void {
		const now = steadyNow();
		if (now - (this.#seen.get(userId) ?? 0) < WRITE_EVERY_MS) return;
		this.#seen.set(userId, now);
		this.#db.inPassing(() => this.#db.update(users, { lastActiveAt: Date.now() }, 'id = ?', userId));
	}

	/** How many are online: those too who hide that they are, since nobody is named. */
	onlineCount(): number {
		return this.#db.count(users, 'abs(? - t.lastActiveAt) < ?', Date.now(), ONLINE_MS);
	}

	statusOf(user: Pick<UserRow, 'hideOnlineStatus' | 'lastActiveAt'>): OnlineStatus {
		if (user.hideOnlineStatus || user.lastActiveAt === null) return 'unknown';
		// In the future where the clock was set back since: nobody is online for that alone.
		const away = Math.abs(Date.now() - user.lastActiveAt);
		if (away < ONLINE_MS) return 'online';
		return away < ACTIVE_MS ? 'active' : 'offline';
	}
}
