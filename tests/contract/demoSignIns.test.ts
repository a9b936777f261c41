import { createAccount } from '@server/auth/createAccount';
import { setPassword } from '@server/auth/setPassword';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './TestServer';

let beyond: TestServer;
let loopback: TestServer;
beforeAll(async () => {
	[beyond, loopback] = await Promise.all([TestServer.start({ host: '0.0.0.0' }), TestServer.start()]);
	for (const { core } of [beyond, loopback]) {
		for (const username of ['demo', 'friend', 'admin', 'mara'])
			await createAccount(core, { username, password: username });
	}
});
afterAll(() => Promise.all([beyond.stop(), loopback.stop()]));

let made = 0;
/** From another address each time, as sign-ins are limited by address. */
function signIn(server: TestServer, username: string, password: string) {
	made += 1;
	return server.request('/api/signin-flow', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `127.1.1.${made}` },
		body: JSON.stringify({ username, password }),
	});
}

describe('the demo sign-ins', () => {
	it('work where only this machine can reach the server', async () => {
		for (const name of ['demo', 'friend', 'admin'])
			expect((await signIn(loopback, name, name)).body.finished).toBe(true);
	});

	it('are refused beyond it, until their passwords have been set', async () => {
		for (const name of ['demo', 'friend', 'admin', 'ADMIN']) {
			const { status, body } = await signIn(beyond, name, name.toLowerCase());
			expect([status, body.error?.code]).toEqual([403, 'DEMO_SIGN_IN_REFUSED']);
		}
		expect((await signIn(beyond, 'mara', 'mara')).body.finished).toBe(true);
		await setPassword(beyond.core, 'demo', 'something of my own');
		expect((await signIn(beyond, 'demo', 'something of my own')).body.finished).toBe(true);
		expect((await signIn(beyond, 'demo', 'demo')).status).toBe(403);
	});

	it('can’t be given back the password that everybody knows', async () => {
		await expect(setPassword(beyond.core, 'admin', 'admin')).rejects.toThrow('public demo password');
		await expect(setPassword(beyond.core, 'nobody', 'a long one')).rejects.toThrow('not found');
	});

	it('end when the password is set', async () => {
		const { body } = await signIn(loopback, 'friend', 'friend');
		const token = String(body.i);
		expect((await loopback.call('i', {}, token)).status).toBe(200);
		await setPassword(loopback.core, 'friend', 'something else');
		expect((await loopback.call('i', {}, token)).status).toBe(401);
	});
});
