import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { goToDrive, holdAnswer } from './support/lateAnswers';
import { menuItem, message, page, pressKey, toast } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';

interface ToldPage {
	readonly id: string;
	readonly name: string;
	readonly title: string;
	readonly isLiked?: boolean;
	readonly content: readonly { readonly type: string; readonly children?: readonly { readonly type: string }[] }[];
	readonly variables: readonly object[];
	readonly script: string;
}

const text = (words: string) => ({ id: words, type: 'text', text: words });
const make = (writer: Person, name: string, more: object = {}) =>
	home.call<ToldPage>(
		'pages/create',
		{ title: `About ${name}`, name, content: [text('hello')], variables: [], script: '', ...more },
		writer,
	);
const show = (pageId: string, reader?: Person) => home.call<ToldPage>('pages/show', { pageId }, reader);
const add = (kind: string, where = 'Add to the page') =>
	page.getByRole('group', { name: where }).getByRole('button', { name: kind, exact: true }).click();
const words = () => page.getByLabel('Text', { exact: true });
const menu = () => page.getByRole('button', { name: 'More about this page' }).click();

it('a page is written, put in order by keys, and made', async () => {
	const writer = await home.signUp();
	await openPage(writer, { path: '/pages/new' });
	const create = page.getByRole('button', { name: 'Create' });
	await page.getByLabel('Title', { exact: true }).fill('Tide tables');
	await page.getByLabel('Address', { exact: true }).fill('tide tables');
	await expect(page.getByText('without spaces')).toBeVisible();
	await expect(create).toBeDisabled();
	await page.getByLabel('Address', { exact: true }).fill('tides');
	await expect(page.getByText(`/@${writer.username}/pages/tides`)).toBeVisible();
	await add('Text');
	await words().fill('High **water**.');
	await add('Section');
	await page.getByLabel('Title of the section').fill('At noon');
	await add('Text', 'Add to this section');
	await words().nth(1).fill('Low water.');
	await page.getByRole('button', { name: 'Move “At noon” (place 2 of 2)' }).focus();
	pressKey('ArrowUp');
	await page.getByRole('radio', { name: 'Preview' }).click();
	await expect(page.getByRole('heading', { name: 'At noon' })).toBeVisible();
	await page.getByRole('radio', { name: 'Edit' }).click();
	await create.click();
	await expect(page.getByRole('article', { name: 'Tide tables' })).toContainText('At noonLow water.High water.');
	const [made] = await home.call<ToldPage[]>('users/pages', { userId: writer.id });
	expect(made?.content.map(({ type }) => type)).toEqual(['section', 'text']);
	expect(made?.content[0]?.children).toMatchObject([{ type: 'text', text: 'Low water.' }]);
	await openPage(writer, { path: `/@${writer.username}/pages` });
	await expect(page.getByRole('link', { name: 'Tide tables' })).toBeVisible();
});

it('what was made elsewhere is saved as it was, and what was typed is kept until it is saved', async () => {
	const writer = await home.signUp();
	const content = [text('hello'), { id: 'b', type: 'button', action: 'dialog', script: 'boom()' }];
	const program = { variables: [{ id: 'v', name: 'count' }], script: '<: "hi"' };
	const { id } = await make(writer, 'old', { content, ...program });
	await openPage(writer, { path: `/pages/edit/${id}` });
	await expect(page.getByText('It is saved as it is.')).toBeVisible();
	await words().fill('good morning');
	await reloadPage();
	await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await expect(words()).toHaveValue('good morning');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Page saved')).toBeVisible();
	await expect(page.getByText('good morning')).toBeVisible();
	await expect(page.getByText('Something that can’t be shown here (button)')).toBeVisible();
	expect(await show(id)).toMatchObject({ content: [{ text: 'good morning' }, content[1]], ...program });
	await menu();
	await menuItem('View source').click();
	await expect(page.getByText('<: "hi"')).toBeVisible();
});

it('a removed block comes back by undo, and a taken address loses nothing', async () => {
	const writer = await home.signUp();
	await make(writer, 'taken');
	const { id } = await make(writer, 'mine', { content: [text('one'), text('two')] });
	await openPage(writer, { path: `/pages/edit/${id}` });
	await page.getByRole('button', { name: 'Remove “one”' }).click();
	await expect(words()).toHaveCount(1);
	await expect(toast('“one” removed')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(words().first()).toHaveValue('one');
	await page.getByRole('button', { name: 'Ways to move “two”' }).click();
	await menuItem('Move up').click();
	await page.getByLabel('Address', { exact: true }).fill('taken');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('You already have a page with this address.')).toBeVisible();
	await expect(words().first()).toHaveValue('two');
	await page.getByLabel('Address', { exact: true }).fill('renamed');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('article', { name: 'About mine' })).toContainText('twoone');
	expect(await show(id)).toMatchObject({ name: 'renamed', content: [{ text: 'two' }, { text: 'one' }] });
});

