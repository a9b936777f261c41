import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { menuItem, message, page } from './support/menus';
import { home, openPage } from './support/openPage';

const appToken = async (person: Person, name: string): Promise<Person> => {
	const permission = ['read:account', 'write:notes'];
	const { token } = await home.call<{ token: string }>('miauth/gen-token', { session: null, name, permission }, person);
	return { ...person, token };
};

it('an app loses its access, and all sign-ins end', async () => {
	const person = await home.signUp();
	const [lost, kept] = [await appToken(person, 'Lost app'), await appToken(person, 'Kept app')];
	await openPage(person);
	await page.getByRole('button', { name: `Accounts, signed in as @${person.username}` }).click();
	await menuItem('Security').click();
	await expect(page.getByText('2 apps can use your account.')).toBeVisible();
	await page.getByRole('link', { name: 'Show apps' }).click();
	await page.getByRole('button', { name: 'Revoke access of Lost app' }).click();
	await message.getByRole('button', { name: 'Revoke' }).click();
	await expect(page.getByText('Lost app', { exact: true })).toHaveCount(0);
	await expect(home.call('i', {}, lost)).rejects.toThrow('401');
	expect(await home.call('i', {}, kept)).toMatchObject({ id: person.id });

	history.back();
	const everywhere = page.getByRole('region', { name: 'Sign out everywhere' });
	await everywhere.getByLabel('Current password').fill(person.password);
	await everywhere.getByRole('button', { name: 'Sign out everywhere' }).click();
	await message.getByRole('button', { name: 'Sign out everywhere' }).click();
	// The shell reports the end of the sign-in, as for any other.
	await expect(message).toContainText(`@${person.username}`);
	await expect(home.call('i', {}, person)).rejects.toThrow('401');
	expect(await home.call('i', {}, kept)).toMatchObject({ id: person.id });
});
