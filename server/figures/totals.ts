import type { Database } from '../store/Database';
import type { SqlValue } from '../store/table';
import { files } from '../store/tables/drive';
import { notes } from '../store/tables/notes';

/** Whose: all of this server, all of others, one server's. */
export type Whose = 'local' | 'remote' | { host: string };

/** A condition on the host of the user `u`. */
function hostIs(whose: Whose): [condition: string, ...values: SqlValue[]] {
	if (whose === 'local') return ['u.host IS NULL'];
	return whose === 'remote' ? ['u.host IS NOT NULL'] : ['u.host = ?', whose.host];
}

const count = (db: Database, sql: string, ...values: SqlValue[]): number =>
	db.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`, ...values)?.n ?? 0;

export function usersNow(db: Database, whose: Whose): number {
	const [condition, ...values] = hostIs(whose);
	return count(db, `users u WHERE u.isDeleted = 0 AND ${condition}`, ...values);
}

/** By the index of each author's notes, which is far smaller than the notes. */
export function notesNow(db: Database, whose: Whose): number {
	const [condition, ...values] = hostIs(whose);
	return count(db, `users u CROSS JOIN notes n ON n.userId = u.id WHERE ${condition}`, ...values);
}

export function filesNow(db: Database, host: string): number {
	return count(db, 'users u CROSS JOIN files f ON f.userId = u.id WHERE u.host = ?', host);
}

/** The follows of users here by users of a server (`followings`), or of its users by users here (`followers`). */
export function followsNow(db: Database, host: string, side: 'followings' | 'followers'): number {
	const [theirs, ours] = side === 'followings' ? ['followerId', 'followeeId'] : ['followeeId', 'followerId'];
	return count(
		db,
		`users u CROSS JOIN follows f ON f.${theirs} = u.id CROSS JOIN users o ON o.id = f.${ours} AND o.host IS NULL
			WHERE u.host = ?`,
		host,
	);
}

/** What a user has now. */
export const userTotals = (db: Database, userId: string) => ({
	notes: () => db.count(notes, 't.userId = ?', userId),
	files: () => db.count(files, 't.userId = ?', userId),
	/** Whom they follow, or who follows them, of one side. */
	follows: (which: 'followings' | 'followers', side: 'local' | 'remote'): number => {
		const [own, other] = which === 'followings' ? ['followerId', 'followeeId'] : ['followeeId', 'followerId'];
		return count(
			db,
			`follows f CROSS JOIN users u ON u.id = f.${other} AND ${hostIs(side)[0]} WHERE f.${own} = ?`,
			userId,
		);
	},
});
