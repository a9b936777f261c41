import { fromManyAddresses } from './support/fromManyAddresses';
import type { Home, Person } from './support/Home';
import { expect, test } from './support/test';

const appToken = async (home: Home, person: Person, name: string): Promise<Person> => {
	const permission = ['read:account', 'write:notes'];
	const { token } = await home.call<{ token: string }>('miauth/gen-token', { session: null, name, permission }, person);
	return { ...person, token };
};

test('an app loses its access, and all sign-ins end', async ({ open, home }) => {
	const person = await home.signUp();
	const [lost, kept] = [await appToken(home, person, 'Lost app'), await appToken(home, person, 'Kept app')];
	const page = await open(person);
	await fromManyAddresses(page);
	await page.getByRole('button', { name: `Accounts, signed in as @${person.username}` }).click();
	await page.getByRole('menuitem', { name: 'Security' }).click();
	await expect(page.getByText('2 apps can use your account.')).toBeVisible();
	await page.getByRole('link', { name: 'Show apps' }).click();
	await page.getByRole('button', { name: 'Revoke access of Lost app' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
	await expect(page.getByText('Lost app', { exact: true })).toHaveCount(0);
	await expect(home.call('i', {}, lost)).rejects.toThrow('401');
	expect(await home.call('i', {}, kept)).toMatchObject({ id: person.id });

	await page.goBack();
	const everywhere = page.getByRole('region', { name: 'Sign out everywhere' });
	await everywhere.getByLabel('Current password').fill(person.password);
	await everywhere.getByRole('button', { name: 'Sign out everywhere' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
	// The shell tells of the end of the sign-in, as of any other.
	await expect(page.getByRole('alertdialog')).toContainText(`@${person.username}`);
	await expect(home.call('i', {}, person)).rejects.toThrow('401');
	expect(await home.call('i', {}, kept)).toMatchObject({ id: person.id });
});
