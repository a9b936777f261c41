import { Database } from './Database';
import { ForeignDatabase, migrate, NewerDatabase } from './migrate';

/** Result codes of SQLite, the low byte of the extended ones. https://sqlite.org/rescode.html */
const CODE = { busy: 5, locked: 6, readonly: 8, ioerr: 10, corrupt: 11, full: 13, cantopen: 14, notadb: 26 } as const;

const ELSEWHERE = 'or choose another data folder with --data.';

/**
 * Opens the database in a data folder and brings it to the present schema.
 * @throws Error with a message for users that names the file and says what to do
 */
export function openDatabase(data: string, path: string): Database {
	let db: Database | null = null;
	try {
		db = new Database(path);
		migrate(db);
		return db;
	} catch (error) {
		db?.close();
		throw new Error(databaseProblem(error, data, path), { cause: error });
	}
}

function databaseProblem(error: unknown, data: string, path: string): string {
	if (error instanceof NewerDatabase) {
		return `${path} was made by a newer version of Quarterdeck. Install that one, ${ELSEWHERE}`;
	}
	if (error instanceof ForeignDatabase) return `${path} is a database of something else. Move it away, ${ELSEWHERE}`;
	const { sqliteCode, message } = error as { sqliteCode?: number; message?: string };
	switch (sqliteCode) {
		case CODE.busy:
		case CODE.locked:
			return `Another server is running on the data folder ${data}. Stop it, ${ELSEWHERE}`;
		case CODE.notadb:
			return `${path} is not a database. Move it away, ${ELSEWHERE}`;
		case CODE.corrupt:
			return `${path} is damaged. Put a copy of it back, ${ELSEWHERE}`;
		case CODE.readonly:
			return `${path} is read-only. Make it and its folder writable, ${ELSEWHERE}`;
		case CODE.cantopen:
			return `${path} can't be opened. Make it a file that you may read and write, ${ELSEWHERE}`;
		case CODE.full:
			return `The disk with ${path} is full. Make room, ${ELSEWHERE}`;
		case CODE.ioerr:
			return `${path} can't be read or written (${message}). Check the disk, ${ELSEWHERE}`;
		default:
			return `${path} can't be used (${message}). Move it away, ${ELSEWHERE}`;
	}
}
