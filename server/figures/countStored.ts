import type { Core } from '../Core';
import { timeOfId } from '../store/IdSource';
import type { SqlValue } from '../store/table';
import { FigureCounter } from './FigureCounter';

const ROWS_AT_ONCE = 2000;

/**
 * Counts what the tables hold and has not been counted: all of it in a database of an older version, and what was
 * created between the last write and a crash.
 */
export function countStored(core: Core): void {
	const { figures } = core;
	const from = figures.countedUpTo;
	const counter = new FigureCounter(figures);
	core.db.transaction(() => {
		for (const table of TABLES) countTable(core, table, from, counter);
		figures.flush();
		figures.mark();
	});
}

/** Forgets all figures and counts what the tables hold. */
export function recount(core: Core): void {
	core.figures.clear();
	countStored(core);
}

interface StoredTable<Row extends { id: string }> {
	/** Ends with the condition on the id. */
	sql: string;
	id: string;
	count(counter: FigureCounter, row: Row, time: number): void;
}

/** The rows' type stays with the function that counts them. */
const stored = <Row extends { id: string }>(table: StoredTable<Row>): StoredTable<{ id: string }> =>
	table as StoredTable<{ id: string }>;

const TABLES = [
	stored<{ id: string; host: string | null }>({
		sql: 'SELECT u.id, u.host FROM users u WHERE u.isDeleted = 0 AND',
		id: 'u.id',
		count: (counter, user, time) => counter.account(user, 1, time),
	}),
	stored<{
		id: string;
		userId: string;
		userHost: string | null;
		replyId: string | null;
		renoteId: string | null;
		hasFiles: number;
	}>({
		sql: 'SELECT n.id, n.userId, n.userHost, n.replyId, n.renoteId, n.hasFiles FROM notes n WHERE',
		id: 'n.id',
		count: (counter, note, time) => {
			counter.note({ ...note, hasFiles: note.hasFiles === 1 }, 1, time);
			// Nothing else is known of who has read.
			if (note.userHost === null) counter.read(note.userId, time);
		},
	}),
	stored<{ id: string; userId: string; host: string | null; authorId: string }>({
		sql: `SELECT r.id, r.userId, u.host, n.userId AS authorId
			FROM reactions r JOIN users u ON u.id = r.userId JOIN notes n ON n.id = r.noteId WHERE`,
		id: 'r.id',
		count: (counter, { userId, host, authorId }, time) => {
			counter.reaction({ authorId, by: { id: userId, host } }, time);
			if (host === null) counter.read(userId, time);
		},
	}),
	stored<{
		id: string;
		followerId: string;
		followeeId: string;
		followerHost: string | null;
		followeeHost: string | null;
	}>({
		sql: `SELECT f.id, f.followerId, f.followeeId, a.host AS followerHost, b.host AS followeeHost
			FROM follows f JOIN users a ON a.id = f.followerId JOIN users b ON b.id = f.followeeId WHERE`,
		id: 'f.id',
		count: (counter, { followerId, followeeId, followerHost, followeeHost }, time) =>
			counter.follow(
				{ follower: { id: followerId, host: followerHost }, followee: { id: followeeId, host: followeeHost } },
				1,
				time,
			),
	}),
	stored<{ id: string; size: number; userId: string | null; host: string | null }>({
		sql: 'SELECT f.id, f.size, f.userId, u.host FROM files f LEFT JOIN users u ON u.id = f.userId WHERE',
		id: 'f.id',
		count: (counter, { size, userId, host }, time) =>
			counter.file({ owner: userId === null ? null : { id: userId, host }, size }, 1, time),
	}),
];

function countTable({ db, figures }: Core, table: StoredTable<{ id: string }>, from: string, counter: FigureCounter) {
	const { sql, id } = table;
	const page = (after: SqlValue) =>
		db.all<{ id: string }>(`${sql} ${id} > ? ORDER BY ${id} LIMIT ${ROWS_AT_ONCE}`, after);
	for (let rows = page(from); rows.length > 0; rows = page(rows.at(-1)?.id ?? '~')) {
		for (const row of rows) table.count(counter, row, timeOfId(row.id));
		figures.write();
	}
}
