import { expect, it } from 'vitest';
import { routeOf } from './routeOf';

const ORIGIN = 'https://a.server';
const route = (path: string, given: Partial<Parameters<typeof routeOf>[0]> = {}) =>
	routeOf({ url: new URL(path, ORIGIN), method: 'GET', mode: 'cors', destination: '', ...given }, ORIGIN);
const visit = (path: string) => route(path, { mode: 'navigate', destination: 'document' });

it.each(['/', '/notes/1', '/@ann@b.example', '/settings/profile', '/share?text=x', '/tags/node.js'])(
	'%s is a page of the app',
	path => expect(visit(path)).toBe('page'),
);

it.each(['/oauth/authorize', '/embed/notes/1', '/captcha.html', '/files/a.png', '/manifest.json', '/api/meta'])(
	'%s is left to the server',
	path => expect(visit(path)).toBe('network'),
);

it('keeps files of builds, texts and small pictures', () => {
	expect(route('/assets/app-AAAAAAAA.js')).toBe('build');
	expect(route('/assets/locales/ja-JP.0.1.0.json?hash')).toBe('build');
	for (const path of ['/twemoji/1f44d.svg', '/emoji/ok.webp', '/avatar/@ann', '/proxy/image.webp?url=x&avatar=1']) {
		expect(route(path, { destination: 'image' })).toBe('picture');
	}
	expect(route('/proxy/image.webp?url=x', { destination: 'image' })).toBe('network');
	expect(route('/files/photo.webp', { destination: 'image' })).toBe('network');
});

it('never touches the API, streams, other servers, or anything that is sent', () => {
	expect(route('/api/meta')).toBe('network');
	expect(route('/streaming?i=token')).toBe('network');
	expect(route('/assets/app-AAAAAAAA.js', { method: 'HEAD' })).toBe('network');
	expect(route('/notes/1', { method: 'POST', mode: 'navigate' })).toBe('network');
	expect(route('https://b.server/assets/app-AAAAAAAA.js')).toBe('network');
	// Asked for by the page, to see which build the server has.
	expect(route('/')).toBe('network');
});
