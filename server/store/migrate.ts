import type { Database } from './Database';
import { migrations } from './migrations';
import type { Table } from './table';
import { allTables } from './tables';
import { meta } from './tables/server';

/** The database was made by a newer version. */
export class NewerDatabase extends Error {}

/** The database has tables that aren't ours. */
export class ForeignDatabase extends Error {}

type AnyTable = Table<object>;

const quoted = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ');

/**
 * Brings a database to the present schema. Additions (tables, columns, indexes) follow from the definitions; anything
 * else is a numbered step in `migrations`, run once and in order. All or nothing.
 * @throws ForeignDatabase
 * @throws NewerDatabase if it has had steps that this version doesn't know
 */
export function migrate(db: Database): void {
	const tables = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
	if (tables.length > 0 && !tables.some(({ name }) => name === meta.name)) throw new ForeignDatabase();
	db.exec(
		'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL)',
	);
	const newest = db.get<{ number: number | null }>('SELECT max(number) AS number FROM migrations')?.number ?? 0;
	if (newest > migrations.length) throw new NewerDatabase();
	db.transaction(() => {
		const isNew = db.get("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'users'") === undefined;
		for (const table of allTables) addMissing(db, table as AnyTable);
		for (const [index, { name, up }] of migrations.entries()) {
			const number = index + 1;
			if (db.get('SELECT 1 FROM migrations WHERE number = ?', number)) continue;
			if (!isNew) up(db);
			db.run('INSERT INTO migrations (number, name, at) VALUES (?, ?, ?)', number, name, Date.now());
		}
	});
}

function addMissing(db: Database, table: AnyTable): void {
	const present = new Set(db.all<{ name: string }>(`PRAGMA table_info(${table.name})`).map(column => column.name));
	if (present.size === 0) {
		const columns = [...table.columns.keys()].map(name => declaration(table, name));
		db.exec(`CREATE TABLE ${table.name} (${columns.join(', ')}, PRIMARY KEY (${quoted(table.key)})) WITHOUT ROWID`);
	}
	for (const name of table.columns.keys()) {
		if (present.size > 0 && !present.has(name))
			db.exec(`ALTER TABLE ${table.name} ADD COLUMN ${declaration(table, name)}`);
	}
	for (const [kind, lists] of [['UNIQUE INDEX', table.unique] as const, ['INDEX', table.indexes] as const]) {
		for (const names of lists) {
			db.exec(`CREATE ${kind} IF NOT EXISTS ${table.name}_${names.join('_')} ON ${table.name} (${quoted(names)})`);
		}
	}
}

function declaration(table: AnyTable, name: string): string {
	const column = table.columns.get(name);
	if (!column) throw new Error(`${table.name} has no column ${name}`);
	const { sql, nullable, initial } = column;
	if (nullable) return `"${name}" ${sql}`;
	const literal = typeof initial === 'number' ? String(initial) : `'${String(initial).replaceAll("'", "''")}'`;
	return `"${name}" ${sql} NOT NULL DEFAULT ${literal}`;
}
