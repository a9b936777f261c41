import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, TestServer } from '../TestServer';
import type { TestStream } from '../TestStream';
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

/** `levels` nested arrays as text: building them as objects would overflow the stack. */
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const connectBy = (stream: TestStream, channel: string, params: string) =>
	stream.socket.send(`{"type":"connect","body":{"channel":"${channel}","id":"bad","params":${params},"pong":true}}`);

describe('frames, attacked', () => {
	it('connect no tags that are no text', async () => {
		const hostile = [
			'{"q":[[{"toString":1}]]}',
			'{"q":[[{"toString":null,"valueOf":null}]]}',
			'{"q":[[null,1,true]]}',
			'{"q":[{"length":1}]}',
			'{"q":"x"}',
			'[]',
			'7',
			`{"q":[${nested(29_000)}]}`,
			`{"q":[[${nested(29_000)}]]}`,
		];
		for (const params of hostile) {
			const stream = await server.stream();
			connectBy(stream, 'hashtag', params);
			await stream.connect('localTimeline', 'after');
			expect([params.slice(0, 40), stream.frames.map(({ body }) => body.id)]).toEqual([params.slice(0, 40), ['after']]);
			stream.close();
		}
		expect(uncaught).toEqual([]);
	});

	it('are bounded in size and in the ids that come back with each of them', async () => {
		const [large, other] = [await server.stream(ann), await server.stream(ann)];
		const closed = new Promise(resolve => large.socket.once('close', resolve));
		large.send('connect', { channel: 'localTimeline', id: 'x'.repeat(70_000) });
		expect(await closed).toBe(1009);
		other.send('connect', { channel: 'localTimeline', id: 'x'.repeat(60_000), pong: true });
		await other.connect('localTimeline', 'kept');
		expect(other.frames).toHaveLength(1);
		other.close();
	});

	it('end one stream and no other, when what they ask for fails', async () => {
		const [one, other] = [await server.stream(ann), await server.stream(ann)];
		const { db } = server.core;
		const closed = new Promise(resolve => one.socket.once('close', resolve));
		Object.assign(db, {
			byId: () => {
				throw new Error('the disk is gone');
			},
		});
		one.send('sr', { id: 'abc' });
		expect(await closed).toBe(1011);
		Reflect.deleteProperty(db, 'byId');
		await other.connect('homeTimeline', 'home');
		expect(uncaught).toEqual([]);
		other.close();
	});

	it('are bounded in number: who sends more than a client ever does is closed, and nobody else', async () => {
		const [flooding, other] = [await server.stream(ann), await server.stream(ann)];
		const closed = new Promise(resolve => flooding.socket.once('close', resolve));
		for (let index = 0; index < 60_000; index++) flooding.send('sr', { id: `none${index}` });
		expect(await closed).toBe(1008);
		await other.connect('homeTimeline', 'home');
		other.close();
	});

	it('let a client through that runs through all its columns and notes', async () => {
		const stream = await server.stream(ann);
		for (let index = 0; index < 24_000; index++) stream.send('sr', { id: `none${index}` });
		for (let index = 0; index < 60; index++) await stream.connect('localTimeline', `column${index}`);
		expect(stream.socket.readyState).toBe(stream.socket.OPEN);
		stream.close();
	});
});

describe('streams, opened without end', () => {
	/** The status of the refusal; 101 if it opened. */
	const open = (token: string | null, address: string) =>
		new Promise<{ status: number; socket: WebSocket }>((resolve, reject) => {
			const query = token === null ? '' : `?i=${token}`;
			const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/streaming${query}`, {
				headers: { 'x-forwarded-for': address },
			});
			socket.once('open', () => resolve({ status: 101, socket }));
			socket.once('unexpected-response', (_, response) => resolve({ status: response.statusCode ?? 0, socket }));
			socket.once('error', reject);
		});
	const openMany = async (count: number, token: string | null, address: (index: number) => string) => {
		const opened = await Promise.all(Array.from({ length: count }, (_, index) => open(token, address(index))));
		return {
			refused: opened.filter(({ status }) => status === 429).length,
			close: async () => {
				for (const { status, socket } of opened) if (status === 101) socket.terminate();
				await vi.waitFor(() => expect(server.running.streams()).toBe(0));
			},
		};
	};

	it('are refused by account, wherever they come from, until one of them ends', async () => {
		const [ben, eve] = [await server.person('ben'), await server.person('eve')];
		await vi.waitFor(() => expect(server.running.streams()).toBe(0));
		const many = await openMany(110, ben.token, index => `198.51.100.${index}`);
		expect(many.refused).toBe(10);
		const others = await open(eve.token, '198.51.100.1');
		expect(others.status).toBe(101);
		others.socket.terminate();
		await many.close();
		const again = await open(ben.token, '198.51.100.1');
		expect(again.status).toBe(101);
		again.socket.terminate();
	});

	it('are refused by address to visitors, and not to who signs in there', async () => {
		await vi.waitFor(() => expect(server.running.streams()).toBe(0));
		const many = await openMany(210, null, () => '198.51.100.7');
		expect(many.refused).toBe(10);
		const mine = await open(ann.token, '198.51.100.7');
		expect(mine.status).toBe(101);
		mine.socket.terminate();
		await many.close();
	});
});
