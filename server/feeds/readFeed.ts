import { Parser } from 'htmlparser2';

export interface FeedItem {
	title?: string;
	link?: string;
	guid?: string;
	pubDate?: string;
	isoDate?: string;
	creator?: string;
	content?: string;
	contentSnippet?: string;
}

export interface Feed {
	title?: string;
	link?: string;
	description?: string;
	items: FeedItem[];
}

const ITEMS_MAX = 100;
const TEXT_MAX = 5000;
/** Reading stops after this time, as other requests are waiting. */
const READ_WITHIN_MS = 200;
/** Characters read between two checks of the time. */
const STEP = 4096;

const ITEM = new Set(['item', 'entry']);
/** Where a field's text stands, in RSS, RDF and Atom. */
const FIELDS: Readonly<Record<string, keyof FeedItem>> = {
	title: 'title',
	link: 'link',
	guid: 'guid',
	id: 'guid',
	pubdate: 'pubDate',
	published: 'pubDate',
	updated: 'pubDate',
	'dc:date': 'pubDate',
	'dc:creator': 'creator',
	name: 'creator',
	description: 'content',
	summary: 'content',
	content: 'content',
	'content:encoded': 'content',
};
const FEED_FIELDS: Readonly<Record<string, 'title' | 'link' | 'description'>> = {
	title: 'title',
	link: 'link',
	description: 'description',
	subtitle: 'description',
};

/** Reads an RSS or Atom feed; null if it is none. Of each field the first text counts. Links are http(s) or left out. */
export function readFeed(xml: string, base: URL): Feed | null {
	const reader = new FeedReader();
	const parser = new Parser(reader, { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
	const until = performance.now() + READ_WITHIN_MS;
	for (let at = 0; at < xml.length && performance.now() < until; at += STEP) parser.write(xml.slice(at, at + STEP));
	return reader.isFeed ? withLinks(reader.feed, base) : null;
}

/** Notes the fields that stand right within the feed or within an item. */
class FeedReader {
	readonly feed: Feed = { items: [] };
	isFeed = false;
	/** Names of the open elements; deeper ones are only counted. */
	readonly #path: string[] = [];
	#deeper = 0;
	#item: FeedItem | null = null;
	#text = '';

	onopentag(tag: string, { href, rel }: Record<string, string>): void {
		if (this.#path.length >= PATH_MAX) {
			this.#deeper++;
			return;
		}
		this.#path.push(tag);
		this.#text = '';
		if (this.#path.length === 1) this.isFeed = tag === 'rss' || tag === 'feed' || tag === 'rdf:rdf';
		if (ITEM.has(tag) && this.#item === null) this.#item = {};
		const isOwn = rel === undefined || rel === 'alternate';
		if (tag === 'link' && href !== undefined && isOwn) this.#note(tag, href);
	}

	ontext(text: string): void {
		if (this.#text.length < TEXT_MAX) this.#text += text;
	}

	onclosetag(tag: string): void {
		if (this.#deeper > 0) {
			this.#deeper--;
			return;
		}
		this.#note(tag, this.#text);
		this.#text = '';
		this.#path.pop();
		if (!ITEM.has(tag) || !this.#item) return;
		if (this.feed.items.length < ITEMS_MAX) this.feed.items.push(finished(this.#item));
		this.#item = null;
	}

	#note(tag: string, text: string): void {
		const clean = text.trim().slice(0, TEXT_MAX);
		if (clean === '') return;
		const parent = this.#path.at(-2) ?? '';
		const field = FIELDS[tag];
		if (this.#item) {
			const isWithin = ITEM.has(parent) || (tag === 'name' && parent === 'author');
			if (isWithin && field) this.#item[field] ??= clean;
			return;
		}
		const own = FEED_FIELDS[tag];
		if (own && (parent === 'channel' || parent === 'feed')) this.feed[own] ??= clean;
	}
}

/** Feeds are shallow: deeper elements belong to markup within a text. */
const PATH_MAX = 8;

function finished(item: FeedItem): FeedItem {
	const time = Date.parse(item.pubDate ?? '');
	const snippet = item.content
		?.replace(/<[^<>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return {
		...item,
		...(Number.isNaN(time) ? {} : { isoDate: new Date(time).toISOString() }),
		...(snippet ? { contentSnippet: snippet } : {}),
	};
}

function withLinks(feed: Feed, base: URL): Feed {
	const cleaned = <Linked extends { link?: string }>({ link, ...rest }: Linked) => {
		const address = absolute(link, base);
		return address === null ? rest : { ...rest, link: address };
	};
	return { ...cleaned(feed), items: feed.items.map(item => cleaned(item)) };
}

function absolute(address: string | undefined, base: URL): string | null {
	if (address === undefined || !URL.canParse(address, base.href)) return null;
	const url = new URL(address, base);
	return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
