import { html, type Piece } from '../embed/html';
import type { FeedEntry, UserFeed } from './userFeed';

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const GENERATOR = 'Quarterdeck';
const RSS_DOCS = 'https://www.rssboard.org/rss-specification';

/** Whether XML can have a character, which is not so of most control characters, not even escaped. */
const isXml = (character: string): boolean =>
	character >= ' ' ? character !== '\ufffe' && character !== '\uffff' : '\t\n\r'.includes(character);

const xml = (source: string): string => HEAD + Array.from(source).filter(isXml).join('');

/** Forms of a feed, by the ending of its address. */
export const feedFormats = {
	rss: { type: 'application/rss+xml; charset=utf-8', render: renderRss },
	atom: { type: 'application/atom+xml; charset=utf-8', render: renderAtom },
	json: { type: 'application/json; charset=utf-8', render: renderJson },
} as const;

function renderRss(feed: UserFeed): string {
	const { title, address, description, name, picture, updated, entries } = feed;
	const { source } =
		html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${title}</title>
<link>${address}</link>
<description>${description}</description>
<lastBuildDate>${updated.toUTCString()}</lastBuildDate>
<docs>${RSS_DOCS}</docs>
<generator>${GENERATOR}</generator>
<copyright>${name}</copyright>
<image><title>${title}</title><url>${picture}</url><link>${address}</link></image>
<atom:link rel="self" type="application/rss+xml" href="${address}.rss"/>
${entries.map(entry => rssItem(entry))}</channel>
</rss>
`;
	return xml(source);
}

const rssItem = ({ title, address, at, content, file }: FeedEntry): Piece => html`<item>
<title>${title}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${at.toUTCString()}</pubDate>
<content:encoded>${content.source}</content:encoded>
${file && html`<enclosure url="${file.url}" length="${file.size}" type="${file.type}"/>`}
</item>
`;

function renderAtom(feed: UserFeed): string {
	const { title, address, description, name, picture, updated, entries } = feed;
	const { source } = html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${address}</id>
<title>${title}</title>
<subtitle>${description}</subtitle>
<updated>${updated.toISOString()}</updated>
<generator>${GENERATOR}</generator>
<author><name>${name}</name><uri>${address}</uri></author>
<link rel="alternate" href="${address}"/>
<link rel="self" href="${address}.atom"/>
<logo>${picture}</logo>
${entries.map(entry => atomEntry(entry))}</feed>
`;
	return xml(source);
}

const atomEntry = ({ title, address, at, content, file }: FeedEntry): Piece => html`<entry>
<title>${title}</title>
<id>${address}</id>
<link href="${address}"/>
<published>${at.toISOString()}</published>
<updated>${at.toISOString()}</updated>
<content type="html">${content.source}</content>
${file && html`<link rel="enclosure" href="${file.url}" length="${file.size}" type="${file.type}"/>`}
</entry>
`;

function renderJson({ title, address, description, name, picture, entries }: UserFeed): string {
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1',
		title,
		home_page_url: address,
		feed_url: `${address}.json`,
		description,
		icon: picture,
		author: { name, url: address },
		items: entries.map(entry => ({
			id: entry.address,
			url: entry.address,
			title: entry.title,
			content_html: entry.content.source,
			date_published: entry.at.toISOString(),
			...(entry.file
				? { attachments: [{ url: entry.file.url, mime_type: entry.file.type, size_in_bytes: entry.file.size }] }
				: {}),
		})),
	});
}
