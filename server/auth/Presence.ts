import { steadyNow } from '../steadyNow';
import type { Database } from '../store/Database';
import { type UserRow, users } from '../store/tables/users';

const MINUTE_MS = 60_000;
const ONLINE_MS = 10 * MINUTE_MS;
const ACTIVE_MS = 3 * 24 * 60 * MINUTE_MS;
/** The table is written at most this often per user. */
const WRITE_EVERY_MS = MINUTE_MS;

export type OnlineStatus = 'unknown' | 'online' | 'active' | 'offline';

/** When users were last active; those with an open stream are active. */
export class Presence {
	readonly #db: Database;
	readonly #seen = new Map<string, number>();

	constructor(db: Database) {
		this.#db = db;
	}

	/** Marks the user as active now. */
	touch(userId: string): void {
		const now = steadyNow();
		if (now - (this.#seen.get(userId) ?? 0) < WRITE_EVERY_MS) return;
		this.#seen.set(userId, now);
		this.#db.inPassing(() => this.#db.update(users, { lastActiveAt: Date.now() }, 'id = ?', userId));
	}

	/** How many users are online, including those who hide it, as only the number is published. */
	onlineCount(): number {
		return this.#db.count(users, 'abs(? - t.lastActiveAt) < ?', Date.now(), ONLINE_MS);
	}

	statusOf(user: Pick<UserRow, 'hideOnlineStatus' | 'lastActiveAt'>): OnlineStatus {
		if (user.hideOnlineStatus || user.lastActiveAt === null) return 'unknown';
		// May be in the future if the clock was set back; that doesn't make a user online.
		const away = Math.abs(Date.now() - user.lastActiveAt);
		if (away < ONLINE_MS) return 'online';
		return away < ACTIVE_MS ? 'active' : 'offline';
	}
}
