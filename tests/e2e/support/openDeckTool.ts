import { expect, type Page } from '@playwright/test';

/** Opens "Add column" or "Decks", which a phone's bar has no room for, by the mouse or by the keyboard alone. */
export async function openDeckTool(
	page: Page,
	name: 'Add column' | 'Decks',
	{ isPhone = false, byKeyboard = false } = {},
): Promise<void> {
	// The deck's button says which one is shown as well.
	const starts = new RegExp(`^${name}`);
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	const steps = isPhone
		? [bar.getByRole('button', { name: 'More' }), page.getByRole('menuitem', { name: starts })]
		: [bar.getByRole('button', { name: starts })];
	for (const step of steps) {
		if (byKeyboard) await step.press('Enter');
		else await step.click();
	}
	await expect(page.getByRole('menu', { name })).toBeVisible();
}
