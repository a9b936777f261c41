import { fromManyAddresses } from '../support/fromManyAddresses';
import { someName } from '../support/Home';
import { dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('a captcha is solved on a page of its own, which can’t reach accounts', async ({ open, home }) => {
	const page = await open(null);
	await fromManyAddresses(page);
	// The shared server asks for none.
	await page.route('**/api/meta', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), enableTestcaptcha: true } });
	});
	const pages = page.waitForResponse(/\/captcha\.html\?/);
	await page.getByRole('button', { name: 'Sign up' }).click();
	const form = dialog(page, 'Sign up');
	const username = someName();
	await form.getByLabel('Username').fill(username);
	await form.getByLabel('Password', { exact: true }).fill('a long password');
	await form.getByLabel('Repeat password').fill('a long password');
	await form.getByLabel('I have read the rules').check();

	await test.step('by a policy that names its provider alone, and without an origin', async () => {
		const policy = (await pages).headers()['content-security-policy'] ?? '';
		expect(policy).toContain('sandbox allow-scripts');
		expect(policy).not.toContain('https:');
		const frame = page.frames().find(each => each.url().includes('/captcha.html'));
		const reached = await frame?.evaluate(() => {
			const attempt = (reach: () => unknown) => {
				try {
					return String(reach());
				} catch (error) {
					return error instanceof Error ? error.name : 'failed';
				}
			};
			return [attempt(() => localStorage.length), attempt(() => parent.document.title), self.origin];
		});
		expect(reached).toEqual(['SecurityError', 'SecurityError', 'null']);
	});

	await test.step('its answer goes along', async () => {
		const create = form.getByRole('button', { name: 'Create account' });
		await expect(create).toBeDisabled();
		// Messages of others are no answers.
		await page.evaluate(() => window.postMessage({ captcha: 'answer', answer: 'forged' }, location.origin));
		await form.frameLocator('iframe').getByLabel('I am not a robot (test)').check();
		const sent = page.waitForRequest(/\/api\/signup$/);
		await create.click();
		expect((await sent).postDataJSON()).toMatchObject({ username, 'testcaptcha-response': 'testcaptcha-passed' });
		await expect(page.getByRole('button', { name: `Accounts, signed in as @${username}` })).toBeVisible();
		expect(await home.call('users/show', { username })).toMatchObject({ username });
	});
});

/** A provider's script, which tries to reach the app and answers with its origin. */
const PROVIDER = `
	window.turnstile = { render(box, { callback }) {
		const button = document.createElement('button');
		button.textContent = 'Solve';
		button.onclick = () => {
			try { parent.document.title; callback('reached the app'); }
			catch { callback(self.origin); }
		};
		box.append(button);
	} };
	onCaptchaLoad();`;

test('a provider that needs an origin gets another one of the server', async ({ open }) => {
	const page = await open(null);
	await fromManyAddresses(page);
	await page.route('**/api/meta', async route => {
		const answer = await route.fetch();
		const keys = { enableTurnstile: true, turnstileSiteKey: 'site' };
		await route.fulfill({ response: answer, json: { ...(await answer.json()), ...keys } });
	});
	let isBlocked = true;
	await page.route('https://challenges.cloudflare.com/**', route =>
		isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: PROVIDER }),
	);
	await page.getByRole('button', { name: 'Sign up' }).click();
	const form = dialog(page, 'Sign up');
	await form.getByLabel('Username').fill(someName());
	await form.getByLabel('Password', { exact: true }).fill('a long password');
	await form.getByLabel('Repeat password').fill('a long password');
	await form.getByLabel('I have read the rules').check();

	await test.step('which says where the provider is out of reach', async () => {
		await expect(form.getByRole('alert')).toContainText('The captcha couldn’t be shown.');
		isBlocked = false;
		await form.getByRole('button', { name: 'Retry' }).click();
	});

	await test.step('and has the app out of its reach', async () => {
		await form.frameLocator('iframe').getByRole('button', { name: 'Solve' }).click();
		const sent = page.waitForRequest(/\/api\/signup$/);
		await form.getByRole('button', { name: 'Create account' }).click();
		const other = page.url().replace('127.0.0.1', 'localhost');
		expect((await sent).postDataJSON()).toMatchObject({ 'turnstile-response': new URL(other).origin });
	});
});
