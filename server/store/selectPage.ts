import { type Page, pageBounds } from '../notes/NoteQuery';
import type { Database } from './Database';
import type { SqlValue, Table } from './table';

/**
 * A page of a table's rows by id: newest first, or with only `since…` oldest first, starting next to the given one.
 * @param where a condition on the table (alias `t`)
 */
export function selectPage<Row extends { id: string }>(
	db: Database,
	table: Table<Row>,
	page: Page & { limit: number },
	where: string,
	...values: SqlValue[]
): Row[] {
	const { since, until, isOldestFirst } = pageBounds(page);
	return db.select(
		table,
		`WHERE (${where}) AND t.id > ? AND t.id < ? ORDER BY t.id ${isOldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
		...values,
		since ?? '',
		until ?? '~',
		page.limit,
	);
}
