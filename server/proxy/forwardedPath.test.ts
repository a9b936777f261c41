import { expect, it } from 'vitest';
import { forwardedPath } from './forwardedPath';

it('passes on what a server has beside its pages', () => {
	for (const path of [
		...['/api/meta', '/files/a-b', '/proxy/avatar.webp?url=x&avatar=1', '/nodeinfo/2.1', '/.well-known/nodeinfo'],
		...['/robots.txt', '/favicon.ico', '/apple-touch-icon.png', '/opensearch.xml', '/url?url=x'],
		...['/@ann.atom', '/@ann.rss', '/@ann_b.json'],
	]) {
		expect(forwardedPath(path)).toBe(path);
	}
});

it('passes on none of its pages, neither its manifest nor its worker, and nothing that it may read otherwise than we do', () => {
	for (const path of [
		...['/manifest.json', '/sw.js'],
		...['/', '/embed/notes/1', '/embed.js', '/queue', '/@ann', '/apix', '/api-doc', '/notes/1.atom', '//api/meta'],
		...['/api/%2e%2e/queue', '/api/..%2fqueue', '/files\\..\\queue', '/files//x', '/files/%00', '/x/@ann.atom'],
	]) {
		expect([path, forwardedPath(path)]).toEqual([path, null]);
	}
	expect(forwardedPath('/files/../queue')).toBeNull();
	expect(forwardedPath('/queue/../api/meta')).toBe('/api/meta');
});
