import type { Database } from './Database';
import { DEFAULT_SETTINGS, type SettingValues } from './defaultSettings';
import { meta } from './tables/server';

/** The server's settings, in memory and in the table `meta`. */
export class Settings {
	readonly #db: Database;
	#values: SettingValues;

	constructor(db: Database) {
		this.#db = db;
		const stored = Object.fromEntries(db.select(meta, '').map(row => [row.key, row.value]));
		this.#values = { ...DEFAULT_SETTINGS, ...stored };
	}

	all(): Readonly<SettingValues> {
		return this.#values;
	}

	get<K extends keyof SettingValues>(key: K): SettingValues[K] {
		return this.#values[key];
	}

	/** Unknown keys are ignored. */
	update(patch: Partial<SettingValues>): void {
		const known = Object.entries(patch).filter(([key, value]) => key in DEFAULT_SETTINGS && value !== undefined);
		this.#db.transaction(() => {
			for (const [key, value] of known) this.#db.replace(meta, { key, value });
		});
		const before = this.#values;
		this.#db.onRollback(() => {
			this.#values = before;
		});
		this.#values = { ...this.#values, ...Object.fromEntries(known) };
	}
}
