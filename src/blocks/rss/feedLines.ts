import { webUrl } from '@/base/webUrl';
import type { Loose } from '@/wire/entities';

/** An item of a feed as one line. */
export interface FeedLine {
	readonly key: string;
	readonly title: string;
	/** http or https; null for none. */
	readonly url: string | null;
	/** When it was published, in milliseconds since the epoch; null if that isn't known. */
	readonly at: number | null;
}

export type WireFeedItem = Loose<{
	title: string;
	link: string;
	guid: string;
	contentSnippet: string;
	isoDate: string;
}>;

const MOST_CHARACTERS = 300;

/** The items of a feed that have anything to show, as plain text. */
export function feedLines(items: readonly WireFeedItem[]): readonly FeedLine[] {
	return items.flatMap((item, index) => {
		const url = webUrl(textOf(item.link).trim())?.href ?? null;
		const title = lineOf(item.title) || lineOf(item.contentSnippet) || url;
		const at = Date.parse(textOf(item.isoDate));
		return title ? [{ key: `${index} ${url ?? title}`, title, url, at: Number.isNaN(at) ? null : at }] : [];
	});
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const lineOf = (value: unknown): string => textOf(value).replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);

/** The items in another order. @param random from 0 to below 1 */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
	return items
		.map(item => ({ item, place: random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}
