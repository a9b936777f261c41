import { card, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('without a mouse somebody reads, reacts, replies, votes, opens, and goes back', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const poll = { choices: ['Teak', 'Pine'], multiple: false, expiredAfter: 3_600_000 };
	const asked = await home.post(writer, { text: 'Which wood?', poll });
	const read = await home.post(writer, 'The boat is nearly done');
	const page = await open(reader, { base: { ui: 'default' } });
	const main = page.getByRole('main');
	await expect(card(main, read)).toBeVisible();
	const focusedId = () =>
		page.evaluate(() => document.activeElement?.closest('[data-note-id]')?.getAttribute('data-note-id'));
	const keys = async (...names: string[]) => {
		for (const name of names) await page.keyboard.press(name);
	};

	await keys('j');
	await expect.poll(focusedId).toBe(read.id);
	await keys('e');
	const search = dialog(page, 'Emojis').getByRole('searchbox');
	await expect(search).toBeFocused();
	await page.keyboard.type('sailboat');
	await expect(dialog(page, 'Emojis').getByRole('button', { name: 'sailboat' }).first()).toBeVisible();
	await keys('Enter');
	await expect(card(main, read).locator('[data-reaction="⛵"]')).toHaveAttribute('aria-pressed', 'true');

	await expect.poll(focusedId).toBe(read.id);
	await keys('r');
	const form = dialog(page, 'Reply');
	await expect(form.getByLabel('Note text')).toBeFocused();
	await page.keyboard.type('May I sail along?');
	await keys('Control+Enter');
	await expect(form).toHaveCount(0);
	await expect.poll(focusedId).toBe(read.id);

	await keys('j');
	await expect.poll(focusedId).toBe(asked.id);
	const choice = card(main, asked).getByRole('button', { name: 'Vote for “Pine”' });
	await expect(async () => {
		await keys('Tab');
		await expect(choice).toBeFocused({ timeout: 200 });
	}).toPass();
	await keys('Enter');
	const question = page.getByRole('alertdialog', { name: 'Vote for “Pine”?' });
	await expect(question).toBeVisible();
	await expect(question.getByRole('button', { name: 'Vote' })).toBeFocused();
	await keys('Enter');
	await expect(card(main, asked).getByText('100%')).toBeVisible();

	await keys('k');
	await expect.poll(focusedId).toBe(read.id);
	await keys('m');
	await expect(page.getByRole('menuitem').first()).toBeFocused();
	await keys('Escape');
	await expect(card(main, read)).toBeFocused();
	await keys('Enter');
	await expect(page).toHaveURL(new RegExp(`/notes/${read.id}$`));
	await expect(main.getByText('May I sail along?').first()).toBeVisible();
	const back = main.getByRole('button', { name: 'Back', exact: true });
	await expect(async () => {
		await keys('Shift+Tab');
		await expect(back).toBeFocused({ timeout: 200 });
	}).toPass();
	await keys('Enter');
	await expect(page).toHaveURL(/\/$/);
	await expect(card(main, asked)).toBeVisible();
	// Continues where it was left.
	await keys('j');
	await expect.poll(focusedId).toBe(asked.id);
});
