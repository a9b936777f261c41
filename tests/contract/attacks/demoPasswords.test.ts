import { createAccount } from '@server/auth/createAccount';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../TestServer';

/**
 * The demo passwords are public. Any web page open on this machine can send requests to loopback, and requests of a
 * reverse proxy come from loopback as well.
 */
let here: TestServer;
let named: TestServer;
beforeAll(async () => {
	[here, named] = await Promise.all([TestServer.start(), TestServer.start({ origin: 'https://deck.example' })]);
	for (const { core } of [here, named])
		for (const username of ['demo', 'friend', 'admin', 'mara'])
			await createAccount(core, { username, password: username });
});
afterAll(() => Promise.all([here.stop(), named.stop()]));

let made = 0;
/** From another loopback address each time, as sign-ins are limited by address. */
async function signIn(server: TestServer, username: string, headers: Record<string, string> = {}) {
	made += 1;
	const { status, body } = await server.request('/api/signin-flow', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `127.1.1.${made}`, ...headers },
		body: JSON.stringify({ username, password: username }),
	});
	return [status, body.error?.code ?? body.finished];
}

const REFUSED = [403, 'DEMO_SIGN_IN_REFUSED'];
const ELSEWHERE: readonly Record<string, string>[] = [
	{ origin: 'https://evil.example' },
	{ origin: 'http://127.0.0.1:1' },
	{ origin: 'null' },
	{ 'x-forwarded-for': '203.0.113.9' },
	{ 'x-forwarded-for': '127.0.0.1, 203.0.113.10' },
	{ 'x-forwarded-for': '203.0.113.11, 127.0.0.1' },
	{ 'x-forwarded-for': '192.168.1.7' },
	{ 'x-forwarded-for': '10.0.0.8', 'x-forwarded-proto': 'https' },
	{ 'x-real-ip': '203.0.113.12' },
	{ 'cf-connecting-ip': '203.0.113.13' },
	{ forwarded: 'for=203.0.113.14;proto=https' },
	{ forwarded: 'for="[2001:db8::1]:4711"' },
];

describe('the demo passwords', () => {
	it('are refused to pages of other origins and behind a proxy, the administrator’s too', async () => {
		for (const [index, headers] of ELSEWHERE.entries())
			expect([headers, await signIn(here, index % 2 ? 'demo' : 'admin', headers)]).toEqual([headers, REFUSED]);
	});

	it('are refused where the server is known by a name beyond this machine', async () => {
		for (const name of ['demo', 'friend', 'admin']) expect(await signIn(named, name)).toEqual(REFUSED);
	});

	it('work on this machine, and those of others do everywhere', async () => {
		expect(await signIn(here, 'demo')).toEqual([200, true]);
		expect(await signIn(here, 'admin', { origin: here.core.urls.origin })).toEqual([200, true]);
		expect(await signIn(here, 'mara', { origin: 'https://evil.example' })).toEqual([200, true]);
		expect(await signIn(named, 'mara', { 'x-real-ip': '203.0.113.12' })).toEqual([200, true]);
	});

	it('are refused wherever a password is asked for', async () => {
		const user = here.core.db.get<{ id: string }>("SELECT id FROM users WHERE usernameLower = 'demo'");
		const { makeSessionToken } = await import('@server/auth/tokens');
		const token = makeSessionToken(here.core, user?.id ?? '');
		for (const [endpoint, params] of [
			['i/regenerate-token', { password: 'demo' }],
			['i/change-password', { currentPassword: 'demo', newPassword: 'a pass of my own' }],
		] as const) {
			const answer = await here.request(`/api/${endpoint}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
				body: JSON.stringify({ ...params, i: token }),
			});
			expect([endpoint, answer.status, answer.body.error?.code]).toEqual([endpoint, ...REFUSED]);
		}
		expect((await here.call('i', {}, token)).status).toBe(200);
	});
});
