import { createAccount } from '@server/auth/createAccount';
import { makeAppToken, makeSessionToken } from '@server/auth/tokens';
import { endpoints } from '@server/endpoints';
import { limitOf } from '@server/http/limitOf';
import * as p from '@server/http/params';
import { channelDefinitions } from '@server/streaming/channels';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../TestServer';
import { unboundedParams } from './unboundedParams';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

/** An account with rate limits, unlike those of `TestServer.person`. */
async function limited(username: string) {
	const { id } = await createAccount(server.core, { username });
	return { id, token: makeSessionToken(server.core, id) };
}

const app = (userId: string, ...permissions: string[]) =>
	makeAppToken(server.core, userId, { name: 'app', description: null, iconUrl: null, permissions });

const statuses = async (count: number, endpoint: string, params: object, token?: string) => {
	const counted = new Map<number, number>();
	for (let index = 0; index < count; index += 50) {
		const calls = Array.from({ length: Math.min(50, count - index) }, () => server.call(endpoint, params, token));
		for (const { status } of await Promise.all(calls)) counted.set(status, (counted.get(status) ?? 0) + 1);
	}
	return counted;
};

describe('every endpoint', () => {
	it.each([...endpoints.values()].map(endpoint => [endpoint.name, endpoint] as const))(
		'has a limit, and parameters with bounds: %s',
		(name, endpoint) => {
			const { duration = 0, max = 0 } = limitOf(endpoint);
			expect(duration > 0 && max > 0 && max / duration <= 0.05).toBe(true);
			expect(unboundedParams(endpoint.params, name)).toEqual([]);
		},
	);

	it.each([...channelDefinitions.values()].map(channel => [channel.name, channel] as const))(
		'and so has every channel of the stream: %s',
		(name, { params }) => expect(unboundedParams(params, name)).toEqual([]),
	);

	it('is refused by the walk when it takes what has no end', () => {
		const open = [v.string(), v.number(), v.unknown(), v.record(v.string(), v.unknown()), v.array(p.id())];
		for (const schema of open) expect(unboundedParams(v.object({ a: v.nullish(schema) }))).not.toEqual([]);
	});

	it('refuses JSON that is too large or too deep', async () => {
		const ann = await server.person('jane');
		const set = (value: unknown) => server.call('i/registry/set', { key: 'a', value }, ann);
		const deep = JSON.parse(`${'['.repeat(65)}${']'.repeat(65)}`) as unknown;
		for (const value of [deep, 'x'.repeat(300_000), 'あ'.repeat(100_000)]) {
			const { status, body } = await set(value);
			expect([status, body?.error?.code]).toEqual([400, 'INVALID_PARAM']);
		}
		expect((await set({ columns: ['x'.repeat(100_000)] })).status).toBe(204);
	});
});

describe('limits by call', () => {
	it('bind visitors by address where an endpoint says nothing itself', async () => {
		const counted = await statuses(3100, 'test', { required: true });
		expect([counted.get(200), counted.get(429)]).toEqual([3000, 100]);
	}, 60_000);

	it('bind writes closer than reads', async () => {
		const ann = await limited('writer');
		const counted = await statuses(310, 'clips/delete', { clipId: 'none' }, ann.token);
		expect([counted.get(400), counted.get(429)]).toEqual([300, 10]);
	});

	it.each([
		['without the permission', () => ({ text: 'a' }), true, 403],
		['with parameters that are none', () => ({ text: 7 }), false, 400],
	])('are not used up by calls %s', async (name, params, isByApp, status) => {
		const ann = await limited(`owner${name.length}`);
		const token = isByApp ? app(ann.id, 'read:account') : ann.token;
		// 300 notes an hour are allowed.
		expect((await statuses(350, 'notes/create', params(), token)).get(status)).toBe(350);
		expect((await server.call('notes/create', { text: 'still here' }, ann.token)).status).toBe(200);
	});

	it('bound a flood of refused calls by address, and let those pass that are right', async () => {
		const ann = await limited('neighbour');
		const from = (address: string, token: string, text = 'a') =>
			server.request('/api/notes/create', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
				body: JSON.stringify({ i: token, text }),
			});
		const answers: number[] = [];
		for (let index = 0; index < 42; index++) {
			const calls = Array.from({ length: 50 }, () => from('203.0.113.7', 'wrong'));
			answers.push(...(await Promise.all(calls)).map(({ status }) => status));
		}
		expect(answers.filter(status => status === 429)).toHaveLength(100);
		expect((await from('203.0.113.8', 'wrong')).status).toBe(401);
		expect((await from('203.0.113.7', ann.token)).status).toBe(200);
	}, 60_000);

	it('bind apps that ask for their token', async () => {
		const counted = await statuses(310, 'miauth/none/check', {});
		expect([counted.get(200), counted.get(429)]).toEqual([300, 10]);
	});
});
