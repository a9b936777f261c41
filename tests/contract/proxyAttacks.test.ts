import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProxy, type RunningProxy } from '@server/proxy/createProxy';
import { DEFAULT_OPTIONS } from '@server/serverOptions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

interface Heard {
	readonly line: string;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** A server that returns what it received, as a page by default. */
let upstream: Server;
let heard: Heard[];
let proxy: RunningProxy;
let client: string;

const start = (options: Partial<typeof DEFAULT_OPTIONS> = {}) =>
	createProxy({
		...DEFAULT_OPTIONS,
		port: 0,
		clientFolder: client,
		server: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
		...options,
	});

beforeEach(async () => {
	heard = [];
	upstream = createServer((request, response) => {
		const parts: Buffer[] = [];
		request.on('data', (part: Buffer) => parts.push(part));
		request.on('end', () => {
			const body = Buffer.concat(parts).toString();
			heard.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
			response.setHeader('content-type', 'text/html');
			response.setHeader('set-cookie', 'theirs=1');
			response.end(`<script>alert(${JSON.stringify(request.url)})</script>`);
		});
	});
	await new Promise<void>(resolve => upstream.listen(0, '127.0.0.1', resolve));
	client = await mkdtemp(join(tmpdir(), 'quarterdeck-client-'));
	await writeFile(join(client, 'index.html'), '<!doctype html><title>our client</title>');
	proxy = await start();
});
afterEach(async () => {
	await proxy.stop();
	await new Promise(resolve => {
		upstream.closeAllConnections();
		upstream.close(resolve);
	});
	await rm(client, { recursive: true, force: true });
});

/**
 * Sends raw bytes.
 * @returns what came back until the connection closed, or nothing more arrived
 */
function send(bytes: string, { port } = new URL(proxy.origin)): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
		let answer = '';
		socket.setTimeout(500, () => socket.destroy());
		socket.on('data', part => {
			answer += part;
		});
		socket.on('error', reject);
		socket.on('close', () => resolve(answer));
	});
}

describe('the proxy, attacked', () => {
	it('passes no second request on in the body of one that has none', async () => {
		const hidden = 'POST /api/i HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
		for (const method of ['GET', 'DELETE', 'HEAD', 'OPTIONS']) {
			for (const framing of [
				`Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
				`Transfer-Encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
			]) {
				const answer = await send(`${method} /api/meta HTTP/1.1\r\nHost: x\r\n${framing}`);
				expect(answer).toMatch(/^HTTP\/1\.1 40[05] /);
			}
		}
		expect(heard).toEqual([]);
	});

	it('gives everyone their own answer, also while others send such requests', async () => {
		const attacks = Array.from({ length: 40 }, () =>
			send(
				'GET /api/emojis HTTP/1.1\r\nHost: x\r\nContent-Length: 44\r\n\r\nGET /api/stolen HTTP/1.1\r\nHost: x\r\nX: y\r\n\r\n',
			),
		);
		const calls = Array.from({ length: 80 }, async (_, index) => {
			const answer = await fetch(`${proxy.origin}/api/call${index}`, { method: 'POST', body: `${index}` });
			expect(await answer.text()).toContain(`/api/call${index}"`);
		});
		await Promise.all([...attacks, ...calls]);
		expect(heard.filter(({ line }) => line.includes('stolen'))).toEqual([]);
	});

	it('frames what it passes on itself, and forgets what only neighbours say', async () => {
		await send(
			'POST /api/a HTTP/1.1\r\nHost: x\r\nConnection: X-Secret\r\nX-Secret: 1\r\nX-Forwarded-For: 1.2.3.4\r\n' +
				'CF-Connecting-IP: 1.2.3.4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
		);
		const [got] = heard;
		expect(got).toMatchObject({ line: 'POST /api/a', body: '{}' });
		for (const name of ['x-secret', 'x-forwarded-for', 'cf-connecting-ip']) {
			expect([name, got?.headers[name]]).toEqual([name, undefined]);
		}
	});

	it('never shows what the other server answers as a page of ours', async () => {
		for (const path of ['/api/a', '/files/a', '/oauth/token', '/oauth/authorize/', '/url?url=x', '/@ann.atom']) {
			const { headers } = await fetch(proxy.origin + path);
			expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('content-security-policy')).toContain('sandbox');
			expect(headers.get('set-cookie')).toBeNull();
		}
		// What is asked by OAuth is read from its page, which is not shown.
		const consent = await fetch(`${proxy.origin}/oauth/authorize`);
		expect(await consent.text()).toBe('<!doctype html><title>our client</title>');
		expect(consent.headers.get('content-security-policy')).toContain("script-src 'self'");
		expect(consent.headers.get('set-cookie')).toBeNull();
	});

	it('ties no socket to anything but the stream, and takes one that is reset', async () => {
		const upgrade = (path: string) =>
			`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
			'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
		expect(await send(upgrade('//'))).toMatch(/^HTTP\/1\.1 404 /);
		expect(await send(upgrade('/queue'))).toMatch(/^HTTP\/1\.1 404 /);
		for (let index = 0; index < 20; index++) {
			const socket = connect(Number(new URL(proxy.origin).port), '127.0.0.1');
			socket.on('error', () => {});
			socket.write(upgrade(index % 2 ? '//' : '/streaming?i=x'), () => socket.resetAndDestroy());
			await new Promise(resolve => socket.once('close', resolve));
		}
		expect((await fetch(`${proxy.origin}/notes/1`)).status).toBe(200);
	});

	it('ends headers and bodies that do not get on, on both sides', async () => {
		await proxy.stop();
		proxy = await start({ headersWithinMs: 500, bodyWindowMs: 500 });
		const { hostname, port } = new URL(proxy.origin);
		const broken = new Promise(resolve =>
			upstream.once('request', (request: IncomingMessage) => request.once('error', resolve)),
		);
		const beginnings = [
			'POST /api/i HTTP/1.1\r\nHost: x\r\n',
			'POST /api/i HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
		];
		const ends = beginnings.map(beginning => {
			const socket = connect(Number(port), hostname, () => socket.write(beginning));
			socket.resume();
			socket.on('error', () => {});
			return new Promise(resolve => socket.once('close', resolve));
		});
		await Promise.all(ends);
		await broken;
	});

	it('tells the visitor’s address where the operator says so', async () => {
		await fetch(`${proxy.origin}/api/a`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
		expect(heard.at(-1)?.headers['x-forwarded-for']).toBeUndefined();
		await proxy.stop();
		proxy = await start({ forwardAddress: true });
		await fetch(`${proxy.origin}/api/a`, { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' } });
		expect(heard.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
		await fetch(`${proxy.origin}/api/a`);
		expect(heard.at(-1)?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
	});
});
