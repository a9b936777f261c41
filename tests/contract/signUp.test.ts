import { pendingSignUps, users } from '@server/store/tables/users';
import { FakeWeb } from '@tests/factories/FakeWeb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestServer } from './TestServer';

const PASSWORD = 'a long password';
const CAPTCHA_FAILED = '9b1f7c0e-5d0a-4c53-8a86-2f6f0b1d7e34';
const DAY_MS = 24 * 60 * 60_000;

const HCAPTCHA = 'https://hcaptcha.com/siteverify';
const RECAPTCHA = 'https://www.recaptcha.net/recaptcha/api/siteverify';
const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const MCAPTCHA = 'https://mcaptcha.example/api/v1/pow/siteverify';
const byForm = (body: string) => {
	const { secret, response } = Object.fromEntries(new URLSearchParams(body));
	return JSON.stringify({ success: secret === 'secret' && response === 'solved' });
};
const web = new FakeWeb(
	{},
	{
		[HCAPTCHA]: byForm,
		[RECAPTCHA]: byForm,
		[TURNSTILE]: byForm,
		[MCAPTCHA]: body => JSON.stringify({ valid: JSON.parse(body).token === 'solved' }),
	},
);

let server: TestServer;
const mails = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeAll(async () => {
	server = await TestServer.start({ web });
});
afterAll(() => server.stop());
beforeEach(() => {
	mails.mockClear();
});
const initial = { emailRequiredForSignup: false, disableRegistration: false };
afterEach(() => {
	vi.useRealTimers();
	server.core.settings.update({ ...initial, enableTestcaptcha: false });
});

let count = 0;
const post = (endpoint: string, params: object) =>
	server.request(`/api/${endpoint}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++count}` },
		body: JSON.stringify(params),
	});
const signUp = (params: object = {}) => post('signup', { username: `new${++count}`, password: PASSWORD, ...params });
/** Why it was refused. */
const why = async (answer: ReturnType<typeof post>) => {
	const { status, body } = await answer;
	return [status, (body as { message?: string } | null)?.message];
};
const codeIn = (mail: unknown) => /signup-complete\/(\w+)/.exec(String(mail))?.[1] ?? '';

describe('signing up by mail', () => {
	beforeEach(() => {
		server.core.settings.update({ emailRequiredForSignup: true });
	});

	it('makes the account once the link was opened, once', async () => {
		expect(await why(signUp())).toEqual([400, 'Error: EMAIL_UNAVAILABLE']);
		expect((await signUp({ username: 'maria', emailAddress: 'maria@a.example' })).status).toBe(204);
		expect((await server.call('users/show', { username: 'maria' })).status).toBe(404);
		expect(String(mails.mock.lastCall)).toContain('Mail to maria@a.example');
		const code = codeIn(mails.mock.lastCall);
		expect(JSON.stringify(server.core.db.select(pendingSignUps, ''))).not.toContain(code);
		expect(await why(post('signup-pending', { code: `${code}x` }))).toEqual([400, 'Error: NO_SUCH_CODE']);
		const { body } = await post('signup-pending', { code });
		const made = body as unknown as { id: string; i: string };
		expect((await server.call('i', {}, made.i)).body).toMatchObject({ username: 'maria', emailVerified: true });
		expect(await why(post('signup-pending', { code }))).toEqual([400, 'Error: NO_SUCH_CODE']);
		const { body: signedIn } = await post('signin-flow', { username: 'maria', password: PASSWORD });
		expect(signedIn).toMatchObject({ finished: true, id: made.id });
		expect(await why(signUp({ emailAddress: 'maria@a.example' }))).toEqual([400, 'Error: EMAIL_UNAVAILABLE']);
	});

	it('takes the name when the link is opened, and uses an invitation up then', async () => {
		const [invited, other] = ['ines', 'otto'];
		const chief = await server.person('chief', { isRoot: true });
		server.core.settings.update({ disableRegistration: true });
		const made = await server.call('admin/invite/create', { count: 1 }, chief);
		const [{ code: invitationCode } = { code: '' }] = made.body as unknown as { code: string }[];
		for (const username of [invited, other])
			await signUp({ username, emailAddress: `${username}@a.example`, invitationCode });
		const [first, second] = mails.mock.calls.map(codeIn);
		expect((await post('signup-pending', { code: first })).status).toBe(200);
		expect((await post('signup-pending', { code: second })).status).toBe(400);
		server.core.settings.update({ disableRegistration: false });
		await signUp({ username: 'nora', emailAddress: 'nora@a.example' });
		await signUp({ username: 'Nora', emailAddress: 'nora@b.example' });
		const [third, fourth] = mails.mock.calls.slice(-2).map(codeIn);
		expect((await post('signup-pending', { code: fourth })).status).toBe(200);
		expect(await why(post('signup-pending', { code: third }))).toEqual([400, 'Error: DUPLICATED_USERNAME']);
	});

	it('makes exactly one account, whoever opens a link at the same time', async () => {
		await signUp({ username: 'twice', emailAddress: 'twice@a.example' });
		const code = codeIn(mails.mock.lastCall);
		const answers = await Promise.all(Array.from({ length: 4 }, () => post('signup-pending', { code })));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const refused = answers.filter(({ status }) => status !== 200);
		for (const { body } of refused) expect(body).toMatchObject({ message: 'Error: NO_SUCH_CODE' });
		const made = answers.find(({ status }) => status === 200)?.body as { i: string } | undefined;
		expect((await server.call('i', {}, made?.i)).body).toMatchObject({ username: 'twice' });
		expect(server.core.db.select(users, "WHERE t.usernameLower = 'twice'")).toHaveLength(1);
	});

	it('keeps a link that made no account', async () => {
		await signUp({ username: 'olga', emailAddress: 'olga@a.example' });
		const code = codeIn(mails.mock.lastCall);
		server.core.settings.update({ bannedEmailDomains: ['a.example'] });
		expect(await why(post('signup-pending', { code }))).toEqual([400, 'Error: EMAIL_UNAVAILABLE']);
		server.core.settings.update({ bannedEmailDomains: [] });
		expect((await post('signup-pending', { code })).status).toBe(200);
		expect(await why(post('signup-pending', { code }))).toEqual([400, 'Error: NO_SUCH_CODE']);
	});

	it('lets a link go after a day', async () => {
		await signUp({ emailAddress: 'late@a.example' });
		const code = codeIn(mails.mock.lastCall);
		vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
		expect(await why(post('signup-pending', { code }))).toEqual([400, 'Error: NO_SUCH_CODE']);
	});

	it('keeps no password', async () => {
		await signUp({ emailAddress: 'quiet@a.example' });
		expect(JSON.stringify(server.core.db.select(pendingSignUps, ''))).not.toContain(PASSWORD);
		expect(String(mails.mock.calls)).not.toContain(PASSWORD);
	});
});

