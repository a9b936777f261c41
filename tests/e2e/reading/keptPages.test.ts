import { expect, test } from '../support/test';

test('going back finds a timeline where it was left, and its live notes', async ({ open, home }) => {
	const writer = await home.signUp();
	await home.postMany(writer, 40, index => `note ${index}`);
	const reader = await home.follower(writer);
	const page = await open(reader, { base: { ui: 'default' } });
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	const scroller = page.locator('[data-page] [data-scroller]');
	const top = () => scroller.evaluate(element => element.scrollTop);
	await expect(page.getByText('note 39')).toBeVisible();
	await scroller.evaluate(element => element.scrollTo(0, 700));
	await expect.poll(top).toBe(700);
	const note = page.locator('article[data-note-id]').nth(8);
	const left = await note.textContent();
	const where = (await note.boundingBox())?.y;

	await bar.getByRole('button', { name: 'Drive' }).click();
	await expect(page.getByRole('heading', { name: 'Drive' })).toBeVisible();
	await bar.getByRole('button', { name: 'Favorites' }).click();
	await expect(page.getByRole('heading', { name: 'Favorites' })).toBeVisible();
	await page.goBack();
	await page.goBack();
	await expect(page.getByText('note 39')).toHaveCount(0);
	await expect.poll(top).toBe(700);
	expect(await note.textContent()).toBe(left);
	expect((await note.boundingBox())?.y).toBe(where);

	// What comes meanwhile waits above, and is there at the top.
	await home.post(writer, 'just now');
	await page.getByRole('button', { name: /new note/ }).click();
	await expect(page.getByText('just now')).toBeVisible();
});
