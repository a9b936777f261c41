import type { Database } from './Database';
import { ID_LENGTH } from './IdSource';
import type { Table } from './table';
import { allTables } from './tables';

/** The newest id that was given to anything; null: nothing is there. */
export function newestId(db: Database): string | null {
	let newest: string | null = null;
	for (const { name, columns } of allTables as readonly Table<object>[]) {
		if (!columns.has('id' as never)) continue;
		// From the newest on, by the key: what was not named by us is of another length.
		const row = db.get<{ id: string }>(
			`SELECT id FROM ${name} WHERE length(id) = ${ID_LENGTH} ORDER BY id DESC LIMIT 1`,
		);
		if (row && (newest === null || row.id > newest)) newest = row.id;
	}
	return newest;
}
