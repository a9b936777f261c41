import { fromManyAddresses } from '../support/fromManyAddresses';
import { someName } from '../support/Home';
import { reload } from '../support/reload';
import { composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('somebody signs up, and is there at once', async ({ open, home }) => {
	const page = await open(null);
	await fromManyAddresses(page);
	await page.getByRole('button', { name: 'Sign up' }).click();
	const form = dialog(page, 'Sign up');
	const username = someName();
	await form.getByLabel('Username').fill('demo');
	await expect(form.getByText('This username is taken.')).toBeVisible();
	await form.getByLabel('Username').fill(username);
	await expect(form.getByText('This username is available.')).toBeVisible();
	await form.getByLabel('Password', { exact: true }).fill(`${username}1`);
	await expect(form.getByText('Strength: weak')).toBeVisible();
	await form.getByLabel('Password', { exact: true }).fill('a long password');
	await form.getByLabel('Repeat password').fill('another password');
	await expect(form.getByText('The passwords don’t match.')).toBeVisible();
	await form.getByLabel('Repeat password').fill('a long password');
	const rules = form.getByRole('checkbox');
	if ((await rules.count()) > 0) await rules.check();
	await form.getByRole('button', { name: 'Create account' }).click();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${username}` })).toBeVisible();
	await expect(composeButton(page)).toBeVisible();
	const { username: made } = await home.call<{ username: string }>('users/show', { username });
	expect(made).toBe(username);
});

test('somebody signs in, stays signed in, and signs out', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(null);
	await fromManyAddresses(page);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog(page, 'Sign in');
	await form.getByLabel('Username').fill(person.username);
	await form.getByLabel('Password', { exact: true }).fill(person.password);
	await form.getByRole('button', { name: 'Sign in' }).click();
	const account = page.getByRole('button', { name: `Accounts, signed in as @${person.username}` });
	await expect(account).toBeVisible();
	await reload(page);
	await account.click();
	await page.getByRole('menuitem', { name: 'Sign out' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.token);
});
