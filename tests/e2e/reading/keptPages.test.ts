import { NO_CLIENT, setPreferences } from '../support/preferences';
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

test('a timeline that was not kept is loaded anew where it was left', async ({ open, home }) => {
	const writer = await home.signUp();
	await home.postMany(writer, 80, index => `note ${index}\n${'more of it\n'.repeat(index % 4)}`);
	const reader = await home.follower(writer);
	const page = await open(reader, { base: { ui: 'default' }, path: NO_CLIENT });
	await setPreferences(page, { numberOfPageCache: 1 });
	await page.goto('/');
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	const scroller = page.locator('[data-page] [data-scroller]');
	const middle = () =>
		scroller.evaluate(element => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const note = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-note-id]');
			return { id: note?.getAttribute('data-note-id'), y: note?.getBoundingClientRect().y ?? 0 };
		});
	await expect(page.getByText('note 79')).toBeVisible();
	// Further than the first page of notes.
	const countRows = () => scroller.evaluate(element => element.scrollHeight);
	const first = await countRows();
	await scroller.evaluate(element => element.scrollTo(0, element.scrollHeight));
	await expect.poll(countRows).toBeGreaterThan(first + 1_000);
	await scroller.evaluate(element => element.scrollTo(0, element.scrollHeight - 1_500));
	await expect.poll(async () => (await middle()).id).toBeDefined();
	const left = await middle();

	await bar.getByRole('button', { name: 'Drive' }).click();
	await expect(page.getByRole('heading', { name: 'Drive' })).toBeVisible();
	await page.goBack();
	const offset = async () => {
		const { id, y } = await middle();
		return id === left.id ? Math.abs(y - left.y) : Number.POSITIVE_INFINITY;
	};
	await expect.poll(offset).toBeLessThan(2);
});
