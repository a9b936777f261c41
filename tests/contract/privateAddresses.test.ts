import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './TestServer';
import { WebFixture } from './WebFixture';

const PAGE =
	'<!doctype html><title>A page</title><meta property="og:image" content="/x.png"><meta name="description" content="About it">';

let server: TestServer;
/** Allowed, as if it were public. */
let web: WebFixture;
/** Stands for other services on this machine or in its network. */
let inside: WebFixture;
beforeAll(async () => {
	inside = await WebFixture.start({ '/': { headers: { 'content-type': 'text/html' }, body: '<title>secret</title>' } });
	const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
		.png()
		.toBuffer();
	web = await WebFixture.start({
		'/page': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE },
		'/x.png': { headers: { 'content-type': 'image/png' }, body: png },
		'/away': () => ({ status: 302, headers: { location: `${inside.origin}/` } }),
		'/script': { status: 302, headers: { location: 'file:///etc/passwd' } },
		'/circle': { status: 302, headers: { location: '/circle' } },
		'/huge.png': { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(26 * 1024 * 1024) },
		'/huge': { headers: { 'content-type': 'text/html' }, body: PAGE + ' '.repeat(3 * 1024 * 1024) },
		'/slow': { headers: { 'content-type': 'text/html' }, body: PAGE, waitMs: 5000 },
	});
	server = await TestServer.start({ privateHosts: [web.host] });
});
afterAll(() => Promise.all([server.stop(), web.stop(), inside.stop()]));

const preview = (url: string) => fetch(`${server.origin}/url?url=${encodeURIComponent(url)}&lang=en-US`);
const proxy = (url: string) => fetch(`${server.origin}/proxy/image.webp?url=${encodeURIComponent(url)}&preview=1`);

describe('previews and the media proxy', () => {
	it('look at the web', async () => {
		const answer = await preview(`${web.origin}/page`);
		const body = (await answer.json()) as Record<string, string>;
		expect(body).toMatchObject({ title: 'A page', description: 'About it', url: `${web.origin}/page` });
		expect(body.thumbnail).toBe(
			`${server.origin}/proxy/preview.webp?url=${encodeURIComponent(`${web.origin}/x.png`)}&preview=1`,
		);
		const picture = await proxy(`${web.origin}/x.png`);
		expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
	});

	it('never ask this machine or its network, however the address is written', async () => {
		const port = inside.host.split(':')[1];
		const names = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1'];
		for (const name of names) {
			expect([name, (await preview(`http://${name}:${port}/`)).status]).toEqual([name, 422]);
			expect([name, (await proxy(`http://${name}:${port}/`)).status]).toEqual([name, 500]);
		}
		expect(inside.asked).toEqual([]);
	});

	it('are not led there by a redirect', async () => {
		expect((await preview(`${web.origin}/away`)).status).toBe(422);
		expect((await proxy(`${web.origin}/away`)).status).toBe(500);
		expect(inside.asked).toEqual([]);
	});

	it('read nothing but the web', async () => {
		for (const url of [
			'file:///etc/passwd',
			'javascript:alert(1)',
			'ftp://x.example/',
			'data:text/html,x',
			`${web.origin}/script`,
			`http://a:b@${web.host}/page`,
		]) {
			expect([url, (await preview(url)).status]).toEqual([url, 422]);
			expect([url, (await proxy(url)).status]).toEqual([url, 500]);
		}
	});

	it('have limits: size, time, redirects', async () => {
		expect((await preview(`${web.origin}/circle`)).status).toBe(422);
		expect((await proxy(`${web.origin}/huge.png`)).status).toBe(500);
		expect((await preview(`${web.origin}/huge`)).status).toBe(200);
		server.core.settings.update({ urlPreviewTimeout: 300 });
		const started = Date.now();
		expect((await preview(`${web.origin}/slow`)).status).toBe(422);
		expect(Date.now() - started).toBeLessThan(3000);
	});

	it('take only pictures for pictures', async () => {
		expect((await proxy(`${web.origin}/page`)).status).toBe(403);
		expect((await fetch(`${server.origin}/proxy/image.webp`)).status).toBe(500);
	});
});
