import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy, type RunningProxy } from '@server/proxy/createProxy';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './rawRequest';
import { type Person, TestServer } from './TestServer';
import { TestStream } from './TestStream';

let home: TestServer;
let proxy: RunningProxy;
let ann: Person;
let client: string;
beforeAll(async () => {
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'captcha.html'), '<!doctype html><title>a captcha</title>');
	await writeFile(join(client, 'index.html'), '<!doctype html><title>our client</title>');
	home = await TestServer.start();
	ann = await home.person('ann');
	proxy = await createProxy({ ...DEFAULT_OPTIONS, port: 0, clientFolder: client, server: home.origin });
});
afterAll(async () => {
	await proxy.stop();
	await home.stop();
	await rm(client, { recursive: true, force: true });
});

const call = async (endpoint: string, params: object) => {
	const response = await fetch(`${proxy.origin}/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(params),
	});
	return {
		status: response.status,
		body: response.status === 204 ? null : ((await response.json()) as Record<string, unknown>),
	};
};

describe('the client in front of another server', () => {
	it('serves captchas alone at the origin that is named for them', async () => {
		const options = { ...DEFAULT_OPTIONS, port: 0, clientFolder: client, server: home.origin };
		const own = await createProxy({ ...options, captchaOrigin: 'https://captcha.deck.example' });
		const ask = (path: string, host?: string) => rawRequest(own.origin, path, host === undefined ? {} : { host });
		expect((await ask('/captcha.json')).bytes.toString()).toBe('{"origin":"https://captcha.deck.example"}');
		for (const path of ['/', '/api/emojis', '/streaming', '/captcha.json']) {
			expect([path, (await ask(path, 'captcha.deck.example')).status]).toEqual([path, 404]);
		}
		const page = await ask('/captcha.html?provider=hcaptcha', 'captcha.deck.example');
		expect([page.status, page.headers['content-security-policy']]).toEqual([
			200,
			expect.stringContaining(
				`frame-ancestors ${own.origin}; sandbox allow-scripts allow-forms allow-popups allow-same`,
			),
		]);
		await own.stop();
	});

	it('shows our page, and passes calls on', async () => {
		expect(await (await fetch(`${proxy.origin}/notes/x`)).text()).toContain('our client');
		const { body } = await call('notes/create', { i: ann.token, text: 'through the proxy' });
		const created = body?.createdNote as { id: string } | undefined;
		expect((await home.call('notes/show', { noteId: created?.id })).body.text).toBe('through the proxy');
	});

	it('shows no page of the server under our origin, and answers 404 where no file is', async () => {
		const id = await home.note(ann, { text: 'not framed here' });
		expect(await (await fetch(`${proxy.origin}/embed/notes/${id}`)).text()).toContain('our client');
		for (const path of ['/embed.js', '/no/such.png', '/wp-login.php', '/assets/gone.js']) {
			expect([path, (await fetch(proxy.origin + path)).status]).toEqual([path, 404]);
		}
	});

	it('answers HEAD for pages, files and what it passes on', async () => {
		for (const path of ['/notes/x', '/manifest.json', '/api/emojis']) {
			const { status, headers } = await fetch(proxy.origin + path, { method: 'HEAD' });
			expect([path, status]).toEqual([path, 200]);
			expect(headers.get('content-type')).toBeTruthy();
		}
		expect((await fetch(`${proxy.origin}/assets/gone.js`, { method: 'HEAD' })).status).toBe(404);
	});

	it('passes refusals on as they are', async () => {
		expect((await call('i', {})).status).toBe(401);
		expect((await call('no/such', {})).status).toBe(404);
	});

	it('passes on what streams bring, as it comes', async () => {
		const stream = await TestStream.open(proxy.origin, ann.token);
		await stream.connect('homeTimeline', 'home');
		await home.note(ann, { text: 'over the wire' });
		const arrived = await stream.first(frame => frame.type === 'channel');
		expect(JSON.stringify(arrived)).toContain('over the wire');
		stream.socket.close();
	});

	it('passes on files with their parts, and uploads', async () => {
		const form = new FormData();
		form.set('i', ann.token);
		form.set('file', new Blob(['0123456789 some words']), 'words.txt');
		const response = await fetch(`${proxy.origin}/api/drive/files/create`, { method: 'POST', body: form });
		const file = (await response.json()) as { url: string };
		const path = new URL(file.url).pathname;
		const part = await fetch(proxy.origin + path, { headers: { range: 'bytes=2-4' } });
		expect([part.status, await part.text()]).toEqual([206, '234']);
	});

	it('refuses a stream that the server refuses', async () => {
		await expect(TestStream.open(proxy.origin, 'no token of anybody')).rejects.toThrow();
	});

	it('says so when the server is gone', async () => {
		const nowhere = await createProxy({
			...DEFAULT_OPTIONS,
			port: 0,
			clientFolder: client,
			server: 'http://127.0.0.1:9',
		});
		const answer = await fetch(`${nowhere.origin}/api/meta`, { method: 'POST', body: '{}' });
		expect(answer.status).toBe(502);
		await nowhere.stop();
	});
});
