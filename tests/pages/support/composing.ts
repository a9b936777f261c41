import { expect } from 'vitest';
import { dialog, menuItem, page } from './menus';
import type { Place } from './Place';

/** The text field of the composer. */
export const textOf = (form: Place): Place => form.getByLabel('Note text');
/** The button that posts a new note. */
export const postButton = (form: Place): Place => form.getByRole('button', { name: 'Post', exact: true });
/** A radio item of a menu. */
export const radio = (name: string | RegExp): Place => page.getByRole('menuitemradio', { name });

/** Opens the composer for a new note. */
export async function compose(): Promise<Place> {
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	await bar.getByRole('button', { name: 'Note', exact: true }).click();
	const form = dialog('New note');
	await expect(textOf(form)).toBeVisible();
	return form;
}

/** Posts, and waits until the composer is gone. */
export async function post(form: Place, button = 'Post'): Promise<void> {
	await form.getByRole('button', { name: button, exact: true }).click();
	await expect(form).toHaveCount(0);
}

/** Chooses items in the composer's own menu and its submenus. */
export async function chooseMore(form: Place, ...path: readonly (string | RegExp)[]): Promise<void> {
	await form.getByRole('button', { name: 'More', exact: true }).click();
	for (const name of path) await menuItem(name).click();
}
