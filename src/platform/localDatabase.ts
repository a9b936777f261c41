import { type IDBPDatabase, openDB } from 'idb';

/**
 * A store for data that is too large for local storage or isn't needed before the first paint. Values are structured
 * clones.
 */
export interface KeyValueStore {
	get<T>(key: string): Promise<T | undefined>;
	set(key: string, value: unknown): Promise<void>;
	remove(key: string): Promise<void>;
	keys(prefix: string): Promise<string[]>;
	/** Sets and removes in one transaction: if it rejects, nothing has changed. */
	change(set: ReadonlyMap<string, unknown>, remove: readonly string[]): Promise<void>;
	/**
	 * The same; once it resolves, the change survives a power failure. All requests are made synchronously, so it may
	 * be called while the page closes.
	 */
	changeForGood(set: ReadonlyMap<string, unknown>, remove: readonly string[]): Promise<void>;
	/** Whether it can store files. */
	readonly holdsFiles: boolean;
}

const DATABASE = 'quarterdeck';
const TABLE = 'values';
const FALLBACK_PREFIX = 'db:';

let opening: Promise<KeyValueStore> | undefined;

/**
 * The local database. If it is unavailable, this is logged and local storage is used instead
 * (rules/api#the-local-database).
 */
export function localDatabase(): Promise<KeyValueStore> {
	opening ??= openDatabase().catch(error => {
		console.warn('The local database is unavailable, local storage is used instead.', error);
		return overStorage(localStorage);
	});
	return opening;
}

async function openDatabase(): Promise<KeyValueStore> {
	const database = await openDB(DATABASE, 1, { upgrade: db => void db.createObjectStore(TABLE) });
	return overDatabase(database);
}

function overDatabase(database: IDBPDatabase): KeyValueStore {
	return {
		get: async <T>(key: string) => (await database.get(TABLE, key)) as T | undefined,
		set: async (key, value) => void (await database.put(TABLE, value, key)),
		remove: key => database.delete(TABLE, key),
		keys: async prefix => {
			const keys = await database.getAllKeys(TABLE, IDBKeyRange.bound(prefix, `${prefix}\uffff`));
			return keys.map(String);
		},
		change: async (set, remove) => {
			const { store, done, abort } = begin(database);
			try {
				for (const [key, value] of set) await store.put(value, key);
				for (const key of remove) await store.delete(key);
			} catch (error) {
				// A value that can't be cloned doesn't abort the transaction by itself.
				abort();
				throw error;
			}
			await done;
		},
		changeForGood: async (set, remove) => {
			const transaction = database.transaction(TABLE, 'readwrite', { durability: 'strict' });
			const asked = [
				...[...set].map(([key, value]) => transaction.store.put(value, key)),
				...remove.map(key => transaction.store.delete(key)),
			];
			transaction.commit();
			await Promise.all([...asked, transaction.done]);
		},
		holdsFiles: true,
	};
}

function begin(database: IDBPDatabase) {
	const transaction = database.transaction(TABLE, 'readwrite');
	// The failed request reports the error.
	transaction.done.catch(() => {});
	const abort = () => {
		try {
			transaction.abort();
		} catch {
			// The failed request has already aborted it.
		}
	};
	return { store: transaction.store, done: transaction.done, abort };
}

/** The same interface on top of local storage; exported for tests. */
export function overStorage(storage: Storage): KeyValueStore {
	const store: KeyValueStore = {
		get: async <T>(key: string) => {
			const text = storage.getItem(FALLBACK_PREFIX + key);
			return text === null ? undefined : (JSON.parse(text) as T);
		},
		set: async (key, value) => storage.setItem(FALLBACK_PREFIX + key, JSON.stringify(value)),
		remove: async key => storage.removeItem(FALLBACK_PREFIX + key),
		keys: async prefix =>
			Object.keys(storage)
				.filter(key => key.startsWith(FALLBACK_PREFIX + prefix))
				.map(key => key.slice(FALLBACK_PREFIX.length)),
		change: async (set, remove) => {
			const before = [...set.keys()].map(
				key => [FALLBACK_PREFIX + key, storage.getItem(FALLBACK_PREFIX + key)] as const,
			);
			try {
				for (const [key, value] of set) storage.setItem(FALLBACK_PREFIX + key, JSON.stringify(value));
			} catch (error) {
				for (const [key, value] of before) {
					if (value === null) storage.removeItem(key);
					else storage.setItem(key, value);
				}
				throw error;
			}
			for (const key of remove) storage.removeItem(FALLBACK_PREFIX + key);
		},
		changeForGood: (set, remove) => store.change(set, remove),
		holdsFiles: false,
	};
	return store;
}
