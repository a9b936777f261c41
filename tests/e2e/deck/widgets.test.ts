import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test, WIDE } from '../support/test';

test('widgets are added, set up, put in order by keys, and are there again', async ({ open, home }) => {
	const base = { ui: 'default', sideWidgets: true };
	const page = await open(await home.signUp(), { base, context: WIDE });
	const side = page.locator('aside[aria-label="Widgets"]');
	const left = page.locator('aside[aria-label="Left side"]');
	const kinds = () =>
		side.locator('[data-widget]').evaluateAll(all => all.map(each => each.getAttribute('data-widget')));
	await expect.poll(kinds, { timeout: 20_000 }).toEqual(['calendar', 'notifications', 'trends']);
	await expect(side.getByText('This year')).toBeVisible();

	await test.step('a kind is chosen by its preview', async () => {
		await side.getByRole('button', { name: 'Edit widgets', exact: true }).click();
		await side.getByRole('button', { name: 'Add widget' }).click();
		const dialog = page.getByRole('dialog', { name: 'Add widget' });
		await dialog.getByText('Unix clock', { exact: true }).click();
		await expect(dialog.locator('[data-preview="unixClock"]')).toContainText(/1\d{9}/);
		await dialog.getByText('Memo', { exact: true }).click();
		await expectAccessible(page, '[role="dialog"]');
		await dialog.getByRole('button', { name: 'Add', exact: true }).click();
		await expect(dialog).toHaveCount(0);
	});

	await test.step('its row is moved by the arrow keys, and the focus stays with it', async () => {
		const grip = side.getByRole('button', { name: 'Move Memo', exact: true });
		await grip.focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowUp');
		await expect(grip).toBeFocused();
		await side.getByRole('button', { name: 'Settings of Memo' }).click();
		const dialog = page.getByRole('dialog', { name: 'Memo' });
		await dialog.getByLabel('Name', { exact: true }).fill('Rope');
		await page.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
	});

	await test.step('it is dragged past the heading of the left side, and back', async () => {
		const grip = side.getByRole('button', { name: 'Move Rope', exact: true });
		await dragTo(page, grip, side.getByRole('button', { name: 'Move Trends', exact: true }), 90);
		await expect(left.getByRole('textbox', { name: 'Memo' })).toBeVisible();
		await dragTo(page, grip, side.getByRole('button', { name: 'Move Calendar', exact: true }), 40);
		await expect(left).toHaveCount(0);
		await side.getByRole('button', { name: 'Done' }).click();
	});

	await test.step('all of it is there after a reload', async () => {
		await side.getByRole('textbox', { name: 'Memo' }).fill('Two coils');
		await page.reload();
		await expect.poll(kinds, { timeout: 20_000 }).toEqual(['calendar', 'memo', 'notifications', 'trends']);
		await expect(side.getByRole('heading', { name: 'Rope' })).toBeVisible();
		await expect(side.getByRole('textbox', { name: 'Memo' })).toHaveValue('Two coils');
	});

	await test.step('axe finds nothing', () => expectAccessible(page, 'aside'));
});

/** Drags a grip by the mouse to a number of pixels below another one. */
async function dragTo(page: Page, grip: Locator, other: Locator, below: number): Promise<void> {
	const [from, to] = [await grip.boundingBox(), await other.boundingBox()];
	if (!from || !to) throw new Error('There is nothing to drag.');
	const middle = (box: { x: number; y: number; width: number; height: number }) =>
		[box.x + box.width / 2, box.y + box.height / 2] as const;
	await page.mouse.move(...middle(from));
	await page.mouse.down();
	const [x, y] = middle(to);
	await page.mouse.move(x, y, { steps: 8 });
	await page.mouse.move(x, y + below, { steps: 8 });
	await page.mouse.up();
}
