import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, TestServer } from '../TestServer';
import { watchUncaught } from './watchUncaught';

let server: TestServer;
let ann: Person;
const uncaught = watchUncaught();

beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
});
afterAll(async () => {
	await server.stop();
});

const upgrade = (path: string) =>
	`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
	'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/**
 * Sends raw bytes.
 * @returns the first line of the response
 */
function send(bytes: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes));
		socket.once('data', part => {
			resolve(part.toString('latin1').split('\r\n')[0] ?? '');
			socket.destroy();
		});
		socket.once('close', () => resolve(''));
		socket.once('error', reject);
	});
}

/** Sends bytes and resets the socket at once. */
function sendAndReset(bytes: string): Promise<void> {
	return new Promise(resolve => {
		const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
			socket.write(bytes, () => socket.resetAndDestroy()),
		);
		socket.on('error', () => {});
		socket.once('close', () => resolve());
	});
}

const isServing = async () => (await server.call('meta')).status === 200;

describe('upgrades, attacked', () => {
	it('are answered for every path, also for those that are no address', async () => {
		for (const path of ['//', '///', '//?i=', '/streaming?i=%', '//[', '/\\', 'http://[/', '*']) {
			const line = await send(upgrade(path));
			expect([path, line]).toEqual([path, expect.stringMatching(/^(?:HTTP\/1\.1 (?:101|40[01]) .*)?$/)]);
		}
		expect(uncaught).toEqual([]);
		expect(await isServing()).toBe(true);
	});

	it('do no harm when they are refused and their socket is reset', async () => {
		const paths = ['/streaming?i=wrong', '/streaming', '//', '/streaming?i=wrong'];
		await Promise.all(Array.from({ length: 80 }, (_, index) => sendAndReset(upgrade(paths[index % 4] ?? ''))));
		// A failed write is reported after the socket is gone.
		await vi.waitFor(async () => expect(await isServing()).toBe(true));
		expect(uncaught).toEqual([]);
	});

	it('sign nobody in without a token, whatever page asks', async () => {
		const headers = { origin: 'https://evil.example', cookie: `i=${ann.token}; token=${ann.token}` };
		const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/streaming`, { headers });
		const frames: string[] = [];
		socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
		await new Promise(resolve => socket.once('open', resolve));
		for (const channel of ['main', 'homeTimeline', 'drive', 'localTimeline'])
			socket.send(JSON.stringify({ type: 'connect', body: { channel, id: channel, pong: true } }));
		await vi.waitFor(() => expect(frames).not.toEqual([]));
		expect(frames).toEqual(['{"type":"connected","body":{"id":"localTimeline"}}']);
		socket.terminate();
	});
});
