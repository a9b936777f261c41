import { createAccount } from '@server/auth/createAccount';
import { isPassword } from '@server/auth/passwords';
import { makeSessionToken } from '@server/auth/tokens';
import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, TestServer } from '../TestServer';
import { TestStream } from '../TestStream';

/** Leaked tokens can be found and revoked, and everything opened with them ends. */
const PASSWORD = 'correct horse battery';

let server: TestServer;
let count = 0;
let ann: Person;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());
beforeEach(async () => {
	const user = await createAccount(server.core, { username: `ann${++count}`, password: PASSWORD });
	ann = { user, id: user.id, token: makeSessionToken(server.core, user.id) };
});

const open = (token: string) => TestStream.open(server.origin, token);
const closed = (stream: TestStream): Promise<unknown> =>
	stream.socket.readyState === stream.socket.CLOSED
		? Promise.resolve()
		: new Promise((resolve, reject) => {
				stream.socket.once('close', resolve);
				setTimeout(() => reject(new Error('the stream is still open')), 3000).unref();
			});
/** Whether the stream still responds. */
const answers = async (stream: TestStream) => {
	await stream.connect('main', `still-${Math.random()}`.slice(0, 20)).catch(() => {});
	return stream.socket.readyState === stream.socket.OPEN;
};
const grant = async (permission: string[], more: object = {}) => {
	const { body } = await server.call('miauth/gen-token', { session: null, permission, name: 'App', ...more }, ann);
	return String(body.token);
};
const apps = async () => (await server.call('i/apps', {}, ann)).body as unknown as { id: string; name: string }[];
const status = async (token: string) => (await server.call('i', {}, token)).status;

describe('tokens of apps', () => {
	it('are listed for their owner alone, without the tokens', async () => {
		const token = await grant(['read:account', 'write:notes'], { iconUrl: 'https://app.example/icon.png' });
		const { body } = await server.call('i/apps', {}, ann);
		expect(body).toEqual([
			{
				id: expect.any(String),
				name: 'App',
				iconUrl: 'https://app.example/icon.png',
				createdAt: expect.any(String),
				lastUsedAt: expect.any(String),
				permission: ['read:account', 'write:notes'],
			},
		]);
		expect(JSON.stringify(body)).not.toContain(token);
		expect((await server.call('i/apps', {}, await server.person(`other${count}`))).body).toEqual([]);
	});

	it('are listed, and ended, by sign-ins alone', async () => {
		const token = await grant(['read:account']);
		for (const [endpoint, params] of [
			['i/apps', {}],
			['i/revoke-token', { token }],
			['i/regenerate-token', { password: PASSWORD }],
			['i/change-password', { currentPassword: PASSWORD, newPassword: 'x' }],
		] as const)
			expect(await server.refusal(endpoint, params, token)).toBe('ACCESS_DENIED');
		expect(await server.refusal('i/revoke-token', {}, ann)).toBe('INVALID_PARAM');
	});

	it('end at once when they are revoked, with their streams and no others', async () => {
		const [lost, kept] = [await grant(['read:account']), await grant(['read:account'], { name: 'Kept' })];
		const [own, ofLost, ofKept] = [await open(ann.token), await open(lost), await open(kept)];
		const [first] = await apps();
		await server.call('i/revoke-token', { tokenId: first?.id }, ann);
		await closed(ofLost);
		expect([await status(lost), await status(kept)]).toEqual([401, 200]);
		expect([await answers(own), await answers(ofKept)]).toEqual([true, true]);
		await server.call('i/revoke-token', { token: kept }, ann);
		await closed(ofKept);
		expect(await apps()).toEqual([]);
		own.close();
	});

	it('cannot be ended by others, and sign-ins not by this', async () => {
		const token = await grant(['read:account']);
		const [app] = await apps();
		const other = await server.person(`other${count}`);
		await server.call('i/revoke-token', { tokenId: app?.id }, other);
		await server.call('i/revoke-token', { token }, other);
		await server.call('i/revoke-token', { token: ann.token }, ann);
		expect([await status(token), await status(ann.token)]).toEqual([200, 200]);
	});

	it('are not handed out by MiAuth once they are revoked', async () => {
		const session = `11111111-2222-4333-8444-${String(count).padStart(12, '0')}`;
		await grant(['read:account'], { session });
		const [app] = await apps();
		await server.call('i/revoke-token', { tokenId: app?.id }, ann);
		expect((await server.call(`miauth/${session}/check`)).body).toEqual({ ok: false });
	});
});

