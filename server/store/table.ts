/** The values that SQLite takes and returns. */
export type SqlValue = string | number | null;

/** A column of type `Value`: its declaration, and how values are converted to SQL and back. */
export interface Column<Value> {
	readonly sql: 'TEXT' | 'INTEGER' | 'REAL';
	readonly nullable: boolean;
	/** The value for rows that don't set it, and for older rows when the column is added later. */
	readonly initial: SqlValue;
	readonly encode: (value: Value) => SqlValue;
	/** Missing if SQLite's own value is used. */
	readonly decode?: (raw: SqlValue) => Value;
}

const asIs = (value: string | number | null): SqlValue => value;

export const text = <Word extends string = string>(initial = ''): Column<Word> => ({
	sql: 'TEXT',
	nullable: false,
	initial,
	encode: asIs,
});
export const nullableText = <Word extends string = string>(): Column<Word | null> => ({
	sql: 'TEXT',
	nullable: true,
	initial: null,
	encode: asIs,
});
export const integer = (initial = 0): Column<number> => ({ sql: 'INTEGER', nullable: false, initial, encode: asIs });
export const nullableInteger = (): Column<number | null> => ({
	sql: 'INTEGER',
	nullable: true,
	initial: null,
	encode: asIs,
});
export const flag = (initial = false): Column<boolean> => ({
	sql: 'INTEGER',
	nullable: false,
	initial: initial ? 1 : 0,
	encode: value => (value ? 1 : 0),
	decode: raw => raw === 1,
});
/** Any JSON value, stored as text. */
export const json = <Value>(initial: Value): Column<Value> => ({
	sql: 'TEXT',
	nullable: false,
	initial: JSON.stringify(initial),
	encode: value => JSON.stringify(value),
	decode: raw => JSON.parse(String(raw)) as Value,
});

/** Methods on purpose, so that a column of any value type is an `AnyColumn`. */
export interface AnyColumn {
	readonly sql: 'TEXT' | 'INTEGER' | 'REAL';
	readonly nullable: boolean;
	readonly initial: SqlValue;
	encode(value: unknown): SqlValue;
	readonly decode?: (raw: SqlValue) => unknown;
}

export interface Table<Row extends object> {
	readonly name: string;
	readonly columns: ReadonlyMap<string, AnyColumn>;
	readonly key: readonly (keyof Row & string)[];
	readonly unique: readonly (readonly (keyof Row & string)[])[];
	readonly indexes: readonly (readonly (keyof Row & string)[])[];
	/** Columns whose values have to be converted. */
	readonly decoded: readonly (readonly [name: string, decode: (raw: SqlValue) => unknown])[];
}

/** The rows of a table: `type NoteRow = RowOf<typeof notes>`. */
export type RowOf<T> = T extends Table<infer Row> ? Row : never;

type RowOfColumns<C> = { [K in keyof C]: C[K] extends Column<infer Value> ? Value : never };

interface Shape<Row> {
	/** The primary key, in order. */
	key: readonly (keyof Row & string)[];
	unique?: readonly (readonly (keyof Row & string)[])[];
	indexes?: readonly (readonly (keyof Row & string)[])[];
}

/** Declares a table. To add a table or column, add it here and to `allTables`; `migrate` does the rest. */
export function table<C extends Record<string, object>>(
	name: string,
	columns: C,
	shape: Shape<RowOfColumns<C>>,
): Table<RowOfColumns<C>> {
	const list = Object.entries(columns) as [string, AnyColumn][];
	return {
		name,
		columns: new Map(list),
		key: shape.key,
		unique: shape.unique ?? [],
		indexes: shape.indexes ?? [],
		decoded: list.flatMap(([name, { decode }]) => (decode ? [[name, decode] as const] : [])),
	};
}
