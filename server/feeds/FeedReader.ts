import type { Feed, FeedItem } from './Feed';
import { BLOCKS } from './textOfHtml';

const ITEMS_MAX = 100;
const TEXT_MAX = 5000;
const CATEGORIES_MAX = 20;
/** Feeds are shallow: what is deeper is no field. */
const PATH_MAX = 8;

const ROOTS = new Set(['rss', 'feed', 'rdf:rdf']);
const ITEM = new Set(['item', 'entry']);
const PAGES = ['self', 'first', 'next', 'prev', 'last'] as const;

/** An item while it is read. */
export interface RawItem extends Omit<FeedItem, 'isoDate' | 'contentSnippet' | 'content:encodedSnippet'> {
	/** Atom's date of the last change, which counts if there is none of publication. */
	updated?: string;
}
type ItemText = Exclude<keyof RawItem, 'categories' | 'enclosure'>;

/** Where a field's text stands, in RSS 2.0, RSS 1.0 and Atom. */
const ITEM_FIELDS = new Map(
	Object.entries<ItemText>({
		title: 'title',
		link: 'link',
		guid: 'guid',
		id: 'guid',
		pubdate: 'pubDate',
		published: 'pubDate',
		'dc:date': 'pubDate',
		updated: 'updated',
		'dc:creator': 'creator',
		description: 'content',
		content: 'content',
		'content:encoded': 'content:encoded',
		summary: 'summary',
		comments: 'comments',
	}),
);
type FeedText = Exclude<keyof Feed, 'items' | 'image' | 'paginationLinks' | 'feedUrl'>;
const FEED_FIELDS = new Map(
	Object.entries<FeedText>({
		title: 'title',
		link: 'link',
		description: 'description',
		subtitle: 'description',
		language: 'language',
		'dc:language': 'language',
		copyright: 'copyright',
		rights: 'copyright',
		'dc:rights': 'copyright',
		generator: 'generator',
		docs: 'docs',
		ttl: 'ttl',
		pubdate: 'pubDate',
		'dc:date': 'pubDate',
		lastbuilddate: 'lastBuildDate',
		updated: 'lastBuildDate',
	}),
);

type Attributes = Readonly<Record<string, string>>;
type Sink = (text: string) => void;

/** Each keeps the first text of a field. */
const forItem =
	(item: RawItem, field: ItemText): Sink =>
	text => {
		item[field] ??= text;
	};
const forFeed =
	(feed: FeedReader['feed'], field: FeedText): Sink =>
	text => {
		feed[field] ??= text;
	};
const forImage =
	(image: FeedReader['image'], field: 'url' | 'link' | 'title'): Sink =>
	text => {
		image[field] ??= text;
	};

/** Notes the fields that stand right within the feed or within an item. Of each the first text counts. */
export class FeedReader {
	readonly feed: Omit<Feed, 'items' | 'image'> = {};
	readonly items: RawItem[] = [];
	/** The picture of the feed. */
	readonly image: { url?: string; link?: string; title?: string } = {};
	isFeed = false;
	/** Names of the open elements; deeper ones are only counted. */
	readonly #path: string[] = [];
	#deeper = 0;
	#item: RawItem | null = null;
	/** Takes the text of the open field. Markup within it is left out, its text counts. */
	#sink: Sink | null = null;
	#text = '';

	onopentag(tag: string, attributes: Attributes): void {
		if (this.#sink || this.#path.length >= PATH_MAX) {
			this.#deeper++;
			if (BLOCKS.has(tag)) this.ontext(' ');
			return;
		}
		this.#path.push(tag);
		if (this.#path.length === 1) this.isFeed ||= ROOTS.has(tag);
		if (ITEM.has(tag) && !this.#item) this.#item = {};
		this.#noteAttributes(tag, attributes);
		this.#sink = this.#sinkFor(tag, attributes);
		this.#text = '';
	}

	ontext(text: string): void {
		if (this.#sink && this.#text.length < TEXT_MAX) this.#text += text;
	}

	onclosetag(tag: string): void {
		if (this.#deeper > 0) {
			this.#deeper--;
			return;
		}
		const text = this.#text.trim().slice(0, TEXT_MAX);
		if (text !== '') this.#sink?.(text);
		this.#sink = null;
		this.#path.pop();
		if (!ITEM.has(tag) || !this.#item) return;
		if (this.items.length < ITEMS_MAX) this.items.push(this.#item);
		this.#item = null;
	}

	get #parent(): string {
		return this.#path.at(-2) ?? '';
	}

	get #isInFeed(): boolean {
		return !this.#item && (this.#parent === 'channel' || this.#parent === 'feed');
	}

	/** Links of Atom and attached files, which have no text. */
	#noteAttributes(tag: string, { href, rel = 'alternate', url, type, length }: Attributes): void {
		const about = { ...(type === undefined ? {} : { type }), ...(length === undefined ? {} : { length }) };
		const item = ITEM.has(this.#parent) ? this.#item : null;
		if (item && tag === 'enclosure' && url) item.enclosure ??= { ...about, url };
		if ((tag !== 'link' && tag !== 'atom:link') || !href) return;
		if (item && rel === 'enclosure') item.enclosure ??= { ...about, url: href };
		if (item && rel === 'alternate') item.link ??= href;
		if (!this.#isInFeed) return;
		if (rel === 'alternate') this.feed.link ??= href;
		const page = PAGES.find(name => name === rel);
		if (page) this.feed.paginationLinks = { [page]: href, ...this.feed.paginationLinks };
	}

	#sinkFor(tag: string, { term }: Attributes): Sink | null {
		const item = this.#item;
		const [parent, above] = [this.#parent, this.#path.at(-3) ?? ''];
		if (item) {
			if (parent === 'author' && tag === 'name' && ITEM.has(above)) return forItem(item, 'creator');
			if (!ITEM.has(parent)) return null;
			if (tag === 'category' || tag === 'dc:subject') return this.#categorySink(item, term);
			if (tag === 'author' && this.#path[0] === 'rss') return forItem(item, 'creator');
			const field = ITEM_FIELDS.get(tag);
			return field ? forItem(item, field) : null;
		}
		const { feed, image } = this;
		if (parent === 'image' && (above === 'channel' || above === 'rdf:rdf')) {
			if (tag === 'url' || tag === 'link' || tag === 'title') return forImage(image, tag);
		}
		if (!this.#isInFeed) return null;
		if (tag === 'logo') return forImage(image, 'url');
		const field = FEED_FIELDS.get(tag);
		return field ? forFeed(feed, field) : null;
	}

	/** Atom has it in an attribute. */
	#categorySink(item: RawItem, term: string | undefined): Sink | null {
		const note: Sink = text => {
			const categories = item.categories ?? [];
			if (categories.length < CATEGORIES_MAX) item.categories = [...categories, text];
		};
		if (term === undefined) return note;
		note(term);
		return null;
	}
}
