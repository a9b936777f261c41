import { describe, expect, it } from 'vitest';
import { readPage } from './readPage';

const base = new URL('https://harbour.example/log/today');

describe('readPage', () => {
	it('reads what a page says of itself', () => {
		const html = `<!doctype html><head><!-- <meta property="og:title" content="old"> -->
			<title>Ignored</title><meta property="og:title" content="Fog &amp; ferries">
			<meta name='description' content='All about &#8220;fog&#x201d;.'>
			<meta property=og:image content=/fog.png><link rel="shortcut icon" href="i.png">
			<meta property="og:site_name" content="Harbour"></head>`;
		expect(readPage(html, base)).toMatchObject({
			title: 'Fog & ferries',
			description: 'All about “fog”.',
			thumbnail: 'https://harbour.example/fog.png',
			icon: 'https://harbour.example/log/i.png',
			sitename: 'Harbour',
			player: { url: null },
			sensitive: false,
		});
	});

	it('does with little', () => {
		expect(readPage('<p>hello', base)).toMatchObject({
			title: 'harbour.example',
			sitename: 'harbour.example',
			description: null,
		});
	});

	it('leaves out addresses that are not of the web', () => {
		const html =
			'<meta property="og:image" content="javascript:alert(1)"><meta name="twitter:player" content="http://x.example/p">';
		expect(readPage(html, base)).toMatchObject({ thumbnail: null, player: { url: null, allow: [] } });
	});

	it('takes an encrypted player with its size', () => {
		const html =
			'<meta name="twitter:player" content="https://x.example/p"><meta name="twitter:player:width" content="640">';
		expect(readPage(html, base).player).toMatchObject({ url: 'https://x.example/p', width: 640, height: null });
	});

	it('is not fooled by tags in scripts', () => {
		expect(readPage('<script>"<title>no</title>"</script><title>yes</title>', base).title).toBe('yes');
	});
});