describe('a stream', () => {
	it('obeys nothing after its token has ended', async () => {
		const lost = await grant(['read:account']);
		const stream = await open(lost);
		await stream.connect('homeTimeline', 'home');
		await server.call('i/revoke-token', { token: lost }, ann);
		await server.note(ann, { text: 'after the end', visibility: 'specified' });
		await closed(stream);
		expect(stream.noteIds('home')).toEqual([]);
	});

	it('is told of new tokens, and ends', async () => {
		const [mine, ofApp] = [await open(ann.token), await open(await grant(['read:account']))];
		await mine.connect('main', 'main');
		expect(await server.refusal('i/regenerate-token', { password: 'wrong' }, ann)).toBe('INCORRECT_PASSWORD');
		expect(await status(ann.token)).toBe(200);
		expect((await server.call('i/regenerate-token', { password: PASSWORD }, ann)).status).toBe(204);
		await closed(mine);
		expect(mine.frames.at(-1)).toEqual({
			type: 'channel',
			body: { id: 'main', type: 'myTokenRegenerated', body: null },
		});
		expect(await status(ann.token)).toBe(401);
		expect(await answers(ofApp)).toBe(true);
		ofApp.close();
	});

	it('of another sign-in ends when the password is changed, and the caller’s stays', async () => {
		const other = makeSessionToken(server.core, ann.id);
		const [mine, theirs] = [await open(ann.token), await open(other)];
		const change = (currentPassword: string) =>
			server.call('i/change-password', { currentPassword, newPassword: 'another one' }, ann);
		expect((await change('wrong')).body.error?.code).toBe('INCORRECT_PASSWORD');
		expect((await change(PASSWORD)).status).toBe(204);
		await closed(theirs);
		expect([await status(other), await status(ann.token), await answers(mine)]).toEqual([401, 200, true]);
		expect(await isPassword(server.core, ann.user, 'another one', { headers: {} })).toBe(true);
		mine.close();
	});

	it('ends when a moderator resets the password, those of apps where asked', async () => {
		const mod = await server.person(`root${count}`, { isRoot: true });
		const app = await grant(['read:account']);
		const [mine, ofApp] = [await open(ann.token), await open(app)];
		await server.call('admin/reset-password', { userId: ann.id }, mod);
		await closed(mine);
		expect([await status(ann.token), await status(app)]).toEqual([401, 200]);
		await server.call('admin/reset-password', { userId: ann.id, revokeAppTokens: true }, mod);
		await closed(ofApp);
		expect(await status(app)).toBe(401);
		server.core.db.update(users, { isRoot: false }, 'id = ?', mod.id);
	});

	it('carries reports to apps of moderators that may read them alone', async () => {
		const mod = await server.person(`mod${count}`, { isRoot: true });
		const [plain, allowed] = [
			await open(server.appToken(mod, 'read:account')),
			await open(server.appToken(mod, 'read:account', 'read:admin:abuse-user-reports')),
		];
		for (const stream of [plain, allowed]) {
			stream.send('connect', { channel: 'admin', id: 'admin', pong: true });
			await stream.connect('homeTimeline', 'home');
		}
		const isConnected = (stream: TestStream) => stream.frames.some(({ body }) => body.id === 'admin');
		expect([isConnected(plain), isConnected(allowed)]).toEqual([false, true]);
		plain.close();
		allowed.close();
	});
});
