import { randomUUID } from 'node:crypto';
import { OAuthApp } from '@tests/factories/OAuthApp';
import { expectAccessible } from '../support/accessible';
import { fromManyAddresses } from '../support/fromManyAddresses';
import { dialog } from '../support/screen';
import { startWithApp } from '../support/startWithApp';
import { expect, test } from '../support/test';

/** What the app shows to those who come back. */
const WELCOME = '<!doctype html><html lang="en"><title>Spyglass</title><h1>Back at Spyglass</h1></html>';
const SCOPE = 'read:account write:notes';

test('an app signs somebody in by OAuth, and loses its access', async ({ open }) => {
	// Its server is started from its sources.
	test.setTimeout(150_000);
	const { home, stop } = await startWithApp();
	try {
		const person = await home.signUp();
		const app = new OAuthApp(home.origin);
		const page = await open(null, { home, path: app.pathTo(SCOPE) });
		await fromManyAddresses(page);
		await page.context().route(`${OAuthApp.id}**`, route => route.fulfill({ contentType: 'text/html', body: WELCOME }));

		await test.step('a visitor sees what is asked for, signs in and is asked', async () => {
			await expect(page.getByRole('heading', { name: 'Spyglass wants to use your account' })).toBeVisible();
			await expect(page.getByText('Change: notes, and post as you')).toBeVisible();
			await page.getByRole('button', { name: 'Sign in' }).click();
			await dialog(page, 'Sign in').getByLabel('Username').fill(person.username);
			await dialog(page, 'Sign in').getByLabel('Password', { exact: true }).fill(person.password);
			await dialog(page, 'Sign in').getByLabel('Password', { exact: true }).press('Enter');
			await expect(page.getByText(`@${person.username}@${home.host}`)).toBeVisible();
			await expect(page.getByText('The answer goes to spyglass.example.')).toBeVisible();
			await expectAccessible(page);
		});

		await test.step('who denies it goes back without a code', async () => {
			await page.getByRole('button', { name: 'Deny' }).click();
			await expect(page.getByRole('heading', { name: 'Back at Spyglass' })).toBeVisible();
			expect(app.readAnswer(page.url())).toBe('access_denied');
			expect(await home.call('i/apps', {}, person)).toEqual([]);
		});

		const token = await test.step('who allows it goes back with a code, which is for this app', async () => {
			const allow = async (asking: OAuthApp) => {
				await page.goto(asking.pathTo(SCOPE));
				await page.getByRole('button', { name: 'Allow' }).click();
				await expect(page.getByRole('heading', { name: 'Back at Spyglass' })).toBeVisible();
				return asking.readAnswer(page.url());
			};
			const stolen = new OAuthApp(home.origin);
			const code = await allow(stolen);
			expect((await stolen.exchange(code, 'w'.repeat(43))).error).toBe('invalid_grant');
			const given = await app.exchange(await allow(app));
			expect(given.scope).toBe(SCOPE);
			return given.access_token ?? '';
		});

		await test.step('it may do what it asked for, until that is revoked', async () => {
			const asApp = { ...person, token };
			await home.post(asApp, 'sent by Spyglass');
			await expect(home.call('drive', {}, asApp)).rejects.toThrow('PERMISSION_DENIED');
			await page.goto(`${home.origin}/settings/apps`);
			await page.getByRole('button', { name: 'Revoke access of Spyglass' }).click();
			await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
			await expect(page.getByText('No apps')).toBeVisible();
			await expect(home.call('i', {}, asApp)).rejects.toThrow('401');
		});
	} finally {
		await stop();
	}
});

test('no page that asks for consent can be framed, and each is accessible', async ({ open, home }) => {
	const person = await home.signUp();
	const wish = { name: 'Old app', description: 'd', permission: ['read:account', 'write:notes', 'write:admin:meta'] };
	const { secret: appSecret } = await home.call<{ secret: string }>('app/create', wish);
	const { token } = await home.call<{ token: string }>('auth/session/generate', { appSecret });
	const asking = `/miauth/${randomUUID()}?name=Spyglass&permission=${wish.permission.join()}`;
	const page = await open(person, { path: asking });
	for (const path of [asking, `/auth/${token}`, '/auth/never-made', '/oauth/authorize']) {
		await test.step(path, async () => {
			// The server itself refuses what asks nothing by OAuth; in front of another one the page comes without a request.
			if (path === '/oauth/authorize')
				await page.route('**/oauth/authorize', async route => {
					const response = await route.fetch({ url: `${home.origin}/` });
					await route.fulfill({ response });
				});
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expectAccessible(page);
		});
	}

	await page.goto('/');
	for (const path of [asking, `/auth/${token}`]) {
		const framed = await page.request.get(path);
		expect(framed.headers()['x-frame-options']).toBe('DENY');
		expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
	}
	await test.step('where the header is lost, the page refuses itself', async () => {
		await page.route(`${home.origin}${asking}`, async route => {
			const response = await route.fetch();
			const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
			await route.fulfill({ response, headers });
		});
		await page.route('https://trap.example/', route =>
			route.fulfill({ contentType: 'text/html', body: `<iframe src="${home.origin}${asking}"></iframe>` }),
		);
		await page.goto('https://trap.example/');
		const frame = page.frameLocator('iframe');
		await expect(frame.getByText('This page can’t be shown inside another one.')).toBeVisible();
		await expect(frame.getByRole('button')).toHaveCount(0);
	});
});
