import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from './support/menus';
import { answerAt, home, openPage } from './support/openPage';

afterEach(() => {
	vi.restoreAllMocks();
	for (const meta of document.querySelectorAll('meta[name^="misskey:"]')) meta.remove();
});

const leaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {});
const allow = page.getByRole('button', { name: 'Allow' });

it('MiAuth says where the answer goes, what is dangerous, and which account is used', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	const session = createHash('sha256').update(person.id).digest('hex').slice(0, 32);
	const query = new URLSearchParams({
		name: 'Spyglass',
		permission: 'read:account,write:notes,read:admin:user-ips',
		callback: 'https://spy.example/back?x=1',
	});
	await openPage(person, { path: `/miauth/${session}?${query}`, others: [other] });
	await expect(page.getByText('The answer goes to spy.example.')).toBeVisible();
	await expect(page.getByText('Dangerous: with this it acts as you')).toBeVisible();
	await expect(page.getByText('Very dangerous: with this it administers the server')).toBeVisible();
	await page.getByLabel(`@${other.username}@${home.host}`).click();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe(`https://spy.example/back?x=1&session=${session}`);
	const given = await home.call<{ token: string; user: { id: string } }>(`miauth/${session}/check`);
	expect(given.user.id).toBe(other.id);
	const apps = await home.call<{ permission: string[] }[]>('i/apps', {}, other);
	expect(apps.map(({ permission }) => permission)).toEqual([['read:account', 'write:notes', 'read:admin:user-ips']]);
});

it('a registered app asks with its token, and is told once', async () => {
	const person = await home.signUp();
	const wish = { name: 'Old app', description: 'd', permission: ['read:account'] };
	const app = await home.call<{ secret: string }>('app/create', { ...wish, callbackUrl: 'https://old.example/cb' });
	const ask = () => home.call<{ token: string }>('auth/session/generate', { appSecret: app.secret });
	const { token } = await ask();
	await openPage(person, { path: `/auth/${token}` });
	await expect(page.getByRole('heading', { name: 'Old app wants to use your account' })).toBeVisible();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe(`https://old.example/cb?token=${token}`);
	const given = { appSecret: app.secret, token };
	expect(await home.call('auth/session/userkey', given)).toMatchObject({ user: { id: person.id } });
	await openPage(person, { path: `/auth/${token}` });
	await expect(page.getByRole('heading', { name: 'This request has expired' })).toBeVisible();

	const denied = await ask();
	await openPage(person, { path: `/auth/${denied.token}` });
	await page.getByRole('button', { name: 'Deny' }).click();
	await expect(page.getByText('Old app was denied access.')).toBeVisible();
	const pending = { appSecret: app.secret, token: denied.token };
	await expect(home.call('auth/session/userkey', pending)).rejects.toThrow('PENDING_SESSION');
});

it('OAuth asks what the server’s page says, and grants nothing where that can’t be read', async () => {
	const person = await home.signUp();
	const path = '/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fback';
	await openPage(person, { path });
	await expect(page.getByRole('heading', { name: 'This request can’t be read' })).toBeVisible();
	await expect(allow).toHaveCount(0);

	const told = { 'transaction-id': 'the-transaction', 'client-name': 'Compass', scope: 'read:drive' };
	for (const [name, content] of Object.entries(told)) {
		const meta = document.createElement('meta');
		meta.name = `misskey:oauth:${name}`;
		meta.content = content;
		document.head.append(meta);
	}
	const decided = vi.fn<(body: string) => void>();
	answerAt('/oauth/decision', async params => {
		decided(String(params.form));
		return [200, JSON.stringify({ redirectTo: 'https://app.example/back?code=x' })];
	});
	await openPage(person, { path });
	await expect(page.getByRole('heading', { name: 'Compass wants to use your account' })).toBeVisible();
	await expect(page.getByText('The answer goes to app.example.')).toBeVisible();
	const assign = leaving();
	await allow.click();
	await expect.poll(() => assign.mock.lastCall?.[0]).toBe('https://app.example/back?code=x');
	expect(Object.fromEntries(new URLSearchParams(decided.mock.lastCall?.[0]))).toEqual({
		transaction_id: 'the-transaction',
		login_token: person.token,
	});
});

it('nothing is drawn where another page frames it', async () => {
	const person = await home.signUp();
	vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window);
	await openPage(person, { path: '/miauth/0a1b2c3d?name=Spyglass&permission=read:drive' });
	await expect(page.getByText('This page can’t be shown inside another one.')).toBeVisible();
	await expect(allow).toHaveCount(0);
});
