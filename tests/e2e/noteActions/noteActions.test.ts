import { reload } from '../support/reload';
import { card, column, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('a reply names whom it answers, and stands in the thread', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Is anybody there?');
	const page = await open(reader, { base: { ui: 'default' } });
	const timeline = page.getByRole('main');
	await card(timeline, note).getByRole('button', { name: 'Reply' }).click();
	const form = dialog(page, 'Reply');
	await expect(form.getByLabel('Note text')).toHaveValue(`@${writer.username} `);
	await form.getByLabel('Note text').pressSequentially('Aye!');
	await form.getByRole('button', { name: 'Reply', exact: true }).click();
	await expect(form).toHaveCount(0);
	await card(timeline, note).getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Details' }).click();
	await expect(page).toHaveURL(new RegExp(`/notes/${note.id}$`));
	const thread = page.getByRole('main');
	await expect(thread.getByRole('article').filter({ hasText: 'Aye!' }).first()).toBeVisible();
	await expect(card(thread, note).getByRole('button', { name: 'Reply: 1' }).first()).toBeVisible();
	await reload(page);
	await expect(thread.getByRole('article').filter({ hasText: 'Aye!' }).first()).toBeVisible();
	// Back returns to where it was opened.
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
});

test('a quote holds the note, and a renote repeats it', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Land in sight');
	const second = await home.post(writer, 'And a lighthouse');
	const [page, theirs] = await Promise.all([open(reader), open(writer)]);
	const timeline = column(page, 'home');
	await card(timeline, note).getByRole('button', { name: 'Renote' }).click();
	await page.getByRole('menuitem', { name: 'Quote' }).click();
	const form = dialog(page, 'New note');
	await expect(form.getByText('Land in sight')).toBeVisible();
	await form.getByLabel('Note text').fill('At last');
	await form.getByRole('button', { name: 'Quote', exact: true }).click();
	const quote = timeline.getByRole('article').filter({ hasText: 'At last' });
	await expect(quote.getByText('Land in sight')).toBeVisible();

	await card(timeline, second).getByRole('button', { name: 'Renote' }).click();
	await page.getByRole('menuitem', { name: 'Renote', exact: true }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Renoted' })).toBeVisible();
	await expect(timeline.getByText(/renoted/).first()).toBeVisible();
	// The quoted and renoted user is notified.
	const bar = theirs.getByRole('navigation', { name: 'Navigation' });
	await bar.getByRole('button', { name: /^Notifications/ }).click();
	await expect(theirs.getByText('renoted your note').first()).toBeVisible();
	await expect(theirs.getByRole('article').filter({ hasText: 'At last' }).first()).toBeVisible();
});

test('a note of one’s own is deleted after a question, and leaves every browser', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'a slip of the pen');
	const [mine, theirs] = await Promise.all([open(writer), open(reader)]);
	const here = card(column(mine, 'home'), note);
	const there = card(column(theirs, 'home'), note);
	await expect(there).toBeVisible();
	await there.getByRole('button', { name: 'Note menu' }).click();
	await expect(theirs.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
	await expect(theirs.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
	await theirs.keyboard.press('Escape');

	await here.getByRole('button', { name: 'Note menu' }).click();
	await mine.getByRole('menuitem', { name: 'Delete', exact: true }).click();
	await mine.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
	await expect(here).toBeVisible();
	await here.getByRole('button', { name: 'Note menu' }).click();
	await mine.getByRole('menuitem', { name: 'Delete', exact: true }).click();
	await mine.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(here).toHaveCount(0);
	await expect(there).toHaveCount(0);
});
