import type { Core } from '../Core';
import { profiles } from '../store/tables/users';

/** What decides which notes a person gets, kept at hand for an open stream. Of visitors all of it is empty. */
export class Relations {
	readonly #core: Core;
	readonly #userId: string | null;
	/** Followed person → whether replies to others are wanted. */
	following = new Map<string, boolean>();
	channels = new Set<string>();
	/** Muted person → when the mute ends (milliseconds since 1970), null: never. */
	#mutes = new Map<string, number | null>();
	#blockers = new Set<string>();
	#renoteMutes = new Set<string>();
	#mutedInstances = new Set<string>();

	constructor(core: Core, userId: string | null) {
		this.#core = core;
		this.#userId = userId;
		this.reload();
	}

	/** Reads everything again: after the topic `relations`. */
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

	/** The person blocks the one whose stream this is. */
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
