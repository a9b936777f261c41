import { expect, type Locator, type Page } from '@playwright/test';

export const menuItem = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('menuitem', { name, exact: true });

/** A toast; there may be several. */
export const toast = (page: Page, text: string | RegExp): Locator => page.getByRole('status').getByText(text);

/** Opens the menu of a note's card. */
export async function openNoteMenu(page: Page, note: Locator): Promise<void> {
	await note.getByRole('button', { name: 'Note menu' }).first().click();
	await expect(menuItem(page, 'Details')).toBeVisible();
}

/** Chooses items in a note's menu and its submenus. */
export async function chooseOfNote(page: Page, note: Locator, ...path: (string | RegExp)[]): Promise<void> {
	await openNoteMenu(page, note);
	for (const name of path) await menuItem(page, name).click();
}

/** Opens the menu on a user's profile, and waits for an item that depends on the relation. */
export async function openUserMenu(page: Page, username: string, last: string | RegExp): Promise<void> {
	await page.getByRole('button', { name: `More about @${username}`, exact: true }).click();
	await expect(menuItem(page, last)).toBeVisible();
}

/** Chooses items in the menu on a user's profile and its submenus. */
export async function chooseOfUser(page: Page, username: string, ...path: (string | RegExp)[]): Promise<void> {
	await openUserMenu(page, username, path[0] ?? '');
	for (const name of path) await menuItem(page, name).click();
}

/** Opens the page's own menu and chooses these items. */
export async function chooseOfPage(page: Page, ...path: readonly string[]): Promise<void> {
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
	for (const name of path) {
		await menuItem(page, name).or(page.getByRole('menuitemradio', { name })).last().click();
	}
}