it('an undo after a preview puts the block back, and keeps what was typed since', async () => {
	const writer = await home.signUp();
	const { id } = await make(writer, 'undone', { content: [text('one'), text('two')] });
	await openPage(writer, { path: `/pages/edit/${id}` });
	await page.getByRole('button', { name: 'Remove “one”' }).click();
	await page.getByRole('radio', { name: 'Preview' }).click();
	await page.getByRole('radio', { name: 'Edit' }).click();
	await words().fill('changed');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(words()).toHaveCount(2);
	await expect(words().first()).toHaveValue('one');
	await expect(words().nth(1)).toHaveValue('changed');
});

it('a block moved into a section or out of it keeps the focus, and is announced', async () => {
	const writer = await home.signUp();
	const children = Array.from({ length: 50 }, (_, index) => text(`line ${index}`));
	const section = { id: 's', type: 'section', title: 'Tides', children };
	const { id } = await make(writer, 'moved', { content: [section, text('two')] });
	await openPage(writer, { path: `/pages/edit/${id}` });
	const more = page.getByRole('button', { name: 'Ways to move “two”' });
	await more.click();
	await menuItem('Move into the section above').click();
	await expect(toast('“two” moved into “Tides”')).toHaveCount(1);
	await expect(more).toBeFocused();
	await more.click();
	await menuItem('Move out of this section').click();
	await expect(toast('“two” moved out of “Tides”')).toHaveCount(1);
	await expect(more).toBeFocused();
});

it('a second move with the same words is announced too', async () => {
	const writer = await home.signUp();
	const section = { id: 's', type: 'section', title: 'Tides', children: [] };
	const content = [section, { ...text('two'), id: 'a' }, { ...text('two'), id: 'b' }];
	const { id } = await make(writer, 'alike', { content });
	await openPage(writer, { path: `/pages/edit/${id}` });
	const more = page.getByRole('button', { name: 'Ways to move “two”' });
	const announced = toast('“two” moved into “Tides”');
	await more.first().click();
	await menuItem('Move into the section above').click();
	const before = await announced.one();
	await more.last().click();
	await menuItem('Move into the section above').click();
	await expect.poll(() => announced.all[0] !== before && announced.all.length === 1).toBe(true);
});

it('a page that is made after the person has gone on is told, and not made again by its form', async () => {
	const writer = await home.signUp();
	const answer = holdAnswer('pages/create');
	await openPage(writer, { path: '/pages/new' });
	await page.getByLabel('Title', { exact: true }).fill('Ebb');
	await page.getByLabel('Address', { exact: true }).fill('ebb');
	await add('Text');
	await page.getByRole('button', { name: 'Create' }).click();
	await goToDrive();
	answer.open();
	await expect(toast('Page created')).toBeVisible();
	expect(location.pathname).toBe('/my/drive');
	history.back();
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
	await expect(words()).toHaveCount(0);
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(page.getByRole('article', { name: 'Ebb' })).toBeVisible();
});

/** Opens the form of a page and saves it with this title. @returns what lets the server answer */
async function saveSlowly(writer: Person, title: string): Promise<() => void> {
	const { id } = await make(writer, 'flood');
	const answer = holdAnswer('pages/update');
	await openPage(writer, { path: `/pages/edit/${id}` });
	await page.getByLabel('Title', { exact: true }).fill(title);
	await page.getByRole('button', { name: 'Save' }).click();
	return answer.open;
}

it('a page that is saved after the person has gone on is told, and its form has nothing unsaved', async () => {
	const release = await saveSlowly(await home.signUp(), 'High tide');
	await goToDrive();
	release();
	await expect(toast('Page saved')).toBeVisible();
	history.back();
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('High tide');
	await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
});

it('what was typed while a page was being saved stays in its form', async () => {
	const release = await saveSlowly(await home.signUp(), 'High tide');
	await page.getByLabel('Title', { exact: true }).fill('Spring tide');
	release();
	await expect(toast('Page saved')).toHaveCount(1);
	expect(location.pathname).toContain('/pages/edit/');
	await page.getByRole('button', { name: 'Discard changes' }).click();
	await expect(page.getByLabel('Title', { exact: true })).toHaveValue('High tide');
});

