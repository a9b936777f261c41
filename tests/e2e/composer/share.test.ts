import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import { fromManyAddresses } from '../support/fromManyAddresses';
import { lastNote } from '../support/lastNote';
import { reload } from '../support/reload';
import { dialog } from '../support/screen';
import { storageOf } from '../support/storageOf';
import { expect, test } from '../support/test';

const body = (page: Page) => page.getByLabel('Note text');
const post = (page: Page, name = 'Post') => page.getByRole('main').getByRole('button', { name, exact: true });

const shareOf = (values: Record<string, string>) => `/share?${new URLSearchParams(values)}`;

test('what another app hands over is posted, and one goes on to the timeline', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, {
		path: shareOf({ title: 'Tides', text: 'High water at noon', url: 'https://tides.example/' }),
	});
	await expect(body(page)).toHaveValue('Tides\nHigh water at noon\nhttps://tides.example/');
	await expect(page.getByRole('navigation')).toHaveCount(0);
	await expectFlawless(page);
	await post(page).click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	expect((await lastNote(home, person))?.text).toBe('Tides\nHigh water at noon\nhttps://tides.example/');
	await page.getByRole('button', { name: 'Go to timeline' }).click();
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
});

test('reply, renote, files, recipients and who may read it go along', async ({ open, home }) => {
	const person = await home.signUp();
	const friend = await home.signUp();
	const answered = await home.post(friend, 'a question');
	const quoted = await home.post(friend, 'a fact');
	const fileId = await home.upload(person);
	const page = await open(person, {
		path: shareOf({
			text: 'an answer',
			replyId: answered.id,
			renoteUri: `${home.origin}/notes/${quoted.id}`,
			fileIds: fileId,
			visibility: 'specified',
			visibleAccts: `@${friend.username}`,
		}),
	});
	await expect(body(page)).toHaveValue('an answer');
	await expect(page.getByText('a fact')).toBeVisible();
	await post(page, 'Reply').click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	expect(await lastNote(home, person)).toMatchObject({
		text: 'an answer',
		replyId: answered.id,
		renoteId: quoted.id,
		visibility: 'specified',
		visibleUserIds: [friend.id],
		files: [{ id: fileId }],
	});
});

test('what can’t be had is told, and the rest is there', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, {
		path: shareOf({ text: 'still here', replyId: 'nosuchnote', visibility: 'nobody', localOnly: '1' }),
	});
	await expect(page.getByRole('alert')).toHaveText('Couldn’t load the note you’re replying to.');
	await expect(body(page)).toHaveValue('still here');
	await post(page).click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	expect(await lastNote(home, person)).toMatchObject({ text: 'still here', visibility: 'public', localOnly: true });
});

test('what was changed is there again after a reload', async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: shareOf({ text: 'shared' }) });
	await body(page).fill('shared, and more');
	await reload(page);
	await expect(body(page)).toHaveValue('shared, and more');
	await page.goto(shareOf({ text: 'something else' }));
	await expect(body(page)).toHaveValue('something else');
});

test('without the server one may wait for what is named, or write at once', async ({ open, home }) => {
	const person = await home.signUp();
	const note = await home.post(person, 'a question');
	const page = await open(person, { path: '/share' });
	await expect(body(page)).toBeVisible();
	await page.route('**/api/notes/show', route => route.abort());
	await page.goto(shareOf({ text: 'an answer', replyId: note.id }));
	await expect(page.getByRole('button', { name: 'Write anyway' })).toBeVisible();
	await page.unroute('**/api/notes/show');
	await page.getByRole('button', { name: 'Retry' }).click();
	await post(page, 'Reply').click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	expect((await lastNote(home, person))?.replyId).toBe(note.id);
});

test('a visitor signs in first', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(null, { path: shareOf({ text: 'from outside' }) });
	await fromManyAddresses(page);
	await page.getByRole('button', { name: 'Sign in' }).click();
	const form = dialog(page, 'Sign in');
	await form.getByLabel('Username').fill(person.username);
	await form.getByLabel('Password', { exact: true }).fill(person.password);
	await form.getByLabel('Password', { exact: true }).press('Enter');
	await expect(body(page)).toHaveValue('from outside');
});

/** Sends the page a message as if from a service worker. */
const order = (page: Page, data: object) =>
	page.evaluate(given => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: given })), {
		type: 'order',
		...data,
	});

test('a service worker’s order goes to a page, and to its top where it is shown', async ({ open, home }) => {
	const person = await home.signUp();
	await home.postMany(person, 30, index => `line ${index}`);
	const note = await home.post(person, 'where to go');
	const page = await open(person, { base: { ui: 'default' } });
	await expect(page.getByText('where to go')).toBeVisible();
	await order(page, { order: 'push', loginId: person.id, url: `/notes/${note.id}` });
	await expect(page).toHaveURL(`/notes/${note.id}`);
	await order(page, { order: 'push', url: '/' });
	await expect(page).toHaveURL('/');
	const list = page.locator('main [data-scroller]');
	await expect(page.getByText('where to go')).toBeVisible();
	await list.evaluate(element => element.scrollTo(0, 1_500));
	await expect.poll(() => list.evaluate(element => element.scrollTop)).toBeGreaterThan(500);
	await order(page, { order: 'push', url: '/' });
	await expect.poll(() => list.evaluate(element => element.scrollTop)).toBe(0);
});

test('a service worker’s order opens the form with what it is about, fetched again', async ({ open, home }) => {
	const person = await home.signUp();
	const friend = await home.signUp();
	const answered = await home.post(friend, 'a question');
	const quoted = await home.post(friend, 'a fact');
	const page = await open(person);
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
	const shown = page.waitForRequest(
		request => request.url().endsWith('/notes/show') && (request.postData() ?? '').includes(quoted.id),
	);
	await order(page, {
		order: 'post',
		loginId: person.id,
		options: { reply: { id: answered.id }, renoteId: quoted.id },
	});
	await shown;
	const form = dialog(page, 'Reply');
	await expect(form.getByText('a question')).toBeVisible();
	await expect(form.getByText('a fact')).toBeVisible();
	await expect(body(page)).toHaveValue(`@${friend.username} `);
});

test('a service worker’s order for another account switches to it', async ({ browser, home }) => {
	const [first, second] = [await home.signUp(), await home.signUp()];
	const note = await home.post(second, { text: 'for me alone', visibility: 'specified' });
	const storageState = storageOf(home.origin, first, { others: [second] });
	const context = await browser.newContext({ baseURL: home.origin, storageState });
	const page = await context.newPage();
	await page.goto('/');
	await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
	await order(page, { order: 'push', loginId: second.id, url: `/notes/${note.id}` });
	await expect(page).toHaveURL(`/notes/${note.id}`);
	await expect(page.getByText('for me alone').first()).toBeVisible();
	await order(page, { order: 'push', loginId: 'nobody', url: '/' });
	await expect(page.getByRole('alertdialog')).toContainText('Not signed in on this device');
	await context.close();
});

test('the account that the address names is the one that posts', async ({ open, home }) => {
	const [one, other] = await Promise.all([home.signUp(), home.signUp()]);
	const page = await open(one, {
		path: shareOf({ text: 'High water at noon', loginId: other.id }),
		others: [other],
	});
	await expect(body(page)).toHaveValue('High water at noon');
	await expect(page).toHaveURL(/\/share\?text=High(%20|\+)water(%20|\+)at(%20|\+)noon$/);
	await post(page).click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	expect((await lastNote(home, other))?.text).toBe('High water at noon');
});