describe('captchas', () => {
	const providers = [
		{ name: 'hCaptcha', param: 'hcaptcha-response', address: HCAPTCHA, on: ['enableHcaptcha', 'hcaptcha'] },
		{ name: 'reCAPTCHA', param: 'g-recaptcha-response', address: RECAPTCHA, on: ['enableRecaptcha', 'recaptcha'] },
		{ name: 'Turnstile', param: 'turnstile-response', address: TURNSTILE, on: ['enableTurnstile', 'turnstile'] },
		{ name: 'mCaptcha', param: 'm-captcha-response', address: MCAPTCHA, on: ['enableMcaptcha', 'mcaptcha'] },
	] as const;

	it.each(providers)('of $name are checked with its provider', async ({ param, address, on: [flag, prefix] }) => {
		const keys = { [`${prefix}SiteKey`]: 'site', [`${prefix}SecretKey`]: 'secret' };
		server.core.settings.update({ [flag]: true, ...keys, mcaptchaInstanceUrl: 'https://mcaptcha.example' });
		expect(await why(signUp())).toEqual([400, 'Error: CAPTCHA_FAILED']);
		expect(await why(signUp({ [param]: 'made up' }))).toEqual([400, 'Error: CAPTCHA_FAILED']);
		expect((await signUp({ [param]: 'solved' })).status).toBe(200);
		expect(web.asked.at(-1)?.address).toBe(address);
		server.core.settings.update({ [flag]: false });
		expect((await signUp()).status).toBe(200);
	});

	it('are asked for at sign-in too, of those without a second factor', async () => {
		await signUp({ username: 'cara' });
		server.core.settings.update({ enableTestcaptcha: true });
		const signIn = (params: object = {}) => post('signin-flow', { username: 'cara', password: PASSWORD, ...params });
		expect((await post('signin-flow', { username: 'cara' })).body).toEqual({ finished: false, next: 'captcha' });
		const refused = await signIn();
		expect([refused.status, refused.body.error?.id]).toEqual([400, CAPTCHA_FAILED]);
		expect((await signIn({ 'testcaptcha-response': 'testcaptcha-passed' })).body).toMatchObject({ finished: true });
	});

	it('fail where their provider is out of reach', async () => {
		const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
		const keys = { mcaptchaSiteKey: 'site', mcaptchaSecretKey: 'secret' };
		server.core.settings.update({ enableMcaptcha: true, ...keys, mcaptchaInstanceUrl: 'https://gone.example' });
		expect(await why(signUp({ 'm-captcha-response': 'solved' }))).toEqual([400, 'Error: CAPTCHA_FAILED']);
		server.core.settings.update({ enableMcaptcha: false });
		warned.mockRestore();
	});
});
