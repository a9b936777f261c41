import type { Core } from '../Core';
import { profiles } from '../store/tables/users';

/** The data that decides which notes a user gets, cached for an open stream. Empty for visitors. */
export class Relations {
	readonly #core: Core;
	readonly #userId: string | null;
	/** Followed user → whether replies to others are included. */
	following = new Map<string, boolean>();
	channels = new Set<string>();
	/** Muted user → when the mute ends (milliseconds since the epoch), null for never. */
	#mutes = new Map<string, number | null>();
	#blockers = new Set<string>();
	#renoteMutes = new Set<string>();
	#mutedInstances = new Set<string>();

	constructor(core: Core, userId: string | null) {
		this.#core = core;
		this.#userId = userId;
		this.reload();
	}

	/** Reads everything again, after the topic `relations`. */
	reload(): void {
		const id = this.#userId;
		if (id === null) return;
		const { db } = this.#core;
		const column = (sql: string) => new Set(db.all<{ id: string }>(sql, id).map(row => row.id));
		this.following = new Map(
			db
				.all<{ id: string; withReplies: number }>(
					'SELECT followeeId AS id, withReplies FROM follows WHERE followerId = ?',
					id,
				)
				.map(row => [row.id, row.withReplies === 1]),
		);
		this.channels = column('SELECT channelId AS id FROM channelFollows WHERE userId = ?');
		this.#blockers = column('SELECT blockerId AS id FROM blocks WHERE blockeeId = ?');
		this.#renoteMutes = column('SELECT muteeId AS id FROM renoteMutes WHERE muterId = ?');
		this.#mutes = new Map(
			db
				.all<{ id: string; expiresAt: number | null }>(
					'SELECT muteeId AS id, expiresAt FROM mutes WHERE muterId = ?',
					id,
				)
				.map(row => [row.id, row.expiresAt]),
		);
		this.#mutedInstances = new Set(db.first(profiles, 'WHERE t.userId = ?', id)?.mutedInstances);
	}

	isMuted(userId: string): boolean {
		const expiresAt = this.#mutes.get(userId);
		return expiresAt !== undefined && (expiresAt === null || expiresAt > Date.now());
	}

	/** Whether the user blocks the stream's owner. */
	isBlockedBy(userId: string): boolean {
		return this.#blockers.has(userId);
	}

	areRenotesMuted(userId: string): boolean {
		return this.#renoteMutes.has(userId);
	}

	isInstanceMuted(host: string | null): boolean {
		return host !== null && this.#mutedInstances.has(host);
	}
}
