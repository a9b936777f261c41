import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fromManyAddresses } from '../support/fromManyAddresses';
import type { Person } from '../support/Home';
import { dialog } from '../support/screen';
import { expect, test } from '../support/test';
import { withAuthenticator } from '../support/withAuthenticator';

test('two-factor sign-in by codes and by a passkey, from setting it up to signing in with it', async ({
	open,
	namedServer,
}) => {
	const { home } = await namedServer();
	const person = await home.signUp();
	const page = await open(person, { home, path: '/settings/security', base: { ui: 'default' } });
	await fromManyAddresses(page);
	await withAuthenticator(page);
	let secret = '';

	await test.step('codes are set up', async () => {
		await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click();
		const form = dialog(page, 'Set up two-factor sign-in');
		await form.getByLabel('Current password').fill(person.password);
		await form.getByRole('button', { name: 'Continue' }).click();
		// A real code: dark and light, and quadratic.
		const qr = form.getByRole('img', { name: 'QR code' });
		await expect.poll(() => qr.evaluate(tonesOf)).toEqual([true, true]);
		await form.getByRole('button', { name: 'Type a key instead' }).click();
		secret = (await form.locator('code').textContent()) ?? '';
		await form.getByLabel('One-time code').fill(codeFor(secret));
		await form.getByRole('button', { name: 'Turn on' }).click();
		await expect(form.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(5);
		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeHidden();
		await expect(page.locator('body > section > ol')).toBeVisible();
		await page.emulateMedia({ media: 'screen' });
		await form.getByRole('button', { name: 'I have kept the codes' }).click();
	});

	await test.step('they sign in', async () => {
		await signOut(page, person);
		const form = await typePassword(page, person);
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await form.getByLabel('One-time code').fill('000000');
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await expect(form.getByRole('alert')).toHaveText('Wrong one-time code.');
		await form.getByLabel('One-time code').fill(codeFor(secret));
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await expect(accountButton(page, person)).toBeVisible();
	});

	await test.step('a passkey is added', async () => {
		await page.goto('/settings/security');
		await page.getByRole('button', { name: 'Add a key' }).click();
		const form = dialog(page, 'Add a key');
		await form.getByLabel('Name of the key').fill('Laptop');
		await form.getByLabel('Current password').fill(person.password);
		await form.getByLabel('One-time code').fill(codeFor(secret));
		await form.getByRole('button', { name: 'Continue' }).click();
		await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
	});

	await test.step('it comes after the password', async () => {
		await signOut(page, person);
		const form = await typePassword(page, person);
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await expect(accountButton(page, person)).toBeVisible();
	});

	await test.step('alone it is not enough, until its owner wants that', async () => {
		await signOut(page, person);
		const form = await openSignin(page);
		await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
		await expect(form.getByRole('alert')).toContainText('This key only works after the password.');
		await form.getByLabel('Username').fill(person.username);
		await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
		await expect(form.getByRole('alert')).toContainText('This account doesn’t sign in with a passkey alone.');
		await home.call('i/2fa/password-less', { value: true }, person);
		await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
		await expect(accountButton(page, person)).toBeVisible();
	});

	await test.step('it also signs in without a name', async () => {
		await signOut(page, person);
		const form = await openSignin(page);
		await form.getByRole('button', { name: 'Sign in with a passkey' }).click();
		await expect(accountButton(page, person)).toBeVisible();
	});

	await test.step('it is renamed and removed', async () => {
		await page.goto('/settings/security');
		await expect(page.getByRole('switch', { name: 'Sign in without a password' })).toBeChecked();
		await page.getByRole('button', { name: 'Rename Laptop' }).click();
		const names = dialog(page, 'Rename the key');
		await names.getByRole('textbox').fill('Old laptop');
		await names.getByRole('textbox').press('Enter');
		await page.getByRole('button', { name: 'Remove Old laptop' }).click();
		const form = dialog(page, 'Remove Old laptop?');
		await form.getByLabel('Current password').fill(person.password);
		await form.getByLabel('One-time code').fill(codeFor(secret));
		await form.getByRole('button', { name: 'Remove' }).click();
		await expect(page.getByText('No keys yet')).toBeVisible();
		expect(await home.call('i', {}, person)).toMatchObject({ securityKeys: false, usePasswordLessLogin: false });
	});
});

const codeFor = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate();

/** Whether a canvas has dark and light pixels. */
function tonesOf(canvas: Element): boolean[] {
	const { width, height } = canvas as HTMLCanvasElement;
	const drawn = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
	const tones = new Set(drawn);
	return [tones.has(0), tones.has(255)];
}

const accountButton = (page: Page, person: Person) =>
	page.getByRole('button', { name: `Accounts, signed in as @${person.username}` });

async function signOut(page: Page, person: Person): Promise<void> {
	await accountButton(page, person).click();
	await page.getByRole('menuitem', { name: 'Sign out' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
}

async function openSignin(page: Page): Promise<Locator> {
	await page.getByRole('button', { name: 'Sign in' }).click();
	return dialog(page, 'Sign in');
}

async function typePassword(page: Page, { username, password }: Person): Promise<Locator> {
	const form = await openSignin(page);
	await form.getByLabel('Username').fill(username);
	await form.getByLabel('Password', { exact: true }).fill(password);
	return form;
}
