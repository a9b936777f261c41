import { once } from 'node:events';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MACHINE_SCALE } from '@tests/factories/machineScale';
import type { entities } from 'misskey-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest } from './rawRequest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let ann: Person;
let client: string;
const privateHosts: string[] = [];
const WITHIN = { timeout: 5000 * MACHINE_SCALE };
beforeAll(async () => {
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'index.html'), '<!doctype html><title>the client</title>');
	await writeFile(join(client, 'captcha.html'), '<!doctype html><title>a captcha</title>');
	await writeFile(join(client, 'plain.txt'), 'a file of the client');
	await mkdir(join(client, 'assets'));
	for (const name of ['deck-a_B4-xY.js', 'a_B4-xY.js', 'plain.js']) await writeFile(join(client, 'assets', name), '');
	server = await TestServer.start({ clientFolder: client, privateHosts });
	ann = await server.person('ann');
});
afterAll(async () => {
	await server.stop();
	await rm(client, { recursive: true, force: true });
});

async function upload(bytes: Buffer, name: string): Promise<entities.DriveFile> {
	const form = new FormData();
	form.set('i', ann.token);
	form.set('force', 'true');
	form.set('file', new Blob([new Uint8Array(bytes)]), name);
	const response = await fetch(`${server.origin}/api/drive/files/create`, { method: 'POST', body: form });
	return (await response.json()) as entities.DriveFile;
}

/** A photo as from a phone: stored rotated, with its location. */
const photo = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8553d' } })
		.withMetadata({ orientation: 6 })
		.withExifMerge({ IFD0: { Copyright: 'Ann Example' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 19/1 0/1' } })
		.jpeg()
		.toBuffer();

describe('pictures that are uploaded', () => {
	it('are shown upright, and tell nobody where they were taken', async () => {
		const original = await photo();
		expect(original.includes('Ann Example')).toBe(true);
		const file = await upload(original, 'holiday.jpg');
		expect(file.properties).toMatchObject({ width: 40, height: 60 });
		for (const address of [file.url, file.thumbnailUrl ?? '']) {
			const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
			const metadata = await sharp(bytes).metadata();
			expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([
				40,
				60,
				undefined,
				undefined,
			]);
			expect(bytes.includes('Ann Example')).toBe(false);
		}
		expect((await fetch(file.thumbnailUrl ?? '')).headers.get('content-type')).toBe('image/webp');
	});

	it('are run by no browser, whatever they hold', async () => {
		const svg = await upload(
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
			'x.svg',
		);
		const shown = await fetch(svg.url);
		expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
			'image/png',
			'nosniff',
		]);
		const html = await upload(Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.html');
		const sent = await fetch(html.url);
		expect(sent.headers.get('content-type')).toBe('application/octet-stream');
		expect(sent.headers.get('content-security-policy')).toContain("default-src 'none'");
	});

	it('are kept by their bytes, not by what they claim to be', async () => {
		const file = await upload(Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(64)]), 'holiday.png');
		expect(file).toMatchObject({ error: { code: 'UNALLOWED_FILE_TYPE' } });
	});
});

describe('paths', () => {
	it.each([
		'/../package.json',
		'/..%2f..%2f..%2fetc%2fpasswd',
		'/files/..%2f..%2fquarterdeck.sqlite',
		'/files/../../quarterdeck.sqlite',
		'/files/%2e%2e%2fquarterdeck.sqlite',
		'/files/thumbnail-..%2f..%2fquarterdeck.sqlite',
		'/twemoji/..%2f..%2fpackage.json',
		'/twemoji/..%2f..%2f..%2fpackage.svg',
		'/fluent-emoji/..%2fREADME.png',
		'/static-assets/..%2f..%2fpackage.json',
		'/assets/..%2f..%2fpackage.json',
		'/assets/%00',
		'/%2e%2e/%2e%2e/package.json',
		'/\\..\\..\\package.json',
		'/static-assets/__proto__',
	])('%s leads nowhere', async path => {
		const { status, bytes, headers } = await rawRequest(server.origin, path);
		const isPage =
			status === 200 && String(headers['content-type']).startsWith('text/html') && bytes.includes('the client');
		const isRedirect = status === 301 && String(headers.location).includes('/files/');
		expect(isPage || isRedirect || status >= 400, `${status} ${bytes.subarray(0, 80).toString()}`).toBe(true);
		expect(bytes.includes('SQLite format')).toBe(false);
		expect(bytes.includes('"quarterdeck"')).toBe(false);
	});

	it('give the client’s files, and its page everywhere else, under a strict policy', async () => {
		expect((await rawRequest(server.origin, '/plain.txt')).bytes.toString()).toBe('a file of the client');
		const page = await rawRequest(server.origin, '/notes/abc');
		expect(page.bytes.toString()).toContain('the client');
		expect(page.headers['content-security-policy']).toContain("script-src 'self'");
		expect(page.headers['cache-control']).toBe('no-cache');
	});

	it('let browsers keep what has a hash for a name', async () => {
		const cached = async (name: string) =>
			(await rawRequest(server.origin, `/assets/${name}`)).headers['cache-control'];
		for (const name of ['deck-a_B4-xY.js', 'a_B4-xY.js']) expect(await cached(name)).toContain('immutable');
		expect(await cached('plain.js')).toBe('no-cache');
	});

	it('under another name of this machine lead pages to the canonical one', async () => {
		const port = new URL(server.origin).port;
		const { status, headers } = await rawRequest(server.origin, '/notes/abc?x=1', { host: `localhost:${port}` });
		expect([status, headers.location]).toEqual([302, `${server.origin}/notes/abc?x=1`]);
	});
});

