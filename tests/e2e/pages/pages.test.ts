import { dragBy } from '../support/dragBy';
import { expect, PHONE, test } from '../support/test';

interface ToldPage {
	readonly id: string;
	readonly name: string;
	readonly content: readonly { readonly type: string; readonly text?: string }[];
}

test('a page is written, sorted, read by another and liked', PHONE, async ({ open, home }) => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const page = await open(writer, { path: '/pages', base: { ui: 'default' } });
	await page.getByRole('link', { name: 'New page' }).click();
	await page.getByLabel('Title', { exact: true }).fill('The slipway');
	await page.getByLabel('Address', { exact: true }).fill('slipway');
	const adders = page.getByRole('group', { name: 'Add to the page' });
	await adders.getByRole('button', { name: 'Text' }).click();
	await page.getByLabel('Text', { exact: true }).fill('Grease it **twice**.');
	await adders.getByRole('button', { name: 'Section' }).click();
	await page.getByLabel('Title of the section').fill('In winter');
	await page.getByRole('group', { name: 'Add to this section' }).getByRole('button', { name: 'Text' }).click();
	await page.getByLabel('Text', { exact: true }).last().fill('Leave it to the gulls.');
	const grip = page.getByRole('button', { name: 'Move “In winter” (place 2 of 2)' });
	await grip.focus();
	await page.keyboard.press('ArrowUp');
	await page.getByText('Preview', { exact: true }).click();
	await expect(page.getByRole('heading', { name: 'In winter' })).toBeVisible();
	await page.getByText('Edit', { exact: true }).click();
	await page.getByRole('button', { name: 'Create' }).click();
	await expect(page.getByRole('article', { name: 'The slipway' })).toBeVisible();
	const [made] = await home.call<ToldPage[]>('users/pages', { userId: writer.id });
	expect(made?.content.map(({ type }) => type)).toEqual(['section', 'text']);

	const visit = await open(reader, { path: `/@${writer.username}/pages/slipway`, base: { ui: 'default' } });
	await expect(visit.getByText('Leave it to the gulls.')).toBeVisible();
	await visit.getByRole('button', { name: /^Like/ }).click();
	await visit.goto('/pages#liked');
	await expect(visit.getByRole('link', { name: 'The slipway' })).toBeVisible();
});

test('blocks are dragged by their grips', async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const content = ['one', 'two', 'three'].map(text => ({ id: text, type: 'text', text }));
	const made = await home.call<ToldPage>(
		'pages/create',
		{ title: 'Order', name: 'order', content, variables: [], script: '' },
		writer,
	);
	const page = await open(writer, { path: `/pages/edit/${made.id}`, base: { ui: 'default' } });
	const grip = page.getByRole('button', { name: 'Move “one” (place 1 of 3)' });
	await expect(grip).toBeVisible();
	await dragBy(page, grip, { x: 0, y: 300 }, isPhone);
	await expect(page.getByLabel('Text', { exact: true }).first()).not.toHaveValue('one');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('article', { name: 'Order' })).toBeVisible();
	const { content: saved } = await home.call<ToldPage>('pages/show', { pageId: made.id });
	expect(saved[0]?.text).not.toBe('one');
});
