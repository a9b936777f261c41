import type { Database } from './Database';
import { ID_LENGTH } from './IdSource';
import type { Table } from './table';
import { allTables } from './tables';

/** The newest id in the database; null if it is empty. */
export function newestId(db: Database): string | null {
	let newest: string | null = null;
	for (const { name, columns } of allTables as readonly Table<object>[]) {
		if (!columns.has('id' as never)) continue;
		// Scans from the newest by key; ids that we didn't make have another length.
		const row = db.get<{ id: string }>(
			`SELECT id FROM ${name} WHERE length(id) = ${ID_LENGTH} ORDER BY id DESC LIMIT 1`,
		);
		if (row && (newest === null || row.id > newest)) newest = row.id;
	}
	return newest;
}