it('a page is liked at once, pinned to a profile, and deleted', async () => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const { id } = await make(writer, 'liked');
	await openPage(reader, { path: `/@${writer.username}/pages/liked` });
	await page.getByRole('button', { name: 'Like (0 likes)' }).click();
	await expect(page.getByRole('button', { name: 'Like (1 like)' })).toHaveAttribute('aria-pressed', 'true');
	await expect.poll(async () => (await show(id, reader)).isLiked).toBe(true);
	await menu();
	await expect(menuItem('Report…')).toBeVisible();
	await expect(menuItem('Delete page')).toHaveCount(0);
	await openPage(reader, { path: '/pages#liked' });
	await expect(page.getByRole('link', { name: 'About liked' })).toBeVisible();

	await openPage(writer, { path: `/@${writer.username}/pages/liked` });
	await menu();
	await menuItem('Pin to profile').click();
	await expect(toast('Pinned to your profile')).toBeVisible();
	await openPage(null, { path: `/@${writer.username}` });
	await expect(page.getByRole('region', { name: 'Pinned page' })).toContainText('hello');
	await openPage(writer, { path: `/@${writer.username}/pages/liked` });
	await menu();
	await menuItem('Delete page').click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('You have no pages')).toBeVisible();
	await openPage(null, { path: `/@${writer.username}/pages/liked` });
	await expect(page.getByText('This page doesn’t exist')).toBeVisible();
});

it('is read by visitors, and edited by who wrote it alone', async () => {
	const [writer, other] = [await home.signUp(), await home.signUp()];
	const { id } = await make(writer, 'open');
	await home.call('pages/like', { pageId: id }, other);
	await openPage(null, { path: '/pages' });
	await expect(page.getByRole('tab', { name: 'Yours' })).toHaveCount(0);
	await page.getByRole('link', { name: 'About open' }).click();
	await expect(page.getByText('hello')).toBeVisible();
	await openPage(other, { path: `/pages/edit/${id}` });
	await expect(page.getByText('You can’t edit this page')).toBeVisible();
	await openPage(other, { path: `/@${writer.username}@elsewhere.example/pages/open` });
	await expect(page.getByText('This page doesn’t exist')).toBeVisible();
});

it('whatever a server sends as a page is drawn as far as that goes, and harms nothing', async () => {
	const reader = await home.signUp();
	let deep: object = text('the bottom');
	for (let depth = 0; depth < 100; depth++) deep = { type: 'section', title: `level ${depth}`, children: [deep] };
	const loop = { id: 'loop0000000000', text: 'round and round', userId: reader.id, user: reader, visibility: 'public' };
	answerWith('notes/show', async () => [
		200,
		JSON.stringify({ ...loop, renoteId: loop.id, renote: { ...loop, renoteId: loop.id }, createdAt: '2026-01-01' }),
	]);
	const content = [
		{ type: 'note', note: loop.id, detailed: true },
		{ type: 'text', text: '[press](javascript:alert(1)) <img src=x onerror=alert(1)>' },
		{ type: 'image', fileId: 'javascript:alert(1)' },
		...[null, 7, 'text', [], {}, { type: 'toString' }, { type: 'text' }, { type: 'section', children: 'x' }],
		deep,
		...Array.from({ length: 5000 }, (_, index) => text(`line ${index}`)),
	];
	const wire = { id: 'p', title: 'Hostile', name: 'hostile', userId: reader.id, user: reader, content };
	const json = JSON.stringify(wire).replace(
		'{"type":"toString"}',
		'{"type":"text","text":"proto","__proto__":{"a":1}}',
	);
	answerWith('pages/show', async () => [200, json]);
	await openPage(reader, { path: `/@${reader.username}/pages/hostile` });
	await expect(page.getByText('line 1', { exact: true })).toBeVisible();
	await expect(page.getByText('round and round').first()).toBeVisible();
	await expect(page.getByText('proto')).toBeVisible();
	await expect(page.getByText('line 4999')).toHaveCount(0);
	await expect(page.getByText('the bottom')).toHaveCount(0);
	expect(document.querySelectorAll('[href^="javascript"], [src^="javascript"], article img[src="x"]')).toHaveLength(0);
	expect(({} as { a?: number }).a).toBeUndefined();
	await page.getByRole('button', { name: 'Show more' }).click();
	await expect(page.getByText('line 150', { exact: true })).toBeVisible();
	await openPage(reader, { path: '/pages/edit/p' });
	await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
});
