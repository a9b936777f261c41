import type { Database } from '../store/Database';
import type { SqlValue, Table } from '../store/table';

/** How many rows are read at once. */
const ROWS = 100;

/**
 * All rows that match, oldest first, in pages that are read when they are wanted.
 * @param where a condition on the table (alias `t`)
 */
export function* pagesOf<Row extends { id: string }>(
	db: Database,
	table: Table<Row>,
	where: string,
	...values: SqlValue[]
): Generator<Row[]> {
	let last = '';
	for (;;) {
		const rows = db.select(table, `WHERE (${where}) AND t.id > ? ORDER BY t.id LIMIT ${ROWS}`, ...values, last);
		const end = rows.at(-1);
		if (!end) return;
		yield rows;
		last = end.id;
	}
}
