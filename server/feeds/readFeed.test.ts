import { describe, expect, it } from 'vitest';
import { readFeed } from './readFeed';

const BASE = new URL('https://a.example/feed.xml');
const rss = (items: string) =>
	`<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour &amp; sea</title><link>https://a.example/</link>
	<description>News</description><image><title>Buoy</title><url>/b.png</url></image>${items}</channel></rss>`;

describe('readFeed', () => {
	it('reads RSS 2.0', () => {
		const item = `<item><title><![CDATA[High <b>tide</b>]]></title><link>/1</link><guid>g</guid><dc:creator>Ann</dc:creator>
			<category>sea</category><category><![CDATA[tide]]></category><enclosure url="/1.mp3" length="12" type="audio/mpeg"/>
			<pubDate>Sat, 21 Nov 2026 00:23:50 GMT</pubDate><description>&lt;p&gt;It &lt;i&gt;came&lt;/i&gt;.&lt;/p&gt;</description>
			<content:encoded><![CDATA[<p>It came</p><p>&amp; went.</p><script>no()</script>]]></content:encoded></item>`;
		expect(readFeed(rss(item + item), BASE)).toMatchObject({
			title: 'Harbour & sea',
			link: 'https://a.example/',
			description: 'News',
			image: { title: 'Buoy', url: 'https://a.example/b.png' },
			items: [
				{
					title: 'High <b>tide</b>',
					link: 'https://a.example/1',
					guid: 'g',
					creator: 'Ann',
					categories: ['sea', 'tide'],
					enclosure: { url: 'https://a.example/1.mp3', length: '12', type: 'audio/mpeg' },
					isoDate: '2026-11-21T00:23:50.000Z',
					content: '<p>It <i>came</i>.</p>',
					contentSnippet: 'It came.',
					'content:encodedSnippet': 'It came & went.',
				},
				{ guid: 'g' },
			],
		});
	});

	it('reads RSS 1.0, whose items stand beside the channel', () => {
		const xml = `<rdf:RDF xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>Log</title><link>/log</link></channel>
			<image><title>Buoy</title><url>/b.png</url></image>
			<item rdf:about="1"><title>One</title><link>/one</link><dc:date>2026-01-02T03:04:05+09:00</dc:date></item></rdf:RDF>`;
		expect(readFeed(xml, BASE)).toEqual({
			title: 'Log',
			link: 'https://a.example/log',
			image: { title: 'Buoy', url: 'https://a.example/b.png' },
			items: [
				{
					...{ title: 'One', link: 'https://a.example/one' },
					...{ pubDate: '2026-01-02T03:04:05+09:00', isoDate: '2026-01-01T18:04:05.000Z' },
				},
			],
		});
	});

	it('reads Atom', () => {
		const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Log</title><link rel="self" href="/atom"/>
			<link rel="next" href="/atom?page=2"/><link href="https://a.example/log"/><author><name>all</name></author>
			<entry><title>One</title><link rel="enclosure" href="/x" type="a/b"/><link rel="alternate" href="/one"/><id>1</id>
			<updated>2026-02-02T03:04:05Z</updated><author><name>Ann</name></author><category term="sea"/>
			<published>2026-01-02T03:04:05Z</published><summary>s</summary>
			<content type="xhtml"><div><p>High</p><p>tide</p></div></content></entry>
			<entry><title>Two</title><updated>2026-02-02T03:04:05Z</updated></entry></feed>`;
		expect(readFeed(xml, BASE)).toEqual({
			title: 'Log',
			link: 'https://a.example/log',
			feedUrl: 'https://a.example/atom',
			paginationLinks: { self: 'https://a.example/atom', next: 'https://a.example/atom?page=2' },
			items: [
				{
					...{
						title: 'One',
						link: 'https://a.example/one',
						guid: '1',
						creator: 'Ann',
						summary: 's',
						categories: ['sea'],
					},
					...{ pubDate: '2026-01-02T03:04:05Z', isoDate: '2026-01-02T03:04:05.000Z' },
					...{
						enclosure: { url: 'https://a.example/x', type: 'a/b' },
						content: 'High tide',
						contentSnippet: 'High tide',
					},
				},
				{ title: 'Two', pubDate: '2026-02-02T03:04:05Z', isoDate: '2026-02-02T03:04:05.000Z' },
			],
		});
	});

	it('leaves out links that are no web addresses, and dates that are none', () => {
		const item = `<item><title>x</title><link>javascript:alert(1)</link><enclosure url="data:,x"/><pubDate>soon</pubDate></item>`;
		expect(readFeed(rss(item), BASE)?.items).toEqual([{ title: 'x', pubDate: 'soon' }]);
	});

	it('reads a malformed one as far as it goes', () => {
		const cut = rss('<item><title>One</title><description>a < b & c</description></item><item><title>Tw').slice(0, -20);
		expect(readFeed(cut, BASE)?.items.map(({ title }) => title)).toEqual(['One']);
		const open = '<rss><channel><item><title>A <br> b</title><link>/1</item><item><title>B</title></item>';
		expect(readFeed(open, BASE)?.items.map(({ title }) => title)).toEqual(['A   b', 'B']);
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
			`<item>${'<category>a</category>'.repeat(20_000)}</item>`,
		]) {
			expect(readFeed(rss(items), BASE)?.items.length ?? 0).toBeLessThanOrEqual(100);
		}
		const many = readFeed(rss('<item><title>a</title></item>'.repeat(10_000)), BASE);
		expect(many?.items).toHaveLength(100);
		expect(performance.now() - started).toBeLessThan(3000);
	});
});
