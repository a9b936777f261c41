import { Parser } from 'htmlparser2';
import type { Feed, FeedItem } from './Feed';
import { FeedReader, type RawItem } from './FeedReader';
import { textOfHtml } from './textOfHtml';

/** Reading stops after this time, as other requests are waiting. */
const READ_WITHIN_MS = 200;
/** Characters read between two checks of the time. */
const STEP = 4096;

/**
 * Reads a feed: RSS 2.0, RSS 1.0 or Atom. What is malformed is read as far as it goes.
 * @param base the address of the feed, to which links in it may be relative; those that aren't http(s) are left out
 * @returns null if it is no feed
 */
export function readFeed(xml: string, base: URL): Feed | null {
	const reader = new FeedReader();
	const parser = new Parser(reader, { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
	const until = performance.now() + READ_WITHIN_MS;
	for (let at = 0; at < xml.length && performance.now() < until; at += STEP) parser.write(xml.slice(at, at + STEP));
	if (!reader.isFeed) return null;
	const { image, feed } = reader;
	const { paginationLinks, ...fields } = feed;
	const pages = paginationLinks && withLinks(paginationLinks, ['self', 'first', 'next', 'prev', 'last'], base);
	const { url, ...about } = withLinks(image, ['url', 'link'], base);
	return {
		items: reader.items.map(item => finished(item, base)),
		...withLinks(fields, ['link'], base),
		...(pages?.self === undefined ? {} : { feedUrl: pages.self }),
		...(pages && Object.keys(pages).length > 0 ? { paginationLinks: pages } : {}),
		...(url === undefined ? {} : { image: { ...about, url } }),
	};
}

function finished({ updated, enclosure, ...raw }: RawItem, base: URL): FeedItem {
	const pubDate = raw.pubDate ?? updated;
	const time = Date.parse(pubDate ?? '');
	const file = enclosure && withLinks(enclosure, ['url'], base);
	const encoded = raw['content:encoded'];
	return {
		...withLinks(raw, ['link', 'comments'], base),
		...(pubDate === undefined ? {} : { pubDate }),
		...(Number.isNaN(time) ? {} : { isoDate: new Date(time).toISOString() }),
		...(raw.content === undefined ? {} : { contentSnippet: textOfHtml(raw.content) }),
		...(encoded === undefined ? {} : { 'content:encodedSnippet': textOfHtml(encoded) }),
		...(file?.url === undefined ? {} : { enclosure: { ...file, url: file.url } }),
	};
}

type Linked<Fields, Name extends keyof Fields> = Omit<Fields, Name> & { [N in Name]?: string };

/** The same with absolute links. */
function withLinks<Fields extends object, Name extends keyof Fields & string>(
	fields: Fields,
	names: readonly Name[],
	base: URL,
): Linked<Fields, Name> {
	const known = new Set<string>(names);
	const cleaned = Object.entries(fields).flatMap(([name, value]) => {
		if (!known.has(name)) return [[name, value]];
		const address = absolute(value, base);
		return address === null ? [] : [[name, address]];
	});
	return Object.fromEntries(cleaned) as Linked<Fields, Name>;
}

function absolute(address: unknown, base: URL): string | null {
	if (typeof address !== 'string' || !URL.canParse(address, base.href)) return null;
	const url = new URL(address, base);
	return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
