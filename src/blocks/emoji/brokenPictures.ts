import { LruCache } from '@/base/LruCache';

const LIMIT = 500;
/** A server lacks the newest characters: few, and the same ones after each reload. */
const KEPT_LIMIT = 200;
const KEY = 'quarterdeck:broken-emojis';

let broken: LruCache<true> | undefined;

function known(): LruCache<true> {
	if (broken) return broken;
	broken = new LruCache<true>({ limit: LIMIT });
	for (const url of readKept()) broken.set(url, true);
	return broken;
}

/** Pictures of emojis that could not be had: they are not asked for again, their text is shown at once. */
export const brokenPictures = {
	has: (url: string): boolean => known().get(url) === true,
	/** @param isKept also after a reload of this tab, for what the server does not have; a custom emoji may yet come */
	add(url: string, isKept: boolean): void {
		// Without a connection nothing can be had: that tells nothing of this one.
		if (!navigator.onLine) return;
		known().set(url, true);
		if (!isKept) return;
		const kept = [...new Set([...readKept(), url])].slice(-KEPT_LIMIT);
		try {
			sessionStorage.setItem(KEY, JSON.stringify(kept));
		} catch {
			// Storage is off or full: they are asked for once more after a reload.
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
