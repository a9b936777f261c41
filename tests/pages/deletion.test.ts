import { expect, it } from 'vitest';
import { dialog, message, page } from './support/menus';
import { home, openPage } from './support/openPage';

const section = page.getByRole('region', { name: 'Delete account' });
const storedIds = () =>
	(JSON.parse(localStorage.getItem('accounts') ?? '[]') as { readonly id: string }[]).map(({ id }) => id);

async function submit(): Promise<void> {
	await section.getByRole('button', { name: 'Delete account' }).click();
	await message.getByRole('button', { name: 'Delete account' }).click();
}

it('an account is deleted by its password, leaves the device when that is done, and can’t sign in', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	// Enough for the server to be busy with for a while.
	await home.postMany(person, 120, index => ({ text: `line ${index}`, visibility: 'followers' }));
	await openPage(person, { path: '/settings/other', others: [other] });
	await section.getByLabel(`Type ${person.username} to confirm`).fill(person.username);
	await section.getByLabel('Current password').fill('wrong');
	await submit();
	await expect(section.getByRole('alert')).toHaveText('Wrong password.');
	expect(await home.call('i', {}, person)).toMatchObject({ isDeleted: false });
	await section.getByLabel('Current password').fill(person.password);
	await submit();
	await expect(message).toContainText('accountDeletionInProgress');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toContainText('This account was deleted');
	await expect(message).toContainText(`@${person.username}@${home.host} was removed from this device.`);
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect.poll(storedIds).toEqual([other.id]);
	expect(JSON.parse(localStorage.getItem('account') ?? 'null')).toMatchObject({ id: other.id });

	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog('Sign in');
	await form.getByLabel('Username').fill(person.username);
	await form.getByLabel('Password', { exact: true }).fill(person.password);
	await form.getByRole('button', { name: 'Sign in' }).click();
	await expect(form.getByRole('alert')).toHaveText('User not found.');
});
