import { LruCache } from '@/base/LruCache';

const LIMIT = 500;
/** Servers lack only the newest characters: few, and always the same. */
const KEPT_LIMIT = 200;
const KEY = 'quarterdeck:broken-emojis';

let broken: LruCache<true> | undefined;

function known(): LruCache<true> {
	if (broken) return broken;
	broken = new LruCache<true>({ limit: LIMIT });
	for (const url of readKept()) broken.set(url, true);
	return broken;
}

/** URLs of emoji pictures that failed to load: their text is shown without another request. */
export const brokenPictures = {
	has: (url: string): boolean => known().get(url) === true,
	/**
	 * @param isKept also after a reload of this tab, for characters that the server lacks; a custom emoji may be added
	 * later
	 */
	add(url: string, isKept: boolean): void {
		// Offline, all pictures fail.
		if (!navigator.onLine) return;
		known().set(url, true);
		if (!isKept) return;
		const kept = [...new Set([...readKept(), url])].slice(-KEPT_LIMIT);
		try {
			sessionStorage.setItem(KEY, JSON.stringify(kept));
		} catch {
			// Storage is disabled or full: they are requested once more after a reload.
		}
	},
};

function readKept(): string[] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(url => typeof url === 'string') : [];
	} catch {
		return [];
	}
}
