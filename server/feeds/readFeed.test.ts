import { describe, expect, it } from 'vitest';
import { readFeed } from './readFeed';

const BASE = new URL('https://a.example/feed.xml');
const rss = (items: string) =>
	`<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour &amp; sea</title><link>https://a.example/</link>
	<description>News</description><image><title>no</title><url>x</url></image>${items}</channel></rss>`;

describe('readFeed', () => {
	it('reads RSS', () => {
		const item = `<item><title><![CDATA[High <b>tide</b>]]></title><link>/1</link><guid>g</guid>
			<pubDate>Sat, 21 Nov 2026 00:23:50 GMT</pubDate><description>&lt;p&gt;It &lt;i&gt;came&lt;/i&gt;.&lt;/p&gt;</description></item>`;
		expect(readFeed(rss(item + item), BASE)).toMatchObject({
			title: 'Harbour & sea',
			link: 'https://a.example/',
			description: 'News',
			items: [
				{
					title: 'High <b>tide</b>',
					link: 'https://a.example/1',
					guid: 'g',
					isoDate: '2026-11-21T00:23:50.000Z',
					contentSnippet: 'It came .',
				},
				{ guid: 'g' },
			],
		});
	});

	it('reads Atom', () => {
		const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Log</title><link rel="self" href="/atom"/>
			<link href="https://a.example/log"/><author><name>all</name></author>
			<entry><title>One</title><link rel="enclosure" href="/x"/><link rel="alternate" href="/one"/><id>1</id>
			<author><name>Ann</name></author><published>2026-01-02T03:04:05Z</published><summary>s</summary></entry></feed>`;
		expect(readFeed(xml, BASE)).toEqual({
			title: 'Log',
			link: 'https://a.example/log',
			items: [
				{
					...{ title: 'One', link: 'https://a.example/one', guid: '1', creator: 'Ann', content: 's' },
					...{ pubDate: '2026-01-02T03:04:05Z', isoDate: '2026-01-02T03:04:05.000Z', contentSnippet: 's' },
				},
			],
		});
	});

	it('leaves out links that are no web addresses, and dates that are none', () => {
		const feed = readFeed(
			rss('<item><title>x</title><link>javascript:alert(1)</link><pubDate>soon</pubDate></item>'),
			BASE,
		);
		expect(feed?.items).toEqual([{ title: 'x', pubDate: 'soon' }]);
	});

	it.each(['', 'words', '<html><head><title>A page</title></head></html>', '{"items":[]}'])(
		'says that %j is none',
		text => {
			expect(readFeed(text, BASE)).toBeNull();
		},
	);

	it('takes hostile feeds in a moment', () => {
		const started = performance.now();
		const deep = '<a>'.repeat(150_000);
		for (const items of [
			deep,
			'<item>'.repeat(80_000),
			`<item><title>${'<'.repeat(400_000)}`,
			`<item><description>${'&lt;'.repeat(100_000)}`,
		]) {
			expect(readFeed(rss(items), BASE)?.items.length ?? 0).toBeLessThanOrEqual(100);
		}
		const many = readFeed(rss('<item><title>a</title></item>'.repeat(10_000)), BASE);
		expect(many?.items).toHaveLength(100);
		expect(performance.now() - started).toBeLessThan(3000);
	});
});
