import type { KeyValueStore } from '@/platform/localDatabase';

/** A database that outlives the tabs that share it; values are copied in and out. */
export function memoryDatabase(): KeyValueStore & { isFull: boolean } {
	const values = new Map<string, unknown>();
	const database: KeyValueStore & { isFull: boolean } = {
		isFull: false,
		holdsFiles: true,
		get: async <T>(key: string) => copy(values.get(key)) as T | undefined,
		set: (key, value) => database.change(new Map([[key, value]]), []),
		remove: key => database.change(new Map(), [key]),
		keys: async prefix => [...values.keys()].filter(key => key.startsWith(prefix)),
		async change(set, remove) {
			if (database.isFull && set.size > 0) throw new DOMException('There is no room.', 'QuotaExceededError');
			for (const [key, value] of set) values.set(key, copy(value));
			for (const key of remove) values.delete(key);
		},
		changeForGood: (set, remove) => database.change(set, remove),
	};
	return database;
}

/** Node's `structuredClone` turns a File into a Blob. */
const copy = (value: unknown): unknown => (holdsFile(value) ? { ...value } : structuredClone(value));

const holdsFile = (value: unknown): value is { file: File } =>
	typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
