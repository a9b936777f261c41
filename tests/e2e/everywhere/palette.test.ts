import { expectAccessible } from '../support/accessible';
import { column, dialog } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

test('the palette is found, searched in both languages and left by the keyboard alone', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'high water at noon');
	const page = await open(reader, { base: { ui: 'deck' }, context: WIDE });
	const palette = dialog(page, 'Command palette');
	const chosen = palette.getByRole('option', { selected: true });
	await expect(column(page, 'home').getByText('high water at noon')).toBeVisible();

	await page.keyboard.press('Control+k');
	await expect(palette.getByRole('combobox')).toBeFocused();
	await expectAccessible(page, '[data-overlay]');
	await page.keyboard.type('お気に入り');
	await expect(chosen).toContainText('Favorites');
	await page.keyboard.press('Enter');
	await expect(palette).toHaveCount(0);
	await expect(page).toHaveURL(/\/my\/favorites$/);

	await column(page, 'home').locator(`article[data-note-id="${note.id}"]`).focus();
	await page.keyboard.press('Control+k');
	await expect(palette.getByRole('group', { name: 'This note' })).toBeVisible();
	await page.keyboard.type('reply');
	await page.keyboard.press('Enter');
	await expect(dialog(page, /Reply/).getByLabel('Note text')).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(dialog(page, /Reply/)).toHaveCount(0);

	await page.keyboard.press('Control+k');
	await page.keyboard.type(`mute ${writer.username}`);
	await expect(chosen).toContainText(`@${writer.username}`);
	await page.keyboard.press('Enter');
	await expect(chosen).toContainText('Indefinitely');
	await page.keyboard.press('Enter');
	await expect
		.poll(() => home.call<object>('users/show', { userId: writer.id }, reader))
		.toMatchObject({ isMuted: true });
});
