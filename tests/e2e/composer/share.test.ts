import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import { lastNote } from '../support/lastNote';
import { dialog } from '../support/screen';
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

/** Sends the page a message as if from a service worker. */
const order = (page: Page, data: object) =>
	page.evaluate(given => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: given })), {
		type: 'order',
		...data,
	});

test('a service worker’s orders are followed', async ({ open, home }) => {
	const [person, second, friend] = [await home.signUp(), await home.signUp(), await home.signUp()];
	await home.postMany(person, 30, index => `line ${index}`);
	const note = await home.post(person, 'where to go');
	const answered = await home.post(friend, 'a question');
	const quoted = await home.post(friend, 'a fact');
	const secret = await home.post(second, { text: 'for me alone', visibility: 'specified' });
	const page = await open(person, { others: [second], base: { ui: 'default' } });

	await test.step('a service worker’s order goes to a page, and to its top where it is shown', async () => {
		await expect(page.getByText('where to go')).toBeVisible();
		// The page listens once it has started; a worker's messages wait for that.
		await expect(async () => {
			await order(page, { order: 'push', loginId: person.id, url: `/notes/${note.id}` });
			await expect(page).toHaveURL(`/notes/${note.id}`, { timeout: 500 });
		}).toPass();
		await order(page, { order: 'push', url: '/' });
		await expect(page).toHaveURL('/');
		const list = page.locator('main [data-scroller]');
		await expect(page.getByText('where to go')).toBeVisible();
		await list.evaluate(element => element.scrollTo(0, 1_500));
		await expect.poll(() => list.evaluate(element => element.scrollTop)).toBeGreaterThan(500);
		await order(page, { order: 'push', url: '/' });
		await expect.poll(() => list.evaluate(element => element.scrollTop)).toBe(0);
	});

	await test.step('a service worker’s order opens the form with what it is about, fetched again', async () => {
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
		await form.getByRole('button', { name: 'Close' }).click();
		await expect(form).toHaveCount(0);
	});

	await test.step('a service worker’s order for another account switches to it', async () => {
		await order(page, { order: 'push', loginId: second.id, url: `/notes/${secret.id}` });
		await expect(page).toHaveURL(`/notes/${secret.id}`);
		await expect(page.getByText('for me alone').first()).toBeVisible();
		// The page was loaded anew.
		await expect(async () => {
			await order(page, { order: 'push', loginId: 'nobody', url: '/' });
			await expect(page.getByRole('alertdialog').first()).toContainText('Not signed in on this device', {
				timeout: 500,
			});
		}).toPass();
	});
});
