import { column, composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('a timeline is read, answered and left by the keyboard alone', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const oldest = await home.post(writer, 'the oldest');
	await home.post(writer, { text: 'behind it', cw: 'a warning' });
	const newest = await home.post(writer, 'the newest');
	const page = await open(reader, { base: { ui: 'default' } });
	const focusedId = () => page.evaluate(() => document.activeElement?.getAttribute('data-note-id'));
	await expect(page.getByText('the oldest')).toBeVisible();

	await page.keyboard.press('j');
	await expect.poll(focusedId).toBe(newest.id);
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('v');
	await expect(page.getByText('behind it')).toBeVisible();
	await page.keyboard.press('j');
	await expect.poll(focusedId).toBe(oldest.id);
	await page.keyboard.press('k');
	await page.keyboard.press('k');
	await expect.poll(focusedId).toBe(newest.id);
	await page.keyboard.press('Shift+G');
	await expect.poll(focusedId).toBe(oldest.id);
	await page.keyboard.press('g');
	await page.keyboard.press('g');
	await expect.poll(focusedId).toBe(newest.id);

	await page.keyboard.press('r');
	const reply = dialog(page, /Reply/);
	await expect(reply.getByLabel('Note text')).toBeFocused();
	await page.keyboard.type('jkd?');
	await expect(reply.getByLabel('Note text')).toHaveValue(/jkd\?$/);
	await reply.getByLabel('Note text').fill('');
	await page.keyboard.press('Escape');
	await expect(reply).toHaveCount(0);

	await page.keyboard.press('j');
	await page.keyboard.press('k');
	await page.keyboard.press('e');
	await expect(page.getByRole('dialog', { name: 'Emojis' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog', { name: 'Emojis' })).toHaveCount(0);
	await page.keyboard.press('j');
	await page.keyboard.press('k');
	await expect.poll(focusedId).toBe(newest.id);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/notes/${newest.id}$`));
});

test('every key is listed in the sheet', async ({ open, home }) => {
	const page = await open(await home.signUp());
	await expect(composeButton(page)).toBeVisible();
	await page.keyboard.press('Shift+?');
	const sheet = dialog(page, 'Keyboard shortcuts');
	for (const name of ['Next note', 'Reply', 'Switch light and dark']) await expect(sheet.getByText(name)).toBeVisible();
	await expect(column(page, 'home')).toBeAttached();
	await expect(sheet).toBeFocused();
	await page.keyboard.press('End');
	await expect(sheet.locator('dt').last()).toBeInViewport();
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
});
