import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '@server/auth/passwords';
import { profiles } from '@server/store/tables/users';
import { SoftAuthenticator } from '@tests/factories/SoftAuthenticator';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, type Person, TestServer } from './TestServer';

const PASSWORD = 'a long password';
const NO_PASSWORD = '932c904e-9460-45b7-9ce6-7ed33be7eb2c';
const WRONG_CODE = 'cdf1235b-ac71-46d4-a3a6-84ccce48df6f';
const KEY_FAILED = '93b86c4b-72f9-40eb-9815-798928603d1e';
const KEY_NOT_ENOUGH = '2f6f1d1c-4a0c-4c8e-9a5d-6f3e0f7b8c21';
const PERIOD_MS = 30_000;

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());
afterEach(() => {
	vi.restoreAllMocks();
});

interface Member extends Person {
	username: string;
}

let members = 0;
async function member(): Promise<Member> {
	const username = `ann${++members}`;
	const person = await server.person(username);
	server.core.db.update(profiles, { passwordHash: await hashPassword(PASSWORD) }, 'userId = ?', person.id);
	return { ...person, username };
}

const codeFor = (secret: string, at = Date.now()) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

async function protectedMember(): Promise<{ ann: Member; secret: string; backupCodes: string[] }> {
	const ann = await member();
	const { secret } = bodyOf<{ secret: string }>(await server.call('i/2fa/register', { password: PASSWORD }, ann));
	const done = await server.call('i/2fa/done', { token: codeFor(secret) }, ann);
	return { ann, secret, ...bodyOf<{ backupCodes: string[] }>(done) };
}

const bodyOf = <T>({ body }: Answer) => body as unknown as T;
const errorOf = ({ body }: Answer) => body?.error?.code;
const signInErrorOf = ({ status, body }: Answer) => [status, body?.error?.id];

let addresses = 0;
/** From an address of its own, as sign-ins are limited by address. */
const post = (endpoint: string, params: object) =>
	server.request(`/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${++addresses >> 8}.${addresses & 255}` },
		body: JSON.stringify(params),
	});
const signIn = ({ username }: Member, params: object = {}) =>
	post('signin-flow', { username, password: PASSWORD, ...params });

async function addKey(ann: Member, secret: string): Promise<SoftAuthenticator> {
	const key = new SoftAuthenticator(server.origin);
	const proof = { password: PASSWORD, token: codeFor(secret) };
	const asked = bodyOf<{ challenge: string }>(await server.call('i/2fa/register-key', proof, ann));
	const made = { ...proof, name: 'Blue key', credential: key.register(asked) };
	expect(bodyOf(await server.call('i/2fa/key-done', made, ann))).toEqual({ id: key.id, name: 'Blue key' });
	return key;
}
const me = async (ann: Member) => (await server.call('i', {}, ann)).body;

