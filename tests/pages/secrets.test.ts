import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_PAGES, PATTERNS } from '@/domain/paths/patterns';
import { dialog, message, page } from './support/menus';
import { home, openPage } from './support/openPage';
import { messages, noteLogs, readable } from './support/readable';
import { protect } from './support/twoFactor';

beforeEach(noteLogs);
afterEach(() => {
	vi.restoreAllMocks();
});

const secretFields = () => document.querySelectorAll<HTMLInputElement>('input[type=password]');
/** How many of them settings pages have. */
const SECRET_FIELDS: Readonly<Record<string, number>> = {
	[PATTERNS.security]: 4,
	[PATTERNS.email]: 1,
	[PATTERNS.other]: 1,
};

/** The settings pages that need no further parameters, by their paths. */
const SETTINGS = APP_PAGES.map(name => PATTERNS[name]).filter(path => /^\/settings\/[^$]+$/.test(path));

it('no settings page has a token or a password where others may read it', async () => {
	const person = await home.signUp();
	await protect(person);
	const secret = 'a secret of the settings';
	for (const path of SETTINGS) {
		await openPage(person, { path });
		await expect.poll(() => document.querySelector('main h2, main label, main li')).not.toBeNull();
		await expect.poll(() => secretFields().length, { message: path }).toBe(SECRET_FIELDS[path] ?? 0);
		for (const field of secretFields()) fireEvent.change(field, { target: { value: secret } });
		expect(readable().includes(secret), path).toBe(false);
		expect(readable().includes(person.token), path).toBe(false);
	}
	expect(SETTINGS.length).toBeGreaterThan(15);
});

it('no form to sign in has what was typed, whether it is refused or not', async () => {
	const person = await home.signUp();
	await protect(person);
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog('Sign in');
	await form.getByLabel('Username').fill(person.username);
	for (const password of ['a wrong password', person.password]) {
		await form.getByLabel('Password', { exact: true }).fill(password);
		await form.getByRole('button', { name: 'Sign in' }).click();
		if (password === person.password) await expect(form.getByLabel('One-time code')).toBeVisible();
		else await expect(form.getByRole('alert')).toBeVisible();
		expect(readable().includes(password)).toBe(false);
		expect(messages().includes(password)).toBe(false);
	}
	const code = '918273';
	await form.getByLabel('One-time code').fill(code);
	await form.getByRole('button', { name: 'Sign in' }).click();
	await expect(form.getByRole('alert')).toHaveText('Wrong one-time code.');
	expect((readable() + messages()).includes(code)).toBe(false);
	// Also where a password is made visible on purpose.
	await form.getByRole('button', { name: 'Show password' }).click();
	expect(readable().includes(person.password)).toBe(false);
});

it('a new token and the secret of a webhook are shown, and stand nowhere else', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/connect' });
	const tokens = page.getByRole('region', { name: /token/i });
	await tokens.getByLabel('Name').fill('Script');
	await tokens.getByRole('checkbox').first().click();
	await tokens.getByRole('button', { name: /token/i }).click();
	const token = (await tokens.locator('code').one()).textContent ?? '';
	expect(token.length).toBeGreaterThan(20);
	expect(readable().includes(token)).toBe(false);
	const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await tokens.getByRole('button', { name: 'Copy' }).click();
	await expect(message).toContainText('Copy this secret?');
	expect(copied).not.toHaveBeenCalled();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(message).toHaveCount(0);
	const shown = (await tokens.locator('code').one()) as HTMLElement;
	getSelection()?.selectAllChildren(shown);
	// By keys or the browser's own menu.
	expect(fireEvent.copy(shown)).toBe(false);
	await message.getByRole('button', { name: 'Copy' }).click();
	await expect.poll(() => copied.mock.lastCall?.[0]).toBe(token);
	await openPage(person, { path: '/settings/webhook/new' });
	await page.getByLabel('Secret').fill('the secret of a webhook');
	expect(readable().includes('the secret of a webhook')).toBe(false);
	const field = (await page.getByLabel('Secret').one()) as HTMLInputElement;
	field.setSelectionRange(4, 10);
	expect(fireEvent.copy(field)).toBe(false);
	await expect(message).toContainText('Copy this secret?');
	await message.getByRole('button', { name: 'Copy' }).click();
	await expect.poll(() => copied.mock.lastCall?.[0]).toBe('secret');
	expect(fireEvent.cut(field)).toBe(false);
	await message.getByRole('button', { name: 'Cancel' }).click();
	// Nothing is selected, so nothing would be copied.
	field.setSelectionRange(0, 0);
	expect(fireEvent.copy(field)).toBe(true);
	expect(copied).toHaveBeenCalledTimes(2);
});
