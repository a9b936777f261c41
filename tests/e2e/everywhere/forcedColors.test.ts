import type { Locator } from '@playwright/test';
import { openNoteMenu } from '../support/menus';
import { card, composeButton } from '../support/screen';
import { expect, test } from '../support/test';

const lookOf = (control: Locator) =>
	control.evaluate(element => {
		const { backgroundColor, outlineStyle } = getComputedStyle(element);
		return { backgroundColor, isOutlined: outlineStyle !== 'none' };
	});

test('where the system forces its colors, what is chosen and what can be pressed is seen', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'Fog at dawn' });
	const page = await open(await home.signUp(), { path: `/notes/${note.id}`, base: { ui: 'default' } });
	// Switched on while the app is open.
	await page.emulateMedia({ forcedColors: 'active' });
	const chosen = page.getByRole('tab', { selected: true });
	const other = page.getByRole('tab', { selected: false }).first();
	const unlike = async (one: Locator, another: Locator) => {
		const [ofOne, ofOther] = [await lookOf(one), await lookOf(another)];
		return ofOne.backgroundColor !== ofOther.backgroundColor;
	};
	await expect.poll(() => unlike(chosen, other)).toBe(true);
	expect(await lookOf(composeButton(page))).toMatchObject({ isOutlined: true });
	await openNoteMenu(page, card(page.getByRole('main'), note));
	await page.keyboard.press('ArrowDown');
	const items = page.getByRole('menuitem');
	await expect.poll(() => unlike(page.locator('[role=menuitem]:focus'), items.last())).toBe(true);
	expect(await lookOf(page.locator('[data-overlay]'))).toMatchObject({ isOutlined: true });
	expect(await unlike(page.getByRole('separator').first(), page.locator('[data-overlay]'))).toBe(true);
	await items.filter({ hasText: 'Report' }).click();
	const send = page.getByRole('dialog').getByRole('button').last();
	await expect.poll(() => lookOf(send)).toMatchObject({ isOutlined: true });
});
