import type { FeedSource } from '@/stores/feeds/FeedSource';
import type { PluginColumn } from '@/stores/plugins/pluginColumns';

/** How many pages in a row may consist of deleted or hidden notes before the column counts as at its end. */
const MOST_EMPTY = 5;

/**
 * The pages of a column that a plugin feeds. A plugin is asked for what follows the last id that it has returned, also
 * where that note is gone. One that returns the same again, such as one that knows no pages, is at its end.
 * @param take fetches the notes that aren't known, and returns the ids of those that are there, in order
 */
export function pluginPages(
	load: PluginColumn['load'],
	take: (ids: readonly string[], signal: AbortSignal) => Promise<string[]>,
): FeedSource['fetch'] {
	/** In the plugin's order, from the first page on. */
	let returned: readonly string[] = [];
	const gone = new Set<string>();
	/** The ids down to one, with those behind it that are gone. */
	const downTo = (id: string): readonly string[] => {
		const at = returned.indexOf(id);
		if (at < 0) return [...returned, id];
		const end = returned.findIndex((each, index) => index > at && !gone.has(each));
		return returned.slice(0, end < 0 ? undefined : end);
	};
	return async ({ limit, untilId }, signal) => {
		let before = untilId === undefined ? [] : downTo(untilId);
		for (let page = 0; page < MOST_EMPTY; page++) {
			const known = new Set(before);
			const ids = (await load({ untilId: before.at(-1) ?? null, limit })).filter(id => !known.has(id));
			signal.throwIfAborted();
			if (ids.length === 0) break;
			const there = await take(ids, signal);
			for (const id of ids) {
				if (there.includes(id)) gone.delete(id);
				else gone.add(id);
			}
			before = [...before, ...ids];
			returned = before;
			if (there.length > 0) return there;
		}
		return [];
	};
}
