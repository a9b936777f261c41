import { column, dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test(
	'a list is made, filled with many people at once, and read as a timeline',
	PHONE,
	async ({ open, home, isPhone }) => {
		const person = await home.signUp();
		const known = await home.call<{ username: string }[]>('users', { origin: 'local', limit: 100 }, person);
		const names = known.map(({ username }) => username).filter(username => username !== person.username);
		const page = await open(person, { path: '/my/lists', base: isPhone ? {} : { ui: 'default' } });
		await page.getByRole('button', { name: 'New list' }).click();
		await dialog(page, 'New list').getByRole('textbox').fill('Harbour');
		await dialog(page, 'New list').getByRole('button', { name: 'OK' }).click();
		await page.getByRole('button', { name: 'Paste many' }).click();
		await page.getByLabel('Usernames').fill(`${names.slice(0, 24).join('\n')}\n@nobody_at_all`);
		await page.getByRole('button', { name: 'Look up 25 usernames' }).click();
		await expect(page.getByText('24 people found')).toBeVisible();
		await expect(page.getByRole('status').getByText('@nobody_at_all')).toBeVisible();
		await page.getByRole('button', { name: 'Add 24 people' }).click();
		await expect(page.getByText('The server is adding 24 people.')).toBeVisible();
		// The stream tells who has come.
		await expect(page.getByRole('img', { name: 'People: 24 / 50' })).toBeVisible();
		await page.getByRole('main').getByRole('link', { name: 'Timeline' }).click();
		await expect(page).toHaveURL(/\/timeline\/list\//);
		await page.getByRole('link', { name: 'Edit' }).click();
		await expect(page.getByRole('list', { name: 'People' }).getByRole('listitem')).toHaveCount(24);
	},
);

test('a list and a clip are opened in the deck with one press', async ({ open, home }) => {
	const person = await home.signUp();
	await home.call('users/lists/create', { name: 'Harbour' }, person);
	const clip = await home.call<{ id: string }>('clips/create', { name: 'Boats' }, person);
	const note = await home.post(person, 'a boat to clip');
	await home.call('clips/add-note', { clipId: clip.id, noteId: note.id }, person);
	const page = await open(person, { path: '/my/lists' });
	await page
		.getByRole('listitem')
		.filter({ hasText: 'Harbour' })
		.getByRole('button', { name: 'Show in a column' })
		.click();
	await expect(column(page, 'list').getByRole('heading', { name: 'Harbour' })).toBeVisible();
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
	await page.getByRole('menuitem', { name: 'Clips' }).click();
	await page
		.getByRole('listitem')
		.filter({ hasText: 'Boats' })
		.getByRole('button', { name: 'Show in a column' })
		.click();
	const clipped = column(page, 'clip').getByRole('article').filter({ hasText: 'a boat to clip' });
	await clipped.getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Clip', exact: true }).click();
	await page.getByRole('menuitem', { name: /^Boats/ }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(clipped).toHaveCount(0);
});
