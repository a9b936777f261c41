import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { APP_PAGES, PATTERNS } from '@/domain/paths/patterns';
import type { Person } from '../e2e/support/Home';
import { admin } from '../e2e/support/staff';
import { dialog, message, page } from './support/menus';
import { answerWith, home, openPage } from './support/openPage';
import type { Place } from './support/Place';
import { messages, noteLogs, readable } from './support/readable';
import { codeFor, protect } from './support/twoFactor';

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

/** The warning comes, and nothing is copied without its consent. */
async function expectWarning(secret: string): Promise<void> {
	const copied = vi.spyOn(navigator.clipboard, 'writeText').mockClear().mockResolvedValue();
	await expect(message).toContainText('Other programs on this device can read what is copied.');
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(message).toHaveCount(0);
	expect(copied).not.toHaveBeenCalled();
	expect(readable().includes(secret)).toBe(false);
}

/** By keys or the browser's own menu: the secret alone, and with all that stands around it. */
async function copiesText(shown: Place, secret: string): Promise<void> {
	const element = await shown.one();
	for (const selected of [element, document.body]) {
		getSelection()?.selectAllChildren(selected);
		expect(fireEvent.copy(selected)).toBe(false);
		await expectWarning(secret);
	}
	getSelection()?.removeAllRanges();
	expect(fireEvent.copy(document.body)).toBe(true);
}

async function copiesField(field: Place, secret: string): Promise<void> {
	const input = (await field.one()) as HTMLInputElement;
	input.setSelectionRange(0, secret.length);
	for (const copy of [fireEvent.copy, fireEvent.cut]) {
		expect(copy(input)).toBe(false);
		await expectWarning(secret);
	}
	// Nothing is selected, so nothing would be copied.
	input.setSelectionRange(0, 0);
	expect(fireEvent.copy(input)).toBe(true);
}

async function copiesByButton(button: Place, secret: string): Promise<void> {
	await button.click();
	await expectWarning(secret);
}

const textOf = async (shown: Place) => (await shown.one()).textContent ?? '';

/** All places that show a secret. */
const PLACES: Readonly<Record<string, (person: Person) => Promise<void>>> = {
	async 'a new token'(person) {
		await openPage(person, { path: '/settings/connect' });
		const tokens = page.getByRole('region', { name: /token/i });
		await tokens.getByLabel('Name').fill('Script');
		await tokens.getByRole('checkbox').first().click();
		await tokens.getByRole('button', { name: /token/i }).click();
		const token = await textOf(tokens.locator('code'));
		expect(token.length).toBeGreaterThan(20);
		await copiesText(tokens.locator('code'), token);
		await copiesByButton(tokens.getByRole('button', { name: 'Copy' }), token);
		// After the consent it is copied.
		const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
		await tokens.getByRole('button', { name: 'Copy' }).click();
		await message.getByRole('button', { name: 'Copy' }).click();
		await expect.poll(() => copied.mock.lastCall?.[0]).toBe(token);
	},
	async 'the secret of a new webhook'(person) {
		await openPage(person, { path: '/settings/webhook/new' });
		const field = page.getByLabel('Secret');
		await field.fill('the secret of a webhook');
		await copiesField(field, 'the secret of a webhook');
	},
	async 'the secret of a webhook that is there'(person) {
		const secret = 'the secret of a webhook';
		const hook = { name: 'Hook', url: 'https://a.example/hook', secret, on: ['note'] };
		const { id } = await home.call<{ id: string }>('i/webhooks/create', hook, person);
		await openPage(person, { path: `/settings/webhook/edit/${id}` });
		await expect(page.getByLabel('Secret')).toHaveValue(secret);
		await copiesField(page.getByLabel('Secret'), secret);
	},
	async 'the key of two-factor sign-in, and its backup codes'(person) {
		// Canvases can't be drawn on here.
		const createImageData = (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) });
		const context = { createImageData, putImageData() {} } as never;
		vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind =>
			kind === '2d' ? context : null) as HTMLCanvasElement['getContext']);
		await openPage(person, { path: '/settings/security' });
		await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
		const setUp = dialog('Set up two-factor sign-in');
		await setUp.getByLabel('Current password').fill(person.password);
		await setUp.getByRole('button', { name: 'Continue' }).click();
		await setUp.getByRole('button', { name: 'Type a key instead' }).click();
		const key = await textOf(setUp.locator('code'));
		await copiesText(setUp.locator('code'), key);
		await copiesByButton(setUp.getByRole('button', { name: 'Copy key' }), key.replace(/\s/g, ''));
		await setUp.getByLabel('One-time code').fill(codeFor(key));
		await setUp.getByRole('button', { name: 'Turn on' }).click();
		const codes = setUp.getByRole('list', { name: 'Backup codes' });
		const code = await textOf(codes.getByRole('listitem').first());
		await copiesText(codes, code);
		await copiesByButton(setUp.getByRole('button', { name: 'Copy' }), code);
	},
	async 'the password that a moderator has made'(person) {
		const password = 'a password made by the server';
		answerWith('admin/reset-password', async () => [200, JSON.stringify({ password })]);
		await openPage(await admin(home), { path: `/admin/user/${person.id}` });
		await page.getByRole('button', { name: 'Reset password', exact: true }).click();
		await message.getByRole('button', { name: 'Reset password' }).click();
		await expect(page.getByText(password)).toBeVisible();
		await copiesText(page.locator('code').filter({ hasText: password }), password);
		const shown = page.getByRole('status').filter({ hasText: password });
		await copiesByButton(shown.getByRole('button', { name: 'Copy' }), password);
	},
	async 'a password that is made visible'() {
		await openPage(null, { path: '/reset-password/made-up' });
		const field = page.getByLabel('New password');
		await field.fill('a long password');
		await page.getByRole('button', { name: 'Show password' }).first().click();
		await copiesField(field, 'a long password');
	},
};

it.each(Object.entries(PLACES))('who copies %s is warned first, by whichever way', async (_, open) => {
	await open(await home.signUp());
});