describe('captchas', () => {
	it('are shown at this machine’s other name, which serves its pages nothing else', async () => {
		const other = server.origin.replace('127.0.0.1', 'localhost');
		const { host } = new URL(other);
		const named = await rawRequest(server.origin, '/captcha.json');
		expect(JSON.parse(named.bytes.toString())).toEqual({ origin: other });
		const policyAt = async (headers: Record<string, string>) =>
			(await rawRequest(server.origin, '/captcha.html?provider=turnstile&siteKey=x', headers)).headers[
				'content-security-policy'
			];
		expect(await policyAt({ host })).toContain(`frame-ancestors ${server.origin}; sandbox `);
		expect(await policyAt({ host })).toContain('allow-same-origin');
		// At the app's own origin it never has that origin.
		expect(await policyAt({})).toContain("frame-ancestors 'self'; sandbox ");
		expect(await policyAt({})).not.toContain('allow-same-origin');
		for (const path of ['/api/emojis', '/plain.txt', '/captcha.json', '/']) {
			const { status } = await rawRequest(server.origin, path, { host, 'sec-fetch-site': 'same-origin' });
			expect([path, status]).toEqual([path, 404]);
		}
	});
});

describe('the proxy', () => {
	const proxied = (url: string) => fetch(`${server.origin}/proxy/a.webp?preview=1&url=${encodeURIComponent(url)}`);

	it('draws a file of ours once, whatever is written behind its address', async () => {
		const { url } = await upload(await photo(), 'photo.jpg');
		const drawn = vi.spyOn(server.core.pictures, 'draw');
		const answers = await Promise.all(['', '?x=1', '?x=2', '#a', '?'].map(end => proxied(url + end)));
		expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200]);
		expect(drawn).toHaveBeenCalledTimes(1);
		drawn.mockRestore();
	});

	it('refuses what is too large before it is read', async () => {
		const { url } = await upload(await photo(), 'photo.jpg');
		const path = join(server.core.filesFolder, url.slice(url.lastIndexOf('/') + 1));
		await truncate(path, 25 * 1024 * 1024 + 1);
		expect((await proxied(url)).status).toBe(403);
	});

	it(
		'shows pictures to others while one address waits for slow ones',
		async () => {
			const slow = createServer((_request, response) => void held.push(response));
			const held: ServerResponse[] = [];
			slow.listen(0, '127.0.0.1');
			await once(slow, 'listening');
			const host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
			privateHosts.push(host);
			const ask = (url: string, from: string) =>
				fetch(`${server.origin}/proxy/a.webp?url=${encodeURIComponent(url)}`, { headers: { 'x-forwarded-for': from } });
			const asked = Array.from({ length: 300 }, (_, index) => ask(`http://${host}/${index}`, '192.0.2.1'));
			try {
				await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(16), WITHIN);
				asked.push(ask(`http://${host}/other`, '192.0.2.2'));
				await vi.waitFor(() => expect(held.map(({ req }) => req.url)).toContain('/other'), WITHIN);
				expect(held).toHaveLength(17);
				const { url } = await upload(await photo(), 'own.jpg');
				expect((await ask(url, '192.0.2.1')).status).toBe(200);
			} finally {
				slow.removeAllListeners('request').on('request', (_request, response) => response.writeHead(404).end());
				for (const response of held) response.writeHead(404).end();
			}
			const answers = await Promise.all(asked);
			expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([500]));
			slow.close();
		},
		20_000 * MACHINE_SCALE,
	);

	it('limits new pictures per address, but not cached ones', async () => {
		const [first, second] = [await upload(await photo(), 'a.jpg'), await upload(await photo(), 'b.jpg')];
		expect((await proxied(first.url)).status).toBe(200);
		const { limiter } = server.core;
		const useUp = (key: string, max: number) => {
			while (!limiter.take(key, '127.0.0.1', { duration: 60_000, max }, 1));
		};
		useUp('proxy', 3000);
		useUp('url', 1000);
		expect((await proxied(first.url)).status).toBe(200);
		const refused = await proxied(second.url);
		expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
		expect((await fetch(`${server.origin}/url?url=${encodeURIComponent('https://a.example')}`)).status).toBe(429);
	});
});
