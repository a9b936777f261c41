import { card, column, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('favourites are kept on a page of their own, and leave it when they are taken back', async ({ open, home }) => {
	const writer = await home.signUp();
	const notes = await home.postMany(writer, 12, index => `worth keeping ${index}`);
	const reader = await home.follower(writer);
	for (const { id } of notes) await home.call('notes/favorites/create', { noteId: id }, reader);
	const page = await open(reader, { base: { ui: 'default' } });
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	await bar.getByRole('button', { name: 'Favorites' }).click();
	await expect(page).toHaveURL(/\/my\/favorites$/);
	const list = page.getByRole('feed', { name: 'Favorites' });
	const newest = list.locator(`article[data-note-id="${notes[11]?.id}"]`);
	await expect(newest).toBeVisible();
	await page.locator('[data-scroller]').evaluate(element => element.scrollTo(0, element.scrollHeight));
	await expect(list.getByText('worth keeping 0')).toBeVisible();
	await page.locator('[data-scroller]').evaluate(element => element.scrollTo(0, 0));
	await newest.getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Remove from favorites' }).click();
	await expect(newest).toHaveCount(0);
});

test('f marks the note in focus and takes the mark back', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'mark me');
	const renoter = await home.signUp();
	const renote = await home.post(renoter, { renoteId: note.id });
	const reader = await home.follower(renoter);
	const isFavorited = async () =>
		(await home.call<{ isFavorited: boolean }>('notes/state', { noteId: note.id }, reader)).isFavorited;
	const page = await open(reader);
	await card(column(page, 'home'), renote).focus();
	await page.keyboard.press('f');
	await expect(page.getByRole('status').filter({ hasText: 'Added to favorites' })).toBeVisible();
	expect(await isFavorited()).toBe(true);

	await page.getByRole('button', { name: 'Favorites' }).click();
	const list = page.getByRole('feed', { name: 'Favorites' });
	await expect(card(list, note)).toBeVisible();
	// In a new page, as a second press within 500 ms would count as a held key.
	await page.reload();
	await card(list, note).focus();
	await page.keyboard.press('f');
	await expect(page.getByText('No favorites yet')).toBeVisible();
	expect(await isFavorited()).toBe(false);

	await page.keyboard.press('Shift+?');
	await expect(dialog(page, 'Keyboard shortcuts').getByText('Add to or remove from favorites')).toBeVisible();
});
