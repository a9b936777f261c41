import type { Page } from '@playwright/test';
import { NO_CLIENT } from '../support/preferences';
import { card, dialog } from '../support/screen';
import { expect, test } from '../support/test';

const message = (page: Page) => page.getByRole('alertdialog');

/** Checks that the dialog says this, and closes it. */
async function expectSaid(page: Page, title: string, text: RegExp): Promise<void> {
	await expect(message(page)).toContainText(title);
	await expect(message(page)).toContainText(text);
	await message(page).getByRole('button', { name: 'Got it' }).click();
	await expect(message(page)).toHaveCount(0);
}

test('a part of the app that does not load says so', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Bring me a menu');
	const page = await open(writer, { path: NO_CLIENT });
	// A slow machine would have loaded it by then, as it is preloaded.
	await page.route(/\/assets\/(?:EmojiPicker|openEmojiPicker)[^/]*$/, route =>
		route.fulfill({ status: 404, body: '' }),
	);
	await page.goto(`/notes/${note.id}`);
	await expect(card(page, note).first()).toBeVisible();
	await page.route(/\/assets\/(?:noteMenu|renoteMenu)[^/]*\.js/, route => route.abort());
	await card(page, note).first().getByRole('button', { name: 'Note menu' }).first().click();
	await expectSaid(page, 'Couldn’t load this part', /ASYNC_COMP_LOAD_FAIL/);

	// A new build: the files of this page no longer exist.
	const another = { contentType: 'text/html', body: '<!doctype html><script data-build="another"></script>' };
	await page.route(
		({ pathname }) => pathname === '/',
		route => route.fulfill(another),
	);
	await card(page, note).first().getByRole('button', { name: 'React' }).first().click();
	// A toast may offer it too, as the page looks for new builds once it has started.
	const picker = dialog(page, 'Emojis');
	await expect(picker.getByText('A new version is available')).toBeVisible();
	await expect(picker.getByRole('button', { name: 'Reload' })).toBeVisible();
});
