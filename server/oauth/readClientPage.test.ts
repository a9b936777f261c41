import { expect, it } from 'vitest';
import { readClientPage } from './readClientPage';

const base = new URL('https://app.example/about');
const read = (html: string, link: string | null = null) => readClientPage(html, link, base);

it('reads where answers may go, of header and page', () => {
	expect(
		read(
			'<link rel="redirect_uri" href="/back"><link rel="icon" href="/no"><link rel="me redirect_uri" href="app://back">',
			'</style.css>; rel=preload, <https://app.example/cb>; rel="redirect_uri", <x>; rel="not_redirect_uri"',
		).redirectUris,
	).toEqual(['https://app.example/cb', 'https://app.example/back', 'app://back']);
});

it('knows no address that would run something instead of leading to the app', () => {
	const links = ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'JavaScript:alert(1)', 'myapp:back'];
	const page = links.map(href => `<link rel="redirect_uri" href="${href}">`).join('');
	expect(read(page).redirectUris).toEqual(['myapp:back']);
});

it('reads name and logo of the app, and of nothing else', () => {
	const page = `<p class="p-name">Another</p><div class="h-app"><img class="u-logo" src="/logo.png">
		<a class="u-url p-name" href="/">Spy <b>glass</b></a> more</div><p class="p-name">Third</p>`;
	expect(read(page)).toMatchObject({ name: 'Spy glass', logoUrl: 'https://app.example/logo.png' });
	expect(read('<div class="h-app"><img class="u-logo" src="javascript:alert(1)"></div>').logoUrl).toBeNull();
	expect(read('<title>No app</title>')).toEqual({ name: null, logoUrl: null, redirectUris: [] });
});
