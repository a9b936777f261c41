import { expect, it } from 'vitest';
import { someName } from '../e2e/support/Home';
import { dialog, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

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
