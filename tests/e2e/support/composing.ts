import type { Locator, Page } from '@playwright/test';
import { somePicture } from './Home';
import { menuItem } from './menus';
import { composeButton, dialog } from './screen';
import { expect } from './test';

/** The text field of the composer. */
export const textOf = (form: Locator) => form.getByLabel('Note text');
/** The button that posts a new note. */
export const postButton = (form: Locator) => form.getByRole('button', { name: 'Post', exact: true });
/** A radio item of a menu. */
export const radio = (page: Page, name: string | RegExp) => page.getByRole('menuitemradio', { name });
/** The open question. */
export const question = (page: Page) => page.getByRole('alertdialog');

/** Opens the composer for a new note. */
export async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	const form = dialog(page, 'New note');
	await expect(textOf(form)).toBeFocused();
	return form;
}

/** Posts, and waits until the composer is gone. */
export async function post(form: Locator, button = 'Post'): Promise<void> {
	await form.getByRole('button', { name: button, exact: true }).click();
	await expect(form).toHaveCount(0);
}

/** Chooses items in the composer's own menu and its submenus. */
export const chooseMore = async (page: Page, form: Locator, ...path: (string | RegExp)[]) => {
	await form.getByRole('button', { name: 'More', exact: true }).click();
	for (const name of path) await menuItem(page, name).click();
};

/** Attaches small pictures with these names. */
export async function attach(page: Page, form: Locator, names: readonly string[]): Promise<void> {
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	const pictures = names.map(async name => ({
		name,
		mimeType: 'image/png',
		buffer: Buffer.from(await somePicture(40, 30)),
	}));
	await (await choosing).setFiles(await Promise.all(pictures));
}

/** Attaches files from the drive. */
export async function attachFromDrive(page: Page, form: Locator, names: readonly string[]): Promise<void> {
	await form.getByRole('button', { name: 'Attach from drive' }).click();
	const picker = dialog(page, 'Choose from drive');
	for (const name of names) await picker.getByRole('link', { name }).click();
	await picker.getByRole('button', { name: 'Attach', exact: true }).click();
	await expect(picker).toHaveCount(0);
}

/** Pastes a text; like a browser, inserts it unless the page handles the event. */
export async function paste(area: Locator, pasted: string): Promise<void> {
	await area.evaluate((field: HTMLTextAreaElement, value) => {
		const data = new DataTransfer();
		data.setData('text/plain', value);
		const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
		// A browser inserts the text unless the page handles the event.
		if (field.dispatchEvent(event)) document.execCommand('insertText', false, value);
	}, pasted);
}
