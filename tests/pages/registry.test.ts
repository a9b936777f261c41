import { expect, it } from 'vitest';
import { dialog, message, page, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

const scope = ['client', 'tests'];

it('values are found by scope and key, and edited as JSON5 without losing anything', async () => {
	const person = await home.signUp();
	const read = (key: string) => home.call('i/registry/get', { scope, key }, person);
	await home.call('i/registry/set', { scope, key: 'a/b 50%', value: { theme: 'dark' } }, person);
	await openPage(person, { path: '/registry' });
	await page.getByRole('link', { name: 'client / tests' }).click();
	await expect(page.getByText('object', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: 'a/b 50%' }).click();
	const value = page.getByLabel('Value');
	await expect(value).toHaveValue("{\n\ttheme: 'dark',\n}");
	await value.fill('{\n\ttheme: dark\n}');
	await expect(page.getByRole('alert')).toContainText('Line 2, column 9: invalid character');
	await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
	// What was typed is still there.
	await reloadPage();
	await expect(value).toHaveValue('{\n\ttheme: dark\n}');
	await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await value.fill("{ theme: 'light', /* mine */ size: [1, 2,], }");
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Value saved.')).toBeVisible();
	await expect(page.getByText('Your unsaved changes from last time are back.')).toHaveCount(0);
	expect(await read('a/b 50%')).toEqual({ theme: 'light', size: [1, 2] });

	// Another client changes it meanwhile.
	await value.fill('5');
	await home.call('i/registry/set', { scope, key: 'a/b 50%', value: 'theirs' }, person);
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(message).toContainText('This value was changed elsewhere');
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(value).toHaveValue('5');
	expect(await read('a/b 50%')).toBe('theirs');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect.poll(() => read('a/b 50%')).toBe(5);
});

it('values are added and deleted', async () => {
	const person = await home.signUp();
	await home.call('i/registry/set', { scope, key: 'first', value: 1 }, person);
	await openPage(person, { path: '/registry/keys/@/client/tests' });
	await page.getByRole('button', { name: 'Add a value' }).click();
	await dialog('New value').getByLabel('Key').fill('second');
	await dialog('New value').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByLabel('Value')).toHaveValue('null');
	await page.getByRole('button', { name: 'Delete' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('link', { name: 'first' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'second' })).toHaveCount(0);
	await openPage(person, { path: '/registry/value/@/client/tests/second' });
	await expect(page.getByText('No such value')).toBeVisible();
	await openPage(person, { path: '/registry/keys/@' });
	await expect(page.getByText('No values here')).toBeVisible();
});

it('a value is found by any key, and holds whatever an app has written', async () => {
	const person = await home.signUp();
	const value = {
		...{
			'b c': "it's",
			'': [[]],
			constructor: '</script>',
			nested: JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown,
		},
		lines: 'a\nb\u2028c\u0000',
	};
	const keys = ['..', '.', ' ', '%2E%2e', 'a/../b', '@', '?a=1#b', '<b>bold</b>', '__proto__', 'x'.repeat(1024)];
	for (const key of keys) await home.call('i/registry/set', { scope, key, value }, person);
	await openPage(person, { path: '/registry/keys/@/client/tests' });
	for (const key of keys) {
		await page.getByRole('link', { name: key === ' ' ? '" "' : key, exact: true }).click();
		const field = page.getByLabel('Value', { exact: true });
		await expect(field).toHaveValue(/constructor: '<\/script>'/);
		await field.fill(`${await field.value()} // mine`);
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(toast('Value saved.')).toBeVisible();
		expect(await home.call('i/registry/get', { scope, key }, person)).toEqual(value);
		await page.getByRole('button', { name: 'Delete' }).click();
		await message.getByRole('button', { name: 'Cancel' }).click();
		await expect(message).toHaveCount(0);
		await page.getByRole('button', { name: 'Delete' }).click();
		await message.getByRole('button', { name: 'Delete' }).click();
		await expect(page.getByRole('button', { name: 'Add a value' })).toBeVisible();
	}
	expect(await home.call('i/registry/keys', { scope }, person)).toEqual([]);
});

it('a scope is opened that has no values yet', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/registry' });
	await expect(page.getByText('Nothing is kept yet')).toBeVisible();
	const open = async (written: string) => {
		await page.getByRole('button', { name: 'Open another scope' }).click();
		await dialog('Open another scope').getByLabel('Scope').fill(written);
		await dialog('Open another scope').getByRole('button', { name: 'OK' }).click();
	};
	await open('a b');
	await expect(message).toContainText('This can’t be a scope');
	await message.getByRole('button', { name: 'Got it' }).click();
	await open('client/mine');
	await page.getByRole('button', { name: 'Add a value' }).click();
	await dialog('New value').getByLabel('Key').fill('first');
	await dialog('New value').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByLabel('Value')).toHaveValue('null');
	expect(await home.call('i/registry/keys', { scope: ['client', 'mine'] }, person)).toEqual(['first']);
});

it('visitors are offered to sign in', async () => {
	await openPage(null, { path: '/registry' });
	await expect(page.getByText('Sign in to see your registry')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Open another scope' })).toHaveCount(0);
	await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
	await expect(dialog('Sign in')).toBeVisible();
});