describe('one-time codes', () => {
	it('are a secret that the database doesn’t tell', async () => {
		const { secret, backupCodes } = await protectedMember();
		const { data } = server.core.options;
		const stored = await Promise.all(
			['', '-wal'].map(end => readFile(join(data, `quarterdeck.sqlite${end}`), 'latin1')),
		);
		for (const each of [secret, ...backupCodes]) expect(stored.join('')).not.toContain(each);
	});

	it('sign in once each', async () => {
		const { ann, secret } = await protectedMember();
		expect(bodyOf(await signIn(ann))).toEqual({ finished: false, next: 'totp' });
		const token = codeFor(secret);
		expect(bodyOf(await signIn(ann, { token }))).toMatchObject({ finished: true, id: ann.id });
		expect(signInErrorOf(await signIn(ann, { token }))).toEqual([403, WRONG_CODE]);
		const older = codeFor(secret, Date.now() - PERIOD_MS);
		expect(signInErrorOf(await signIn(ann, { token: older }))).toEqual([403, WRONG_CODE]);
		const newer = codeFor(secret, Date.now() + PERIOD_MS);
		expect(bodyOf(await signIn(ann, { token: newer }))).toMatchObject({ finished: true });
		expect(signInErrorOf(await signIn(ann, { password: 'wrong', token: newer }))).toEqual([403, NO_PASSWORD]);
	});

	it('can’t be tried out', async () => {
		const { ann, secret } = await protectedMember();
		const tries = Array.from({ length: 25 }, () => server.call('i/2fa/done', { token: '000000' }, ann));
		expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429);
		// Not even the right one any more.
		expect((await signIn(ann, { token: codeFor(secret) })).status).toBe(429);
		expect((await server.call('i/2fa/unregister', { password: PASSWORD, token: codeFor(secret) }, ann)).status).toBe(
			429,
		);
	});

	it('protect what would end them, as the password does', async () => {
		const { ann, secret } = await protectedMember();
		const token = codeFor(secret);
		for (const endpoint of ['register', 'register-key', 'unregister'].map(each => `i/2fa/${each}`)) {
			expect(errorOf(await server.call(endpoint, { password: PASSWORD }, ann))).toBe('INCORRECT_CODE');
			expect(errorOf(await server.call(endpoint, { password: PASSWORD, token: '000000' }, ann))).toBe('INCORRECT_CODE');
			expect(errorOf(await server.call(endpoint, { password: 'x', token }, ann))).toBe('INCORRECT_PASSWORD');
		}
		for (const endpoint of ['i/delete-account', 'i/update-email', 'i/change-password']) {
			const params = { password: PASSWORD, currentPassword: PASSWORD, newPassword: 'another' };
			expect(errorOf(await server.call(endpoint, params, ann))).toBe('INCORRECT_CODE');
		}
	});

	it('are moved to another app without an hour in which they are off', async () => {
		const { ann, secret } = await protectedMember();
		const params = { password: PASSWORD, token: codeFor(secret) };
		const moved = bodyOf<{ secret: string }>(await server.call('i/2fa/register', params, ann));
		expect(errorOf(await server.call('i/2fa/done', { token: '000000' }, ann))).toBe('INCORRECT_CODE');
		expect((await me(ann)).twoFactorEnabled).toBe(true);
		expect(bodyOf(await signIn(ann, { token: codeFor(secret) }))).toMatchObject({ finished: true });
		await server.call('i/2fa/done', { token: codeFor(moved.secret) }, ann);
		expect(signInErrorOf(await signIn(ann, { token: codeFor(secret, Date.now() + PERIOD_MS) }))).toEqual([
			403,
			WRONG_CODE,
		]);
		expect(bodyOf(await signIn(ann, { token: codeFor(moved.secret) }))).toMatchObject({ finished: true });
	});
});

describe('backup codes', () => {
	it('sign in once each, however they are typed, until none is left', async () => {
		const { ann, backupCodes } = await protectedMember();
		const [first = '', ...others] = backupCodes;
		expect((await me(ann)).twoFactorBackupCodesStock).toBe('full');
		expect(bodyOf(await signIn(ann, { token: first.toLowerCase() }))).toMatchObject({ finished: true });
		expect(signInErrorOf(await signIn(ann, { token: first }))).toEqual([403, WRONG_CODE]);
		expect((await me(ann)).twoFactorBackupCodesStock).toBe('partial');
		for (const token of others) expect(bodyOf(await signIn(ann, { token }))).toMatchObject({ finished: true });
		expect((await me(ann)).twoFactorBackupCodesStock).toBe('none');
	});
});

