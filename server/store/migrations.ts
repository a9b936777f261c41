import type { Database } from './Database';

export interface Migration {
	name: string;
	/** Runs once on a database that was made before this step; a new database never needs it. */
	up: (db: Database) => void;
}

/** Steps that definitions alone cannot make: renames, removals, filling new columns from old ones. Append only. */
export const migrations: readonly Migration[] = [];
