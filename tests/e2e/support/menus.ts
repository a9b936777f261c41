import { expect, type Locator, type Page } from '@playwright/test';

export const menuItem = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('menuitem', { name, exact: true });

/** One of the short messages, of which several may be there. */
export const toast = (page: Page, text: string | RegExp): Locator => page.getByRole('status').getByText(text);

/** Opens the menu of a note's card. */
export async function openNoteMenu(page: Page, note: Locator): Promise<void> {
	await note.getByRole('button', { name: 'Note menu' }).first().click();
	await expect(menuItem(page, 'Details')).toBeVisible();
}

/** Chooses in a note's menu, item by item down its submenus. */
export async function chooseOfNote(page: Page, note: Locator, ...path: (string | RegExp)[]): Promise<void> {
	await openNoteMenu(page, note);
	for (const name of path) await menuItem(page, name).click();
}

/** Opens the menu on somebody's profile, and waits until an item is there that shows how the two stand to each other. */
export async function openUserMenu(page: Page, username: string, last: string | RegExp): Promise<void> {
	await page.getByRole('button', { name: `More about @${username}`, exact: true }).click();
	await expect(menuItem(page, last)).toBeVisible();
}

/** Chooses in the menu on somebody's profile, item by item down its submenus. */
export async function chooseOfUser(page: Page, username: string, ...path: (string | RegExp)[]): Promise<void> {
	await openUserMenu(page, username, path[0] ?? '');
	for (const name of path) await menuItem(page, name).click();
}

/** Opens the page's own menu and goes through it by these names. */
export async function chooseOfPage(page: Page, ...path: readonly string[]): Promise<void> {
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
	for (const name of path) {
		await menuItem(page, name).or(page.getByRole('menuitemradio', { name })).last().click();
	}
}
