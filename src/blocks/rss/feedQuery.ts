import { defineThing } from '@/stores/queries/Query';
import { type FeedLine, feedLines, shuffled } from './feedLines';

/** The items of a feed of the web, which the session's server fetches. */
export const feedQuery = defineThing<{ readonly url: string; readonly shuffle: boolean }, readonly FeedLine[]>({
	name: 'feed',
	lifetime: 'changing',
	async fetch({ api }, { url, shuffle }, signal) {
		const { items } = await api.call('fetch-rss', { url }, { signal });
		const lines = feedLines(items ?? []);
		return shuffle ? shuffled(lines, Math.random) : lines;
	},
});
