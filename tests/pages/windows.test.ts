import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { chooseOfColumn, column, deck } from './support/deck';
import { card, menuItem, page, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const pageWindow = page.locator('section[data-shape]');
const showInPage = (within: Place): Place => within.getByRole('button', { name: 'Show in page' });

/** A page with a note by somebody else, in the given layout. */
async function openTimeline(options: Parameters<typeof openPage>[1] = {}) {
	const writer = await home.signUp();
	const note = await home.post(writer, 'opened elsewhere');
	await openPage(await home.follower(writer), options);
	await expect(card(note)).toBeVisible();
	return { note, time: card(note).locator(`header a[data-path="/notes/${note.id}"]`).first() };
}

const press = async (link: Place, keys: MouseEventInit): Promise<void> => void fireEvent.click(await link.one(), keys);

it('where a deck has no main column, nothing offers to show a page there', async () => {
	const { time } = await openTimeline(deck);
	const link = column('home').locator('header a[data-path^="/notes/"]').first();
	await link.rightClick();
	await expect(menuItem('Show in page')).toBeVisible();
	pressKey('Escape');
	await press(link, { shiftKey: true });
	await expect(showInPage(pageWindow)).toBeVisible();

	await chooseOfColumn('Main', 'Remove column');
	await expect(column('main')).toHaveCount(0);
	await expect(showInPage(pageWindow)).toHaveCount(0);
	await pageWindow.getByRole('button', { name: 'Window menu' }).click();
	await expect(menuItem('Pop out')).toBeVisible();
	await expect(menuItem('Show in page')).toHaveCount(0);
	pressKey('Escape');
	await pageWindow.getByRole('button', { name: 'Close window' }).click();
	await time.rightClick();
	await expect(menuItem('Open in window')).toBeVisible();
	await expect(menuItem('Show in page')).toHaveCount(0);
	pressKey('Escape');
	// It opens where a plain press opens it.
	await press(link, { altKey: true });
	const opened = column('home').locator('[data-page]');
	await expect(opened.locator('article[data-detailed]')).toBeVisible();
	await opened.locator('a[data-path^="/notes/"]').first().rightClick();
	await expect(menuItem('Open in window')).toBeVisible();
	await expect(menuItem('Show in page')).toHaveCount(0);
});

it('the focus follows to the page that a link of a window or a column opens there', async () => {
	const { note } = await openTimeline(deck);
	const link = column('home').locator(`header a[data-path="/notes/${note.id}"]`).first();
	/** Opens the writer's profile from the note that is shown there, by keyboard. */
	const openWriter = async (within: Place) => {
		const writer = within.locator('article[data-detailed] header a[data-path^="/@"]').first();
		(await writer.one()).focus();
		await writer.click();
		await expect(within.locator('article[data-detailed]')).toHaveCount(0);
		await expect(within.locator('a[data-path$="/followers"]')).toBeVisible();
	};
	await press(link, { shiftKey: true });
	await openWriter(pageWindow);
	await expect(pageWindow).toBeFocused();
	pressKey('Escape');
	await expect(pageWindow).toHaveCount(0);

	await chooseOfColumn('Main', 'Remove column');
	await expect(column('main')).toHaveCount(0);
	await press(link, { altKey: true });
	const opened = column('home').locator('[data-page]');
	await openWriter(opened);
	await expect(opened).toBeFocused();
	pressKey('Escape');
	await expect(opened.locator('article[data-detailed]')).toBeFocused();
	pressKey('Escape');
	await expect(opened).toHaveCount(0);
});
