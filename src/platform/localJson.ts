import { oneByteJson } from '@/base/oneByteJson';

/** Reads a value for the script before the first paint, which needs nothing else of `localJson`. */
export function readJson<T>(key: string): T | undefined {
	try {
		const text = localStorage.getItem(key);
		return text === null ? undefined : (JSON.parse(text) as T);
	} catch {
		return undefined;
	}
}

/** What `localJson.set` writes. */
export const storedText = (value: unknown): string => oneByteJson(JSON.stringify(value));

/** Small JSON values in local storage, for what is needed before the first paint. Broken values read as undefined. */
export const localJson = {
	get: readJson,
	/** @returns false if the browser refuses (full, or storage is disabled) */
	set(key: string, value: unknown): boolean {
		try {
			localStorage.setItem(key, storedText(value));
			return true;
		} catch (error) {
			console.warn(`Could not store ${key}.`, error);
			return false;
		}
	},
	remove(key: string): void {
		try {
			localStorage.removeItem(key);
		} catch {
			// Without storage there is nothing to remove.
		}
	},
	/** Removes all values whose keys begin with this. */
	removeAll(prefix: string): void {
		try {
			for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
		} catch {
			// Without storage there is nothing to remove.
		}
	},
};