describe('security keys', () => {
	it('come after the password', async () => {
		const { ann, secret } = await protectedMember();
		const key = await addKey(ann, secret);
		const { securityKeys, securityKeysList } = await me(ann);
		expect([securityKeys, securityKeysList]).toMatchObject([true, [{ id: key.id, name: 'Blue key' }]]);
		const asked = bodyOf<{ next: string; authRequest: { challenge: string; allowCredentials: { id: string }[] } }>(
			await signIn(ann),
		);
		expect(asked.next).toBe('passkey');
		expect(asked.authRequest.allowCredentials.map(({ id }) => id)).toEqual([key.id]);
		const credential = key.sign({ ...asked.authRequest, verifiesUser: false });
		expect(signInErrorOf(await signIn(ann, { password: 'wrong', credential }))).toEqual([403, NO_PASSWORD]);
		expect(bodyOf(await signIn(ann, { credential }))).toMatchObject({ finished: true, id: ann.id });
		// The code works beside them.
		expect(bodyOf(await signIn(ann, { token: codeFor(secret) }))).toMatchObject({ finished: true });
	});

	it('answer a challenge once, of this page, and of their own account', async () => {
		const { ann, secret } = await protectedMember();
		const [key, other] = [await addKey(ann, secret), await protectedMember()];
		const foreign = await addKey(other.ann, other.secret);
		const ask = async () => bodyOf<{ authRequest: { challenge: string } }>(await signIn(ann)).authRequest;
		const refuses = async (credential: object) =>
			expect(signInErrorOf(await signIn(ann, { credential }))).toEqual([403, KEY_FAILED]);
		const replayed = key.sign(await ask());
		expect(bodyOf(await signIn(ann, { credential: replayed }))).toMatchObject({ finished: true });
		await refuses(replayed);
		await refuses(key.sign({ challenge: Buffer.from('made up').toString('base64url') }));
		await refuses(key.sign({ ...(await ask()), origin: 'https://evil.example' }));
		await refuses(foreign.sign(await ask()));
		await refuses({ ...foreign.sign(await ask()), id: key.id });
		// A copy of the key would count for itself.
		await refuses(key.sign({ ...(await ask()), counter: 1 }));
		await refuses({ id: key.id });
		const late = await ask();
		const now = performance.now();
		vi.spyOn(performance, 'now').mockImplementation(() => now + 6 * 60_000);
		await refuses(key.sign(late));
	});

	it('are made for a challenge, once', async () => {
		const { ann, secret } = await protectedMember();
		const key = new SoftAuthenticator(server.origin);
		const proof = { password: PASSWORD, token: codeFor(secret), name: 'Key' };
		const asked = bodyOf<{ challenge: string }>(await server.call('i/2fa/register-key', proof, ann));
		const done = (credential: object, more: object = {}) =>
			server.call('i/2fa/key-done', { ...proof, credential, ...more }, ann);
		const made = key.register(asked);
		expect(errorOf(await done(made, { token: null }))).toBe('INCORRECT_CODE');
		expect(errorOf(await done(made, { name: 'x'.repeat(31) }))).toBe('INVALID_PARAM');
		expect((await done(made)).status).toBe(200);
		expect(errorOf(await done(made))).toBe('KEY_REFUSED');
		expect(errorOf(await done({}))).toBe('KEY_REFUSED');
	});

	it('are renamed and removed by their owner', async () => {
		const { ann, secret } = await protectedMember();
		const key = await addKey(ann, secret);
		const ben = await member();
		const credentialId = key.id;
		expect(errorOf(await server.call('i/2fa/update-key', { credentialId, name: 'x' }, ben))).toBe('ACCESS_DENIED');
		await server.call('i/2fa/remove-key', { credentialId, password: PASSWORD }, ben);
		await server.call('i/2fa/update-key', { credentialId, name: 'Red key' }, ann);
		expect((await me(ann)).securityKeysList).toMatchObject([{ name: 'Red key' }]);
		await server.call('i/2fa/password-less', { value: true }, ann);
		expect((await me(ann)).usePasswordLessLogin).toBe(true);
		expect(errorOf(await server.call('i/2fa/remove-key', { credentialId, password: PASSWORD }, ann))).toBe(
			'INCORRECT_CODE',
		);
		const token = codeFor(secret);
		expect((await server.call('i/2fa/remove-key', { credentialId, password: PASSWORD, token }, ann)).status).toBe(204);
		expect(await me(ann)).toMatchObject({ securityKeys: false, usePasswordLessLogin: false, twoFactorEnabled: true });
		expect(bodyOf(await signIn(ann))).toEqual({ finished: false, next: 'totp' });
	});

	it('go with two-factor sign-in', async () => {
		const { ann, secret } = await protectedMember();
		await addKey(ann, secret);
		await server.call('i/2fa/unregister', { password: PASSWORD, token: codeFor(secret) }, ann);
		expect(await me(ann)).toMatchObject({ twoFactorEnabled: false, securityKeys: false, securityKeysList: [] });
		expect(bodyOf(await signIn(ann))).toMatchObject({ finished: true });
	});
});

