import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import { Place } from './Place';

type Name = string | RegExp;
export const { page } = Place;

export const menuItem = (name: Name): Place => page.getByRole('menuitem', { name, exact: true });
export const dialog = (name: Name): Place => page.getByRole('dialog', { name });
/** The open message dialog. */
export const message = page.getByRole('alertdialog');
/** A toast; there may be several. */
export const toast = (text: Name): Place => page.getByRole('status').getByText(text);
/** A note's card. */
export const card = (note: { readonly id: string }): Place =>
	page.locator(`article[data-note-id="${note.id}"]`).first();

async function choose(path: readonly Name[]): Promise<void> {
	for (const name of path) await menuItem(name).click();
}

/** Opens the menu of a note's card. */
export async function openNoteMenu(note: Place): Promise<void> {
	await note.getByRole('button', { name: 'Note menu' }).first().click();
	await expect(menuItem('Details')).toBeVisible();
}

/** Chooses items in a note's menu and its submenus. */
export async function chooseOfNote(note: Place, ...path: readonly Name[]): Promise<void> {
	await openNoteMenu(note);
	await choose(path);
}

/** Opens the menu on a user's profile, and waits for an item that depends on the relation. */
export async function openUserMenu(username: string, last: Name): Promise<void> {
	await page.getByRole('button', { name: `More about @${username}`, exact: true }).click();
	await expect(menuItem(last)).toBeVisible();
}

/** Chooses items in the menu on a user's profile and its submenus. */
export async function chooseOfUser(username: string, ...path: readonly Name[]): Promise<void> {
	await openUserMenu(username, path[0] ?? '');
	await choose(path);
}

/** The items of all open menus in order, without captions and the one that names the author. */
export function offered(): string[] {
	const items = page
		.getByRole('menu')
		.getByRole('menuitem')
		.all.map(item => item.cloneNode(true) as HTMLElement);
	for (const item of items) for (const beside of item.querySelectorAll('small, kbd')) beside.remove();
	return items.map(item => item.textContent ?? '').filter(name => !name.startsWith('More about @'));
}

/** Presses a key at the focus. As in a browser, Enter submits the form of a field, and presses a button or a link. */
export function pressKey(key: string): void {
	const target = document.activeElement ?? document.body;
	const isFree = fireEvent.keyDown(target, { key });
	if (isFree && key === 'Enter') {
		if (target instanceof HTMLInputElement) target.form?.requestSubmit();
		if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) target.click();
	}
	fireEvent.keyUp(target, { key });
}
