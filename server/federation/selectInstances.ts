import type { Database } from '../store/Database';
import { timeOfId } from '../store/IdSource';
import type { SqlValue } from '../store/table';
import type { InstanceRow } from '../store/tables/server';

/** Another server with what is counted of it. */
export interface CountedInstance extends InstanceRow {
	usersCount: number;
	notesCount: number;
	/** Follows of users here by its users. */
	followingCount: number;
	/** Follows of its users by users here. */
	followersCount: number;
	/** The id of the last thing that one of its users did; empty for none. */
	latestId: string;
}

/** `u` is each user of the server `t`. */
const OF_ITS_USERS = 'FROM users u WHERE u.host = t.host';
const follows = (theirs: string, ours: string): string =>
	`(SELECT count(*) FROM users u CROSS JOIN follows f ON f.${theirs} = u.id
		CROSS JOIN users o ON o.id = f.${ours} AND o.host IS NULL WHERE u.host = t.host)`;
const latest = (table: string, column: string): string =>
	`coalesce((SELECT max((SELECT max(x.id) FROM ${table} x WHERE x.${column} = u.id)) ${OF_ITS_USERS}), '')`;

const COLUMNS = `t.*,
	(SELECT count(*) ${OF_ITS_USERS} AND u.isDeleted = 0) AS usersCount,
	(SELECT count(*) FROM users u CROSS JOIN notes n ON n.userId = u.id WHERE u.host = t.host) AS notesCount,
	${follows('followerId', 'followeeId')} AS followingCount,
	${follows('followeeId', 'followerId')} AS followersCount,
	max(${latest('notes', 'userId')}, ${latest('reactions', 'userId')}, ${latest('follows', 'followerId')}) AS latestId`;

/** @param tail conditions, order and limits, which may name the counts */
export const selectInstances = (db: Database, tail: string, ...values: SqlValue[]): CountedInstance[] =>
	db.all<CountedInstance>(`SELECT * FROM (SELECT ${COLUMNS} FROM instances t) i ${tail}`, ...values);

/** When one of its users last did something; null for never. */
export const latestOf = ({ latestId }: CountedInstance): number | null => (latestId === '' ? null : timeOfId(latestId));
