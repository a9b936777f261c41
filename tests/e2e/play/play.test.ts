import { expect, PHONE, test } from '../support/test';

test('a play is written, started by its author, and by a visitor', PHONE, async ({ open, home }) => {
	const author = await home.signUp();
	const page = await open(author, { path: '/play', base: { ui: 'default' } });
	await page.getByRole('link', { name: 'New play' }).click();
	await page.getByRole('button', { name: 'Examples' }).click();
	await page.getByRole('menuitem', { name: 'Counter' }).click();
	await page.getByLabel('Title').fill(`Tally ${author.username}`);
	await page.getByLabel('Description').fill('Counts what **you** count.');
	await page.getByRole('button', { name: 'Create' }).click();
	const title = page.getByRole('heading', { name: `Tally ${author.username}` }).last();
	await expect(title).toBeVisible();
	await page.getByRole('button', { name: 'Start', exact: true }).click();
	const stage = page.getByRole('region', { name: `Tally ${author.username}` });
	await stage.getByRole('button', { name: '+1' }).click();
	await expect(stage.getByText('1', { exact: true })).toBeVisible();
	await stage.getByRole('button', { name: 'Stop' }).click();
	await expect(stage.getByRole('button', { name: '+1' })).toBeDisabled();
	await stage.getByRole('button', { name: 'Start again' }).click();
	await expect(stage.getByText('1', { exact: true })).toBeVisible();

	const [{ id } = { id: '' }] = await home.call<{ id: string }[]>('flash/my', {}, author);
	const visit = await open(null, { path: `/play/${id}` });
	await visit.getByRole('button', { name: 'Start', exact: true }).click();
	await visit.getByRole('button', { name: '+1' }).click();
	await expect(visit.getByRole('region', { name: /^Tally/ }).getByText('1', { exact: true })).toBeVisible();
});
