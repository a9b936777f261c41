import { afterEach, expect, it, vi } from 'vitest';
import { dialog, message, page, toast } from './support/menus';
import { home, openPage } from './support/openPage';
import { addKey, codeFor, protect } from './support/twoFactor';

const section = (name: string) => page.getByRole('region', { name });

/** Everything in the document that custom CSS, a saved page or a plugin could read: attributes, address and title. */
const readable = () =>
	[
		location.href,
		document.title,
		...[...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ value }) => value)),
	].join('\n');

/** Canvases can't be drawn on here. */
const withCanvas = () => {
	const createImageData = (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) });
	const context = { createImageData, putImageData() {} } as never;
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind =>
		kind === '2d' ? context : null) as HTMLCanvasElement['getContext']);
};
afterEach(() => {
	vi.restoreAllMocks();
});

it('two-factor sign-in is set up with an app, and its codes are kept', async () => {
	const person = await home.signUp();
	withCanvas();
	const saved = vi.fn<(file: Blob) => string>(() => 'blob:codes');
	vi.spyOn(URL, 'createObjectURL').mockImplementation(saved as never);
	await openPage(person, { path: '/settings/security' });
	await section('Two-factor sign-in').getByRole('button', { name: 'Set up two-factor sign-in' }).click();
	const proof = dialog('Set up two-factor sign-in');
	await proof.getByLabel('Current password').fill('not the password');
	await proof.getByRole('button', { name: 'Continue' }).click();
	await expect(proof.getByRole('alert')).toHaveText('Wrong password.');
	await proof.getByLabel('Current password').fill(person.password);
	await proof.getByRole('button', { name: 'Continue' }).click();
	await expect(proof.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
	await proof.getByRole('button', { name: 'Type a key instead' }).click();
	const secret = (await proof.locator('code').one()).textContent ?? '';
	await proof.getByRole('button', { name: 'Copy key' }).click();
	await expect(message).toContainText('Other programs on this device can read what is copied.');
	await message.getByRole('button', { name: 'Cancel' }).click();
	await proof.getByLabel('One-time code').fill('000000');
	await proof.getByRole('button', { name: 'Turn on' }).click();
	await expect(proof.getByRole('alert')).toHaveText('Wrong one-time code.');
	await proof.getByLabel('One-time code').fill(codeFor(secret));
	await proof.getByRole('button', { name: 'Turn on' }).click();
	const codes = proof.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
	await expect(codes).toHaveCount(5);
	const [first = ''] = codes.all.map(each => each.textContent ?? '');
	await proof.getByRole('button', { name: 'Download' }).click();
	expect(await saved.mock.lastCall?.[0].text()).toContain(first);
	expect(readable()).not.toContain(first);
	expect(readable()).not.toContain(secret.replace(/\s/g, ''));
	// They are shown this once.
	await proof.getByRole('button', { name: 'Close' }).click();
	await message.getByRole('button', { name: 'Cancel' }).click();
	await proof.getByRole('button', { name: 'I have kept the codes' }).click();
	await expect(section('Two-factor sign-in').getByText('All backup codes are unused.')).toBeVisible();
	const used = { username: person.username, password: person.password, token: first };
	expect(await home.call('signin-flow', used)).toMatchObject({ finished: true });
});

it('it is turned off with a code, and what the password protects asks for one too', async () => {
	const person = await home.signUp();
	const secret = await protect(person);
	await openPage(person, { path: '/settings/security' });
	const passwords = section('Change password');
	await passwords.getByLabel('Current password').fill(person.password);
	await passwords.getByLabel('New password').fill('another long password');
	await passwords.getByLabel('Repeat password').fill('another long password');
	await passwords.getByRole('button', { name: 'Change password' }).click();
	await passwords.getByLabel('One-time code').fill(codeFor(secret));
	await passwords.getByRole('button', { name: 'Change password' }).click();
	await expect(toast('Password changed.')).toBeVisible();
	await section('Two-factor sign-in').getByRole('button', { name: 'Turn off' }).click();
	const proof = dialog('Turn off two-factor sign-in?');
	await proof.getByLabel('Current password').fill('another long password');
	await proof.getByLabel('One-time code').fill('123');
	await proof.getByRole('button', { name: 'Turn off' }).click();
	await expect(proof.getByRole('alert')).toHaveText('Wrong one-time code.');
	await proof.getByLabel('One-time code').fill(codeFor(secret));
	await proof.getByRole('button', { name: 'Turn off' }).click();
	await expect(section('Two-factor sign-in').getByText('Off', { exact: true })).toBeVisible();
	expect(await home.call('i', {}, person)).toMatchObject({ twoFactorEnabled: false });
});

it('keys are not offered where browsers refuse them', async () => {
	const person = await home.signUp();
	await addKey(person, await protect(person));
	await openPage(person, { path: '/settings/security' });
	await expect(section('Security keys and passkeys').getByText('Keys don’t work on this page.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Add a key' })).toHaveCount(0);
	// They can be renamed and removed in any case.
	await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
});
