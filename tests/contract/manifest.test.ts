import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy, type RunningProxy } from '@server/proxy/createProxy';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './rawRequest';
import { TestServer } from './TestServer';

const WORKER = 'self.addEventListener("install", () => {});';

let home: TestServer;
let proxy: RunningProxy;
let client: string;
beforeAll(async () => {
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'index.html'), '<!doctype html><title>our client</title>');
	await writeFile(join(client, 'sw.js'), WORKER);
	// The build has one for other web servers.
	await writeFile(join(client, 'manifest.json'), '{}');
	home = await TestServer.start({ clientFolder: client });
	proxy = await createProxy({ ...DEFAULT_OPTIONS, port: 0, clientFolder: client, server: home.origin });
});
afterAll(async () => {
	await proxy.stop();
	await home.stop();
	await rm(client, { recursive: true, force: true });
});

interface Manifest {
	name: string;
	lang: string;
	theme_color: string;
	icons: { src: string }[];
	share_target: { action: string; method: string };
}

async function manifestOf(origin: string, language = 'en') {
	const response = await fetch(`${origin}/manifest.json`, { headers: { 'accept-language': language } });
	return { status: response.status, headers: response.headers, body: (await response.json()) as Manifest };
}

describe('the manifest', () => {
	it('has the name, colour and icons of the settings, and what administrators have set as JSON', async () => {
		const root = await home.person('root', { isRoot: true });
		expect((await manifestOf(home.origin)).body.icons[0]?.src).toBe('/icons/any-192.png');
		const settings = { name: 'Leeward', themeColor: '#123456', iconUrl: `${home.origin}/files/abc` };
		const app512IconUrl = 'https://a.example/512.png';
		const override = { manifestJsonOverride: '{"display":"minimal-ui","name":"Leeward Harbour"}' };
		await home.call('admin/update-meta', { ...settings, app512IconUrl, ...override }, root);
		const { headers, body } = await manifestOf(home.origin);
		expect(headers.get('content-type')).toContain('application/json');
		expect(headers.get('vary')).toContain('Accept-Language');
		expect(body).toMatchObject({ name: 'Leeward Harbour', display: 'minimal-ui', theme_color: '#123456' });
		expect(body.icons.map(({ src }) => src)).toEqual([
			...Array(2).fill(`${home.origin}/files/abc`),
			...Array(2).fill(app512IconUrl),
		]);
		for (const broken of ['{', '[]', 'null', '7']) {
			home.core.settings.update({ manifestJsonOverride: broken });
			expect((await manifestOf(home.origin)).body).toMatchObject({ name: 'Leeward', display: 'standalone' });
		}
	});

	it('is in Japanese for those who read it', async () => {
		expect((await manifestOf(home.origin, 'ja,en;q=0.5')).body.lang).toBe('ja');
		expect((await manifestOf(proxy.origin, 'ja')).body.lang).toBe('ja');
	});

	it('is ours in front of another server, with its name and colour', async () => {
		const { name, themeColor } = (await home.call('meta')).body;
		const { body } = await manifestOf(proxy.origin);
		expect(body).toMatchObject({ name, theme_color: themeColor, share_target: { action: '/share', method: 'GET' } });
		const head = await fetch(`${proxy.origin}/manifest.json`, { method: 'HEAD' });
		expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
	});

	it('is none while nothing is known of the other server, so that no installed app changes its name', async () => {
		const options = { ...DEFAULT_OPTIONS, port: 0, clientFolder: client, server: 'http://127.0.0.1:9' };
		const nowhere = await createProxy(options);
		const { status, headers } = await manifestOf(nowhere.origin);
		expect([status, headers.get('cache-control')]).toEqual([502, 'no-store']);
		await nowhere.stop();
	});
});

describe('the service worker', () => {
	it('is served at the root, and asked for anew each time, also in front of another server', async () => {
		for (const { origin } of [home, proxy]) {
			const response = await fetch(`${origin}/sw.js`);
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toContain('application/javascript');
			expect(response.headers.get('cache-control')).toBe('no-cache');
			expect(await response.text()).toBe(WORKER);
			const etag = response.headers.get('etag') ?? '';
			expect((await fetch(`${origin}/sw.js`, { headers: { 'if-none-match': etag } })).status).toBe(304);
		}
	});

	it('comes in parts too, as any file', async () => {
		const part = (headers: Record<string, string>) => rawRequest(home.origin, '/sw.js', headers);
		const first = await part({ range: 'bytes=0-3' });
		expect([first.status, first.headers['content-range'], String(first.bytes)]).toEqual([
			206,
			`bytes 0-3/${WORKER.length}`,
			'self',
		]);
		expect((await part({ range: 'bytes=9999-' })).status).toBe(416);
		const other = await part({ range: 'bytes=0-3', 'if-range': '"another version"' });
		expect([other.status, String(other.bytes)]).toEqual([200, WORKER]);
	});
});
