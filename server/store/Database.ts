import { DatabaseSync } from '@photostructure/sqlite';
import type { SqlValue, Table } from './table';

type Statement = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

/** The most prepared statements that are kept. Queries are built from few fixed parts, so it is rarely reached. */
const PREPARED_MAX = 600;

/**
 * The embedded database. Synchronous, so that a handler's code between two `await`s is never interleaved with another
 * request. What `run` or a `transaction` has written survives the end of the process.
 */
export class Database {
	readonly #sqlite: InstanceType<typeof DatabaseSync>;
	readonly #prepared = new Map<string, Statement>();
	readonly #afterCommit: (() => void)[] = [];
	readonly #onRollback: (() => void)[] = [];
	#depth = 0;
	/** The error with which the database ended the running transaction by itself. */
	#endedBy: unknown = null;

	/** @param path the database file, or `:memory:` */
	constructor(path: string) {
		this.#sqlite = new DatabaseSync(path);
		// One process owns the file: a second server on the same data folder finds it locked. Once written to the log,
		// a transaction survives any end of the process.
		this.#sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
		this.#sqlite.exec('PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF;');
	}

	/**
	 * Leaves a single file that can be copied, and that another process can open at once: prepared statements would
	 * hold lock and log until garbage collection.
	 */
	close(): void {
		this.#prepared.clear();
		attemptAll(
			[
				() =>
					this.#sqlite.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_master'),
			],
			'The log of the database was not folded in:',
		);
		this.#sqlite.close();
	}

	/** For statements without parameters and results: schema changes, pragmas. */
	exec(sql: string): void {
		this.#writing(() => this.#sqlite.exec(sql));
	}

	/** Makes a function callable from SQL. It must have no side effects. */
	define(name: string, rule: (...values: never[]) => SqlValue): void {
		this.#sqlite.function(name, rule);
	}

