import type { Core } from '../Core';
import { idBefore } from '../store/IdSource';
import type { SqlValue } from '../store/table';
import { type NoteRow, notes } from '../store/tables/notes';
import { profiles } from '../store/tables/users';
import { hiddenFromMember, hiddenFromVisitor } from './hiddenByAuthor';
import { isClosedToVisitors } from './isClosedToVisitors';

export interface Page {
	sinceId?: string | undefined;
	untilId?: string | undefined;
	/** Milliseconds since the epoch. */
	sinceDate?: number | undefined;
	untilDate?: number | undefined;
}

/** The bounds of a page as ids (both exclusive), and its order. */
export function pageBounds(page: Page): { since: string | null; until: string | null; isOldestFirst: boolean } {
	const since = page.sinceId ?? (page.sinceDate === undefined ? null : idBefore(page.sinceDate));
	const until = page.untilId ?? (page.untilDate === undefined ? null : idBefore(page.untilDate));
	return { since, until, isOldestFirst: since !== null && until === null };
}

/**
 * A list of notes, built from conditions on the table `notes` (alias `t`). It scans the primary key from the edge of
 * the page, so that a page costs what it shows; conditions on other tables are `EXISTS` probes.
 */
export class NoteQuery {
	readonly #core: Core;
	readonly #viewerId: string | null;
	readonly #conditions: string[] = [];
	readonly #values: SqlValue[] = [];
	#order = 't.id DESC';

	constructor(core: Core, viewerId: string | null) {
		this.#core = core;
		this.#viewerId = viewerId;
	}

	where(condition: string, ...values: SqlValue[]): this {
		this.#conditions.push(`(${condition})`);
		this.#values.push(...values);
		return this;
	}

	/** Newest first; with only `since…` oldest first, starting next to the given one. */
	page(page: Page): this {
		const { since, until, isOldestFirst } = pageBounds(page);
		if (since !== null) this.where('t.id > ?', since);
		if (until !== null) this.where('t.id < ?', until);
		this.#order = isOldestFirst ? 't.id ASC' : 't.id DESC';
		return this;
	}

	/** Only notes that the viewer may see. */
	visible(): this {
		const me = this.#viewerId;
		if (me === null) return this.where("t.visibility IN ('public', 'home')");
		return this.where(
			`t.visibility IN ('public', 'home') OR t.userId = ?
			OR (t.visibility = 'followers' AND (t.replyUserId = ? OR ${FOLLOWED} OR ${CONCERNED}))
			OR (t.visibility = 'specified' AND EXISTS (SELECT 1 FROM json_each(t.visibleUserIds) WHERE value = ?))`,
			me,
			me,
			me,
			me,
			me,
		);
	}

	/**
	 * Only notes whose content the viewer may read, for searching: a note that passes `visible()` may still have hidden
	 * content.
	 */
	readable(): this {
		this.visible();
		const me = this.#viewerId;
		if (me !== null) {
			const isLetIn = `t.replyUserId IS ? OR ${FOLLOWED} OR ${CONCERNED}`;
			return this.where(
				`t.userId = ? OR t.visibility = 'specified' OR NOT ${hiddenFromMember('t.id', 't.userId', isLetIn)}`,
				me,
				me,
				me,
				me,
			);
		}
		this.where(`NOT ${hiddenFromVisitor('t.id', 't.userId')}`);
		if (isClosedToVisitors(this.#core, { userHost: null })) return this.where('0');
		return isClosedToVisitors(this.#core, { userHost: 'elsewhere' }) ? this.where('t.userHost IS NULL') : this;
	}

	/**
	 * Without notes by, to or renoted from users whom the viewer has muted or who block the viewer, and without those
	 * of suspended users.
	 */
	unmuted({ mutes = true }: { mutes?: boolean } = {}): this {
		this.where('NOT EXISTS (SELECT 1 FROM users u WHERE u.id = t.userId AND (u.isSuspended = 1 OR u.isDeleted = 1))');
		const me = this.#viewerId;
		if (me === null) return this;
		const those = 'IN (t.userId, t.replyUserId, t.renoteUserId)';
		this.where(`NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blockeeId = ? AND b.blockerId ${those})`, me);
		if (!mutes) return this;
		this.where(
			`NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muterId = ? AND m.muteeId ${those} AND (m.expiresAt IS NULL OR m.expiresAt > ?))`,
			me,
			Date.now(),
		);
		this.where(
			't.isPureRenote = 0 OR NOT EXISTS (SELECT 1 FROM renoteMutes r WHERE r.muterId = ? AND r.muteeId = t.userId)',
			me,
		);
		const hosts = this.#core.db.first(profiles, 'WHERE t.userId = ?', me)?.mutedInstances ?? [];
		if (hosts.length === 0) return this;
		return this.where(
			't.userHost IS NULL OR t.userHost NOT IN (SELECT value FROM json_each(?))',
			JSON.stringify(hosts),
		);
	}

	/** Optionally only notes with files, or without pure renotes. */
	kinds({ withFiles, withRenotes }: { withFiles?: boolean | undefined; withRenotes?: boolean | undefined }): this {
		if (withFiles) this.where('t.hasFiles = 1');
		if (withRenotes === false) this.where('t.isPureRenote = 0');
		return this;
	}

	/** With an order of its own, such as `t.renoteCount DESC`: then every matching note is read. */
	orderedBy(order: string): this {
		this.#order = order;
		return this;
	}

	/** Negative offsets count as 0. */
	rows(limit: number, offset = 0): NoteRow[] {
		const { sql, values } = this.condition;
		const tail = `WHERE ${sql} ORDER BY ${this.#order} LIMIT ? OFFSET ?`;
		return this.#core.db.select(notes, tail, ...values, limit, Math.max(0, offset));
	}

	/** All conditions as one, for a query that joins the notes (alias `t`) to another table. */
	get condition(): { sql: string; values: readonly SqlValue[] } {
		return { sql: this.#conditions.join(' AND ') || '1', values: this.#values };
	}
}

/** The viewer follows the author. Takes the viewer's id. */
export const FOLLOWED = 'EXISTS (SELECT 1 FROM follows f WHERE f.followerId = ? AND f.followeeId = t.userId)';
/** The note mentions or addresses the viewer. Takes the viewer's id. */
const CONCERNED = 'EXISTS (SELECT 1 FROM noteMentions c WHERE c.userId = ? AND c.noteId = t.id)';