describe('a passkey alone', () => {
	const begin = async () =>
		bodyOf<{ option: { challenge: string; rpId: string }; context: string }>(await post('signin-with-passkey', {}));

	it('signs in where its owner chose so, if it asked for more than a touch', async () => {
		const { ann, secret } = await protectedMember();
		const key = await addKey(ann, secret);
		const { option, context } = await begin();
		const refused = await post('signin-with-passkey', { context, credential: key.sign(option) });
		expect(signInErrorOf(refused)).toEqual([403, KEY_NOT_ENOUGH]);
		await server.call('i/2fa/password-less', { value: true }, ann);
		const touched = await begin();
		const credential = key.sign({ ...touched.option, verifiesUser: false });
		expect(signInErrorOf(await post('signin-with-passkey', { ...touched, credential }))).toEqual([403, KEY_FAILED]);
		const asked = await begin();
		const answer = { context: asked.context, credential: key.sign(asked.option) };
		const finished = bodyOf<{ signinResponse: { i: string } }>(await post('signin-with-passkey', answer));
		expect((await server.call('i', {}, finished.signinResponse.i)).body.id).toBe(ann.id);
		expect(signInErrorOf(await post('signin-with-passkey', answer))).toEqual([403, KEY_FAILED]);
		const [last] = bodyOf<{ success: boolean }[]>(await server.call('i/signin-history', {}, ann));
		expect(last).toMatchObject({ success: true });
	});

	it('belongs to the challenge of its context', async () => {
		const { ann, secret } = await protectedMember();
		const key = await addKey(ann, secret);
		await server.call('i/2fa/password-less', { value: true }, ann);
		const [one, two] = [await begin(), await begin()];
		const mixed = { context: two.context, credential: key.sign(one.option) };
		expect(signInErrorOf(await post('signin-with-passkey', mixed))).toEqual([403, KEY_FAILED]);
		expect((await post('signin-with-passkey', { credential: key.sign(two.option) })).status).toBe(400);
		const strange = await post('signin-with-passkey', { context: two.context, credential: 'x' });
		expect(signInErrorOf(strange)).toEqual([403, KEY_FAILED]);
	});

	it('also signs in for a name, without its password', async () => {
		const { ann, secret } = await protectedMember();
		const key = await addKey(ann, secret);
		expect(signInErrorOf(await signIn(ann, { password: '' }))).toEqual([403, NO_PASSWORD]);
		await server.call('i/2fa/password-less', { value: true }, ann);
		const ask = async () =>
			bodyOf<{ authRequest: { challenge: string } }>(await signIn(ann, { password: '' })).authRequest;
		const touched = key.sign({ ...(await ask()), verifiesUser: false });
		expect(signInErrorOf(await signIn(ann, { password: '', credential: touched }))).toEqual([403, KEY_FAILED]);
		const credential = key.sign(await ask());
		expect(bodyOf(await signIn(ann, { password: '', credential }))).toMatchObject({ finished: true });
		const token = codeFor(secret);
		expect(signInErrorOf(await signIn(ann, { password: '', token }))).toEqual([403, NO_PASSWORD]);
	});

	it('is asked for after a wrong password too, which its owner can see', async () => {
		const { ann, secret } = await protectedMember();
		await addKey(ann, secret);
		await server.call('i/2fa/password-less', { value: true }, ann);
		const history = async () => bodyOf<{ success: boolean }[]>(await server.call('i/signin-history', {}, ann));
		expect(bodyOf(await signIn(ann, { password: '' }))).toMatchObject({ next: 'passkey' });
		expect(await history()).toEqual([]);
		expect(bodyOf(await signIn(ann, { password: 'a guess' }))).toMatchObject({ next: 'passkey' });
		expect(await history()).toMatchObject([{ success: false }]);
	});
});