	#statement(sql: string): Statement {
		const known = this.#prepared.get(sql);
		if (known) return known;
		if (this.#prepared.size >= PREPARED_MAX) {
			const [oldest] = this.#prepared.keys();
			if (oldest !== undefined) this.#prepared.delete(oldest);
		}
		const made = this.#sqlite.prepare(sql);
		this.#prepared.set(sql, made);
		return made;
	}

	all<Row>(sql: string, ...values: SqlValue[]): Row[] {
		return this.#statement(sql).all(...values) as Row[];
	}

	get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
		return (this.#statement(sql).get(...values) as Row | undefined) ?? undefined;
	}

	/** Returns the number of changed rows. */
	run(sql: string, ...values: SqlValue[]): number {
		return this.#writing(() => Number(this.#statement(sql).run(...values).changes));
	}

	/**
	 * All or nothing. May be nested: a failed inner one is rolled back by itself, and only the outermost one commits.
	 * If the database ends the transaction by itself (a full disk), the outermost one fails too, even if the error was
	 * caught inside.
	 */
	transaction<Result>(work: () => Result): Result {
		const isOutermost = this.#depth === 0;
		const [told, kept] = [this.#afterCommit.length, this.#onRollback.length];
		if (isOutermost) this.#begin();
		else this.exec(`SAVEPOINT nested${this.#depth}`);
		this.#depth++;
		let result: Result;
		try {
			result = work();
			this.exec(isOutermost ? 'COMMIT' : `RELEASE nested${this.#depth - 1}`);
		} catch (error) {
			this.#afterCommit.length = told;
			attemptAll(this.#onRollback.splice(kept).reverse(), 'Putting back what is kept beside the database failed:');
			this.#takeBack(error);
			throw error;
		} finally {
			this.#depth--;
		}
		if (isOutermost) this.#tell();
		return result;
	}

	#begin(): void {
		this.#endedBy = null;
		// Left over if even the rollback failed.
		if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK');
		this.#sqlite.exec('BEGIN IMMEDIATE');
	}

	/** Rolls back. Never throws, as the caller should get the first error. Some errors leave no transaction. */
	#takeBack(reason: unknown): void {
		if (!this.#sqlite.isTransaction) return;
		const name = `nested${this.#depth - 1}`;
		try {
			this.#sqlite.exec(this.#depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
		} catch (error) {
			console.error('A rollback failed:', error);
			// A savepoint that can't be rolled back fails the whole transaction.
			this.#endedBy = reason;
			if (this.#depth > 1) attemptAll([() => this.#sqlite.exec('ROLLBACK')], 'The rollback of everything failed:');
		}
	}

	/**
	 * A write. Once the database has ended the transaction, it would be stored on its own although the caller gets an
	 * error.
	 */
	#writing<Result>(write: () => Result): Result {
		const isInside = this.#depth > 0;
		if (isInside && (this.#endedBy !== null || !this.#sqlite.isTransaction)) {
			throw this.#endedBy ?? new Error('The database has ended the transaction.');
		}
		try {
			return write();
		} catch (error) {
			if (isInside && !this.#sqlite.isTransaction) this.#endedBy = error;
			throw error;
		}
	}

	/** If one of them fails, the others are still called. */
	#tell(): void {
		this.#onRollback.length = 0;
		attemptAll(this.#afterCommit.splice(0), 'What follows a commit failed:');
	}

	/**
	 * Calls the function when what is being written is safe: at once, or after the running transaction (never if it
	 * fails).
	 */
	afterCommit(tell: () => void): void {
		if (this.#depth === 0) tell();
		else this.#afterCommit.push(tell);
	}

	/**
	 * A write that nothing depends on (such as when a token was last used), after the running transaction. A failure is
	 * only logged: on a full disk reading still works.
	 */
	inPassing(write: () => void): void {
		this.afterCommit(() => attemptAll([write], 'What is written in passing was not:'));
	}

	/** Calls the function if the running transaction fails, to restore state kept in memory. */
	onRollback(undo: () => void): void {
		if (this.#depth > 0) this.#onRollback.push(undo);
	}

	/** Rows of a table; `tail` is everything after `SELECT t.* FROM <table> t`. */
	select<Row extends object>(table: Table<Row>, tail: string, ...values: SqlValue[]): Row[] {
		const rows = this.all<Record<string, SqlValue>>(`SELECT t.* FROM ${table.name} t ${tail}`, ...values);
		return rows.map(row => decodeRow(table, row));
	}

	first<Row extends object>(table: Table<Row>, tail: string, ...values: SqlValue[]): Row | undefined {
		const row = this.get<Record<string, SqlValue>>(`SELECT t.* FROM ${table.name} t ${tail} LIMIT 1`, ...values);
		return row && decodeRow(table, row);
	}

	/** The row with this `id`. */
	byId<Row extends { id: string }>(table: Table<Row>, id: string): Row | undefined {
		return this.first(table, 'WHERE t.id = ?', id);
	}

	/** The rows with these ids, by id, in one query. */
	byIds<Row extends { id: string }>(table: Table<Row>, ids: Iterable<string>): Map<string, Row> {
		const wanted = [...new Set(ids)];
		if (wanted.length === 0) return new Map();
		const rows = this.select(table, 'WHERE t.id IN (SELECT value FROM json_each(?))', JSON.stringify(wanted));
		return new Map(rows.map(row => [row.id, row]));
	}

	exists<Row extends object>(table: Table<Row>, where: string, ...values: SqlValue[]): boolean {
		return this.get(`SELECT 1 AS found FROM ${table.name} t WHERE ${where} LIMIT 1`, ...values) !== undefined;
	}

	count<Row extends object>(table: Table<Row>, where: string, ...values: SqlValue[]): number {
		return this.get<{ n: number }>(`SELECT count(*) AS n FROM ${table.name} t WHERE ${where}`, ...values)?.n ?? 0;
	}

	/** Inserts a row; missing columns get their initial value. Throws if the key exists. */
	insert<Row extends object>(table: Table<Row>, row: Partial<Row>): void {
		this.#write('INSERT', table, row);
	}

	/** Like `insert`, but does nothing if the key exists. Returns whether it was inserted. */
	insertNew<Row extends object>(table: Table<Row>, row: Partial<Row>): boolean {
		return this.#write('INSERT OR IGNORE', table, row) > 0;
	}

	/** Like `insert`, but replaces a row with the same key. */
	replace<Row extends object>(table: Table<Row>, row: Partial<Row>): void {
		this.#write('INSERT OR REPLACE', table, row);
	}

	#write<Row extends object>(verb: string, table: Table<Row>, row: Partial<Row>): number {
		const values = new Map<string, unknown>(Object.entries(row));
		const encoded = [...table.columns].map(([name, column]) =>
			values.get(name) === undefined ? column.initial : column.encode(values.get(name)),
		);
		const names = [...table.columns.keys()].map(quote).join(', ');
		return this.run(`${verb} INTO ${table.name} (${names}) VALUES (${encoded.map(() => '?').join(', ')})`, ...encoded);
	}

	/** Updates columns of matching rows (`where` as after WHERE, columns unprefixed). Returns the number of rows. */
	update<Row extends object>(table: Table<Row>, patch: Partial<Row>, where: string, ...values: SqlValue[]): number {
		const changes = Object.entries(patch).flatMap(([name, value]) => {
			const column = table.columns.get(name);
			return column && value !== undefined ? [[name, column.encode(value)] as const] : [];
		});
		if (changes.length === 0) return 0;
		const assignments = changes.map(([name]) => `${quote(name)} = ?`).join(', ');
		return this.run(
			`UPDATE ${table.name} SET ${assignments} WHERE ${where}`,
			...changes.map(([, value]) => value),
			...values,
		);
	}

	/** Deletes matching rows. Returns the number of rows. */
	delete<Row extends object>(table: Table<Row>, where: string, ...values: SqlValue[]): number {
		return this.run(`DELETE FROM ${table.name} WHERE ${where}`, ...values);
	}
}

function attemptAll(acts: readonly (() => void)[], complaint: string): void {
	for (const act of acts) {
		try {
			act();
		} catch (error) {
			console.error(complaint, error);
		}
	}
}

const quote = (name: string): string => `"${name}"`;

function decodeRow<Row extends object>(table: Table<Row>, raw: Record<string, SqlValue>): Row {
	const row: Record<string, unknown> = raw;
	for (const [name, decode] of table.decoded) row[name] = decode(raw[name] ?? null);
	return row as Row;
}
