import { randomUUID } from 'node:crypto';
import { OAuthApp } from '@tests/factories/OAuthApp';
import { afterEach, expect, it, vi } from 'vitest';
import { message, page, toast } from './support/menus';
import { answerAt, forgetAnswers, home, openPage } from './support/openPage';

afterEach(() => {
	vi.restoreAllMocks();
	forgetMetas();
});

const leaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {});
const allow = page.getByRole('button', { name: 'Allow' });
const deny = page.getByRole('button', { name: 'Deny' });
const title = (name: string) => page.getByRole('heading', { name });

const forgetMetas = () => {
	for (const meta of document.querySelectorAll('meta[name^="misskey:"]')) meta.remove();
};
function setMeta(name: string, content: string): void {
	const meta = document.createElement('meta');
	meta.name = `misskey:oauth:${name}`;
	meta.content = content;
	document.head.append(meta);
}

/** Has the home server ask, and puts what its page says into ours: this window doesn't load documents. */
async function askByOAuth(app: OAuthApp, scope: string): Promise<string> {
	forgetMetas();
	const path = app.pathTo(scope);
	const html = await (await fetch(home.origin + path)).text();
	for (const [, name = '', content = ''] of html.matchAll(/name="misskey:oauth:([\w-]+)" content="([^"]*)"/g))
		setMeta(name, content);
	return path;
}

it('MiAuth says where the answer goes, what is dangerous, and which account is used', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	const session = randomUUID();
	const query = new URLSearchParams({
		name: 'Spyglass',
		permission: 'read:account,write:notes,read:admin:user-ips',
		callback: 'https://spy.example/back?x=1',
	});
	await openPage(person, { path: `/miauth/${session}?${query}`, others: [other] });
	await expect(page.getByText('The answer goes to spy.example.')).toBeVisible();
	await expect(page.getByText('Dangerous: with this the app acts as you')).toBeVisible();
	await expect(page.getByText('Very dangerous: with this the app administers the server')).toBeVisible();
	await page.getByLabel(`@${other.username}@${home.host}`).click();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe(`https://spy.example/back?x=1&session=${session}`);
	const given = await home.call<{ token: string; user: { id: string } }>(`miauth/${session}/check`);
	expect(given.user.id).toBe(other.id);
	const apps = await home.call<{ permission: string[] }[]>('i/apps', {}, other);
	expect(apps.map(({ permission }) => permission)).toEqual([['read:account', 'write:notes', 'read:admin:user-ips']]);
});

it('MiAuth grants nothing where it is denied, or its address isn’t one', async () => {
	const person = await home.signUp();
	const session = randomUUID();
	await openPage(person, {
		path: `/miauth/${session}?name=Spyglass&permission=read:drive&callback=https://spy.example`,
	});
	const assign = leaving();
	await deny.click();
	await expect(page.getByText('Spyglass was denied access.')).toBeVisible();
	expect(await home.call(`miauth/${session}/check`)).toEqual({ ok: false });
	await openPage(person, { path: '/miauth/no%20session?name=Spyglass' });
	await expect(title('This request can’t be read')).toBeVisible();
	await expect(allow).toHaveCount(0);
	expect(await home.call('i/apps', {}, person)).toEqual([]);
	expect(assign).not.toHaveBeenCalled();
});

