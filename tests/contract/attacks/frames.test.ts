import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from '../TestServer';
import type { TestStream } from '../TestStream';

let server: TestServer;
let ann: Person;
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
	process.on('uncaughtException', note);
});
afterAll(async () => {
	process.off('uncaughtException', note);
	await server.stop();
});

/** `levels` arrays, one in the other, as text: they could not be made of objects without running out of stack. */
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
});
