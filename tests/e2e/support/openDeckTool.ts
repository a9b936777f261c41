import { expect, type Page } from '@playwright/test';

/** Opens "Add column" or "Decks", by mouse or keyboard only; a phone's bar has no room for them. */
export async function openDeckTool(
	page: Page,
	name: 'Add column' | 'Decks',
	{ isPhone = false, byKeyboard = false } = {},
): Promise<void> {
	// The deck's button also contains the shown deck's name.
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
