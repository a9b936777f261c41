import type { Core } from '../Core';
import { beginningWith, containing } from '../store/likePattern';
import type { SqlValue } from '../store/table';
import { type UserRow, users } from '../store/tables/users';

export const USER_ORDERS = ['+follower', '-follower', '+createdAt', '-createdAt', '+updatedAt', '-updatedAt'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** `+`: the greatest first. */
const ORDERS: Record<UserOrder, string> = {
	'+follower': 't.followersCount DESC, t.id',
	'-follower': 't.followersCount, t.id',
	'+createdAt': 't.id DESC',
	'-createdAt': 't.id',
	'+updatedAt': 't.updatedAt IS NULL, t.updatedAt DESC, t.id',
	'-updatedAt': 't.updatedAt IS NULL, t.updatedAt, t.id',
};
/** A user who posted or changed something within this time is active. */
const ALIVE_MS = 5 * 24 * 60 * 60_000;

export interface OriginFilter {
	origin?: 'combined' | 'local' | 'remote';
	state?: 'all' | 'alive';
	hostname?: string | null | undefined;
}

/** A list of users, built from conditions on the table `users` (alias `t`). */
export class UserQuery {
	readonly #core: Core;
	readonly #conditions: string[] = [];
	readonly #values: SqlValue[] = [];

	/** Never includes suspended users, nor those whom the viewer has muted or who block the viewer. */
	constructor(core: Core, viewer: UserRow | null) {
		this.#core = core;
		this.where('t.isSuspended = 0 AND t.isDeleted = 0 AND t.isSystem = 0');
		if (!viewer) return;
		this.where('NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blockeeId = ? AND b.blockerId = t.id)', viewer.id);
		this.where(
			'NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muterId = ? AND m.muteeId = t.id AND (m.expiresAt IS NULL OR m.expiresAt > ?))',
			viewer.id,
			Date.now(),
		);
	}

	where(condition: string, ...values: SqlValue[]): this {
		this.#conditions.push(`(${condition})`);
		this.#values.push(...values);
		return this;
	}

	/** Only users who agreed to be listed. */
	explorable(): this {
		return this.where('t.isExplorable = 1');
	}

	/** Only users with notes. */
	writing(): this {
		return this.where('t.notesCount > 0');
	}

	of({ origin = 'combined', state, hostname }: OriginFilter): this {
		if (hostname) this.where('t.host = ?', hostname.toLowerCase());
		else if (origin !== 'combined') this.where(origin === 'local' ? 't.host IS NULL' : 't.host IS NOT NULL');
		if (state !== 'alive') return this;
		return this.where('max(coalesce(t.updatedAt, 0), coalesce(t.lastActiveAt, 0)) > ?', Date.now() - ALIVE_MS);
	}

	/** Users whose username or display name contains the words; with a leading `@`, whose username begins so. */
	matching(words: string): this {
		const [, name, host] = /^@?(\w+)(?:@(\S*))?$/.exec(words) ?? [];
		if (words.startsWith('@') && name !== undefined) return this.named({ username: name, host: host || undefined });
		const wanted = containing(words.toLowerCase());
		return this.where(
			`t.usernameLower LIKE ? ESCAPE '\\' OR t.name LIKE ? ESCAPE '\\' OR t.usernameLower || '@' || coalesce(t.host, '') = ?`,
			wanted,
			wanted,
			words.toLowerCase(),
		);
	}

	/** Users whose username and host begin so. Host null for this server. */
	named({ username, host }: { username?: string | null | undefined; host?: string | null | undefined }): this {
		if (username) this.where("t.usernameLower LIKE ? ESCAPE '\\'", beginningWith(username.toLowerCase()));
		if (host === undefined) return this;
		const isOwn = host === null || host === '.' || host.toLowerCase() === this.#core.urls.host;
		if (isOwn) return this.where('t.host IS NULL');
		return this.where("t.host LIKE ? ESCAPE '\\'", beginningWith(host.toLowerCase()));
	}

	rows({
		sort = '-createdAt',
		limit,
		offset = 0,
	}: {
		sort?: UserOrder | undefined;
		limit: number;
		offset?: number;
	}): UserRow[] {
		return this.#core.db.select(
			users,
			`WHERE ${this.#conditions.join(' AND ')} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
			...this.#values,
			limit,
			Math.max(0, offset),
		);
	}
}
