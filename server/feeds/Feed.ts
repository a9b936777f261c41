/** An item of a feed, with the names of fields that the real server answers. */
export interface FeedItem {
	title?: string;
	link?: string;
	guid?: string;
	/** As in the feed. */
	pubDate?: string;
	/** The same time in ISO form, if it can be read. */
	isoDate?: string;
	creator?: string;
	/** HTML, as are `content:encoded` and `summary`. */
	content?: string;
	/** The text of `content`. */
	contentSnippet?: string;
	'content:encoded'?: string;
	'content:encodedSnippet'?: string;
	summary?: string;
	comments?: string;
	categories?: string[];
	/** With `length` where the feed has it, as a string. */
	enclosure?: { url: string; type?: string };
}

export interface Feed {
	title?: string;
	link?: string;
	description?: string;
	language?: string;
	copyright?: string;
	generator?: string;
	docs?: string;
	ttl?: string;
	pubDate?: string;
	lastBuildDate?: string;
	/** The feed's own address. */
	feedUrl?: string;
	image?: { url: string; link?: string; title?: string };
	paginationLinks?: { self?: string; first?: string; next?: string; prev?: string; last?: string };
	items: FeedItem[];
}
