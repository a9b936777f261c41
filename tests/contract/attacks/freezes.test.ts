import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../TestServer';
import { WebFixture } from '../WebFixture';

const html = { 'content-type': 'text/html' };
const pages = {
	'/comments': { body: '<!---->'.repeat(32) },
	'/metas': { headers: html, body: `<title>Fog</title>${'<meta aaaa'.repeat(8000)}` },
	'/open-comments': { headers: html, body: `<title>Fog</title>${'<!--'.repeat(75_000)}` },
	'/scripts': { headers: html, body: `<title>Fog</title>${'<script '.repeat(40_000)}` },
	'/titles': { headers: html, body: '<title'.repeat(50_000) },
	'/attributes': { headers: html, body: `<title>Fog</title><meta ${'a'.repeat(1_000_000)}` },
	'/long': { headers: html, body: `${'<i>'.repeat(200_000)}<title>too late</title>` },
};
/** Each of them once took seconds, during which no other request was served. */
const WITHIN_MS = 1500;

let web: WebFixture;
let server: TestServer;
beforeAll(async () => {
	web = await WebFixture.start(pages);
	server = await TestServer.start({ privateHosts: [web.host] });
});
afterAll(async () => {
	await server.stop();
	await web.stop();
});

async function timed(path: string): Promise<{ response: Response; ms: number }> {
	const started = performance.now();
	const response = await fetch(server.origin + path);
	return { response, ms: performance.now() - started };
}

describe('pages made to take forever', () => {
	it('are no pictures, as is seen at once', async () => {
		const { response, ms } = await timed(`/proxy/image.webp?url=${encodeURIComponent(`${web.origin}/comments`)}`);
		expect(response.status).toBeGreaterThanOrEqual(400);
		expect(ms).toBeLessThan(WITHIN_MS);
	});

	it.each(['/metas', '/open-comments', '/scripts', '/attributes'])('are read for a preview in time: %s', async path => {
		const { response, ms } = await timed(`/url?url=${encodeURIComponent(web.origin + path)}`);
		expect(response.status).toBe(200);
		expect(ms).toBeLessThan(WITHIN_MS);
		expect(await response.json()).toMatchObject({ title: 'Fog' });
	});

	it.each(['/titles', '/long'])('are read no further than their beginning: %s', async path => {
		const { response, ms } = await timed(`/url?url=${encodeURIComponent(web.origin + path)}`);
		expect(response.status).toBe(200);
		expect(ms).toBeLessThan(WITHIN_MS);
		expect(await response.json()).toMatchObject({ title: web.host });
	});
});
