import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import { somePicture } from '../../e2e/support/Home';
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

/** Attaches small pictures of these names. */
export async function attach(form: Place, names: readonly string[]): Promise<void> {
	const pictures = names.map(async name => new File([await somePicture(40, 30)], name, { type: 'image/png' }));
	const files = await Promise.all(pictures);
	// The field itself is hidden: a button opens it.
	const field = (await form.one()).querySelector('input[type=file]');
	if (!field) throw new Error('The form takes no files.');
	fireEvent.change(field, { target: { files } });
}

/** Attaches files that are in the drive. */
export async function attachFromDrive(form: Place, names: readonly string[]): Promise<void> {
	await form.getByRole('button', { name: 'Attach from drive' }).click();
	const picker = dialog('Choose from drive');
	for (const name of names) await picker.getByRole('link', { name }).click();
	await picker.getByRole('button', { name: 'Attach', exact: true }).click();
	await expect(picker).toHaveCount(0);
}

/** Pastes a text, which a browser inserts where nobody takes it. */
export async function paste(area: Place, pasted: string): Promise<void> {
	const field = await area.one<HTMLTextAreaElement>();
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', pasted);
	const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
	if (!fireEvent(field, event)) return;
	const { selectionStart: start, selectionEnd: end, value } = field;
	fireEvent.change(field, { target: { value: value.slice(0, start) + pasted + value.slice(end) } });
}
