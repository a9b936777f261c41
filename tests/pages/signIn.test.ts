import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someName } from '../e2e/support/Home';
import { dialog, page, pressKey } from './support/menus';
import { answerAt, answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';
import { addKey, codeFor, protect } from './support/twoFactor';

it('a wrong password is told of, and the right one works after it', async () => {
	const person = await home.signUp();
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog('Sign in');
	const password = form.getByLabel('Password', { exact: true });
	await form.getByLabel('Username').fill(person.username);
	await password.fill('not the password');
	await form.getByRole('button', { name: 'Sign in' }).click();
	await expect(form.getByRole('alert')).toHaveText('Wrong password.');
	await form.getByLabel('Username').fill(someName());
	await form.getByRole('button', { name: 'Sign in' }).click();
	await expect(form.getByRole('alert')).toHaveText('User not found.');
	await form.getByLabel('Username').fill(person.username);
	await password.fill(person.password);
	await password.focus();
	pressKey('Enter');
	// The page would reload then, which isn't possible here.
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
	await reloadPage();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${person.username}` })).toBeVisible();
});

it('who has a key signs in by a code where the page can’t use the key', async () => {
	const person = await home.signUp();
	const secret = await protect(person);
	await addKey(person, secret);
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog('Sign in');
	await form.getByLabel('Username').fill(person.username);
	await form.getByLabel('Password', { exact: true }).fill(person.password);
	await form.getByRole('button', { name: 'Sign in' }).click();
	const code = form.getByLabel('One-time code');
	await expect(code).toHaveAccessibleDescription(
		'Keys don’t work on this page. Enter a one-time code or a backup code instead.',
	);
	// Another name has another second step.
	await form.getByLabel('Username').fill(someName());
	await expect(code).toHaveCount(0);
	await form.getByLabel('Username').fill(person.username);
	await code.fill(codeFor(secret));
	await form.getByRole('button', { name: 'Sign in' }).click();
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
});

it('a passkey of a server behind another name leads to that server’s own page', async () => {
	changeAnswer('meta', { uri: 'https://tidepool.example' });
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await dialog('Sign in').getByRole('button', { name: 'Sign in with a passkey on tidepool.example' }).click();
	expect(assign.mock.lastCall?.[0]).toMatch(/^https:\/\/tidepool\.example\/miauth\//);
});

describe('a passkey where the server wants a captcha', () => {
	beforeEach(() => {
		// The page is at an IP address, where browsers have no keys.
		vi.doMock('@/platform/securityKeys', () => ({
			canUseKeysOf: () => true,
			askForKey: async () => ({ id: 'key' }),
			KeyFailure: class extends Error {},
		}));
		changeAnswer('meta', { enableTestcaptcha: true });
	});
	afterEach(() => {
		vi.doUnmock('@/platform/securityKeys');
	});

	const form = dialog('Sign in');
	const openForm = async () => {
		await openPage(null);
		await page.getByRole('button', { name: 'Sign in' }).click();
	};
	const usePasskey = () => form.getByRole('button', { name: 'Sign in with a passkey' }).click();
	const asked = form.getByText('A passkey alone isn’t enough on this server.');

	it.each([
		['as the next step', [200, JSON.stringify({ finished: false, next: 'captcha' })]],
		['in what it signed in by', [200, JSON.stringify({ signinResponse: { finished: false, next: 'captcha' } })]],
		['by a refusal', [400, JSON.stringify({ error: { id: '9b1f7c0e-5d0a-4c53-8a86-2f6f0b1d7e34' } })]],
	] as const)('asks for the password and a captcha, if it is told so without a name %s', async (_, answer) => {
		answerWith('signin-with-passkey', async ({ credential }) =>
			credential ? answer : [200, JSON.stringify({ option: { challenge: 'x' }, context: 'c' })],
		);
		await openForm();
		await usePasskey();
		await expect(asked).toBeVisible();
		await expect(form.locator('iframe')).toHaveCount(1);
		await form.getByLabel('Username').fill(someName());
		await form.getByLabel('Password', { exact: true }).fill('a password');
		// Nothing is sent before it is solved.
		await expect(form.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
	});

	it('does so for the name that was typed, and tries no password for it', async () => {
		const sent = vi.fn();
		answerWith('signin-flow', async params => {
			sent(params);
			return [200, JSON.stringify({ finished: false, next: 'captcha' })];
		});
		await openForm();
		const username = someName();
		await form.getByLabel('Username').fill(username);
		await usePasskey();
		await expect(asked).toBeVisible();
		expect(sent).toHaveBeenCalledExactlyOnceWith({ username });
	});
});

it('a captcha that can’t be shown here leaves the way by the server’s own page', async () => {
	changeAnswer('meta', { uri: 'https://tidepool.example', enableHcaptcha: true, hcaptchaSiteKey: 'site' });
	answerAt('/captcha.json', async () => [404, '']);
	answerWith('signin-flow', async () => [200, JSON.stringify({ finished: false, next: 'captcha' })]);
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog('Sign in');
	await form.getByLabel('Username').fill(someName());
	await form.getByLabel('Password', { exact: true }).fill('a password');
	await form.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect(form.getByRole('alert')).toContainText('its provider needs an address of its own');
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await form.getByRole('button', { name: 'Sign in on tidepool.example' }).click();
	expect(assign.mock.lastCall?.[0]).toMatch(/^https:\/\/tidepool\.example\/miauth\//);
	vi.restoreAllMocks();
});

it('what needs an account asks a visitor to sign in', async () => {
	const note = await home.post(await home.signUp(), 'React to me');
	await openPage(null, { path: `/notes/${note.id}` });
	await page.getByRole('article').first().getByRole('button', { name: 'React' }).first().click();
	await expect(dialog(/^(Emojis|Sign in)$/)).toBeVisible();
	await openPage(null, { path: '/my/notifications' });
	await expect(dialog('Sign in').getByText('Sign in to continue.')).toBeVisible();
	// The page behind a dialog is inert.
	await dialog('Sign in').getByRole('button', { name: 'Close' }).click();
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