it('whoever is not signed in sees what is asked for, and may deny it', async () => {
	await openPage(null, { path: `/miauth/${randomUUID()}?name=Spyglass&permission=write:notes` });
	await expect(page.getByText('Change: notes, and post as you')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
	await expect(allow).toHaveCount(0);
	await deny.click();
	await expect(page.getByText('Spyglass was denied access.')).toBeVisible();
});

it('none of several accounts is used before one was chosen', async () => {
	const people = [await home.signUp(), await home.signUp()];
	const path = `/miauth/${randomUUID()}?name=Spyglass&permission=read:drive`;
	const [first] = people;
	// The page has no account of its own.
	await openPage(null, { path, others: people });
	await expect(allow).toBeDisabled();
	await page.getByLabel(`@${first?.username}@${home.host}`).click();
	await allow.click();
	await expect(title('Access allowed')).toBeVisible();
	expect(await home.call('i/apps', {}, first)).toHaveLength(1);
});

it('a registered app asks with its token, and is told once', async () => {
	const person = await home.signUp();
	const wish = { name: 'Old app', description: 'd', permission: ['read:account'] };
	const app = await home.call<{ secret: string }>('app/create', { ...wish, callbackUrl: 'https://old.example/cb' });
	const ask = () => home.call<{ token: string }>('auth/session/generate', { appSecret: app.secret });
	const { token } = await ask();
	await openPage(person, { path: `/auth/${token}` });
	await expect(title('Old app wants to use your account')).toBeVisible();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe(`https://old.example/cb?token=${token}`);
	// Allowed already, and its key not fetched yet.
	await openPage(person, { path: `/auth/${token}` });
	await allow.click();
	await expect(title('This request is over')).toBeVisible();
	expect(await home.call('i/apps', {}, person)).toHaveLength(1);
	const given = { appSecret: app.secret, token };
	expect(await home.call('auth/session/userkey', given)).toMatchObject({ user: { id: person.id } });
	await openPage(person, { path: `/auth/${token}` });
	await expect(title('This request is over')).toBeVisible();
	await openPage(person, { path: '/auth/never-made' });
	await expect(title('This request is over')).toBeVisible();
	await expect(allow).toHaveCount(0);

	const denied = await ask();
	await openPage(person, { path: `/auth/${denied.token}` });
	await deny.click();
	await expect(page.getByText('Old app was denied access.')).toBeVisible();
	const pending = { appSecret: app.secret, token: denied.token };
	await expect(home.call('auth/session/userkey', pending)).rejects.toThrow('PENDING_SESSION');
});

it('OAuth asks what the server’s page says, and grants nothing where that can’t be read', async () => {
	const person = await home.signUp();
	const path = '/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fback';
	await openPage(person, { path });
	await expect(title('This request can’t be read')).toBeVisible();
	await expect(allow).toHaveCount(0);

	const told = { 'transaction-id': 'the-transaction', 'client-name': 'Compass', scope: 'read:drive' };
	for (const [name, content] of Object.entries(told)) setMeta(name, content);
	const decided = vi.fn<(body: string) => void>();
	answerAt('/oauth/decision', async params => {
		decided(String(params.form));
		return [200, JSON.stringify({ redirectTo: 'https://app.example/back?code=x' })];
	});
	await openPage(person, { path });
	await expect(title('Compass wants to use your account')).toBeVisible();
	await expect(page.getByText('The answer goes to app.example.')).toBeVisible();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe('https://app.example/back?code=x');
	expect(Object.fromEntries(new URLSearchParams(decided.mock.lastCall?.[0]))).toEqual({
		transaction_id: 'the-transaction',
		login_token: person.token,
	});
});

it('OAuth says what went wrong with a decision, and grants nothing', async () => {
	const person = await home.signUp();
	const app = new OAuthApp(home.origin);
	const path = await askByOAuth(app, 'read:drive');
	answerAt('/oauth/decision', async () => [502, '<h1>Bad gateway</h1>']);
	await openPage(person, { path });
	await expect(page.getByText('The app’s own address is spyglass.example.')).toBeVisible();
	const assign = leaving();
	await allow.click();
	await expect(toast('The server isn’t responding.')).toBeVisible();
	answerAt('/oauth/decision', async () => [
		400,
		'{"error":"access_denied","error_description":"The account can not be used"}',
	]);
	await allow.click();
	await expect(message).toContainText('The account can not be used');
	await message.getByRole('button').click();

	forgetAnswers();
	await deny.click();
	await expect.poll(() => assign.mock.calls.length).toBe(1);
	expect(app.readAnswer(String(assign.mock.lastCall?.[0]))).toBe('access_denied');
	// The same page once more, as after a step back.
	await openPage(person, { path });
	await allow.click();
	await expect(title('This request is over')).toBeVisible();
	expect(await home.call('i/apps', {}, person)).toEqual([]);
	expect(assign).toHaveBeenCalledOnce();
});

it('an account whose sign-in has ended is told as such, and lets nobody in', async () => {
	const person = await home.signUp();
	const app = new OAuthApp(home.origin);
	const path = await askByOAuth(app, 'read:drive');
	await openPage(person, { path });
	await expect(allow).toBeEnabled();
	const assign = leaving();
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	await home.call('i/regenerate-token', { password: person.password }, person);
	await allow.click();
	await expect(message).toContainText(`@${person.username}`);
	await message.getByRole('button').click();
	await expect.poll(() => reload.mock.calls.length).toBe(1);
	expect(assign).not.toHaveBeenCalled();
});

it('what was allowed in each of the three ways stands among the apps, and ends when it is revoked', async () => {
	const person = await home.signUp();
	const assign = leaving();
	const session = randomUUID();
	await openPage(person, { path: `/miauth/${session}?name=Mi app&permission=read:account` });
	await allow.click();
	await expect(title('Access allowed')).toBeVisible();
	const { token: byMiAuth } = await home.call<{ token: string }>(`miauth/${session}/check`);

	const wish = { name: 'Old app', description: 'd', permission: ['read:account'] };
	const { secret: appSecret } = await home.call<{ secret: string }>('app/create', wish);
	const { token } = await home.call<{ token: string }>('auth/session/generate', { appSecret });
	await openPage(person, { path: `/auth/${token}` });
	await allow.click();
	await expect(title('Access allowed')).toBeVisible();
	const given = { appSecret, token };
	const { accessToken: byApp } = await home.call<{ accessToken: string }>('auth/session/userkey', given);

	const app = new OAuthApp(home.origin);
	await openPage(person, { path: await askByOAuth(app, 'read:account') });
	await allow.click();
	await expect.poll(() => assign.mock.calls.length).toBe(1);
	const issued = await app.exchange(app.readAnswer(String(assign.mock.lastCall?.[0])));

	const tokens = { 'Mi app': byMiAuth, 'Old app': byApp, Spyglass: issued.access_token ?? '' };
	await openPage(person, { path: '/settings/apps' });
	for (const [name, appToken] of Object.entries(tokens)) {
		const asApp = { ...person, token: appToken };
		expect(await home.call('i', {}, asApp)).toMatchObject({ id: person.id });
		await page.getByRole('button', { name: `Revoke access of ${name}` }).click();
		await message.getByRole('button', { name: 'Revoke' }).click();
		await expect(page.getByText(name, { exact: true })).toHaveCount(0);
		await expect(home.call('i', {}, asApp)).rejects.toThrow('401');
	}
	expect(await home.call('i/apps', {}, person)).toEqual([]);
});

it('nothing is drawn where another page frames it', async () => {
	const person = await home.signUp();
	vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
	await openPage(person, { path: '/miauth/0a1b2c3d?name=Spyglass&permission=read:drive' });
	await expect(page.getByText('This page can’t be shown inside another one.')).toBeVisible();
	await expect(allow).toHaveCount(0);
});
