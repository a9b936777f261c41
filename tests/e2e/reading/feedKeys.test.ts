import type { Page } from '@playwright/test';
import { keepDeck } from '../support/keepDeck';
import { card, column, scrollerOf } from '../support/screen';
import { expect, test } from '../support/test';

const NOTES = 12;

const focusedNote = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest('[data-note-id]')?.getAttribute('data-note-id') ?? null);
const focusedColumn = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest('[data-column]')?.getAttribute('data-column') ?? null);

test('a column is one stop for Tab, and every other column and the bar are a key away', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const notes = await home.postMany(writer, NOTES, index => `note ${index} https://example.com/${index}`);
	const [newest, second, third] = notes.toReversed();
	if (!newest || !second || !third) throw new Error('There are no notes.');
	await keepDeck(home, reader, ['main', 'home', 'notifications']);
	const page = await open(reader, { base: { ui: 'deck' } });
	const feed = column(page, 'home');
	const keys = async (...names: string[]) => {
		for (const name of names) await page.keyboard.press(name);
	};
	await expect(card(feed, third)).toBeVisible();
	await column(page, 'home').getByRole('button', { name: 'Menu of Home', exact: true }).focus();

	await keys('Tab');
	await expect(card(feed, newest)).toBeFocused();
	await keys('PageDown', 'ArrowDown');
	await expect(card(feed, third)).toBeFocused();
	await keys('PageUp');
	await expect(card(feed, second)).toBeFocused();
	// Through its own controls only, then out.
	await expect(async () => {
		await keys('Tab');
		expect([second.id, null]).toContain(await focusedNote(page));
		expect(await focusedNote(page)).toBeNull();
	}).toPass({ intervals: [0] });
	expect(await focusedColumn(page)).toBe('notifications');
	await keys('Shift+Tab');
	await expect(card(feed, second)).toBeFocused();
	await keys('Tab');
	expect(await focusedNote(page)).toBe(second.id);
	await expect(card(feed, second)).not.toBeFocused();
	await keys('Shift+Tab');
	await expect(card(feed, second)).toBeFocused();
	await keys('Tab', 'Tab', 'Escape');
	await expect(card(feed, second)).toBeFocused();
	await keys('Shift+Tab');
	await expect(feed.getByRole('button', { name: 'Menu of Home', exact: true })).toBeFocused();

	await keys('Tab', 'Control+End');
	expect(await focusedColumn(page)).toBe('notifications');
	await keys('Shift+Tab');
	await expect(card(feed, second)).toBeFocused();
	await keys('Control+Home');
	await expect(feed.getByRole('button', { name: 'Menu of Home', exact: true })).toBeFocused();

	await keys('3');
	expect(await focusedColumn(page)).toBe('notifications');
	await keys('2');
	await expect(card(feed, second)).toBeFocused();
	await keys('Shift+F6');
	expect(await focusedColumn(page)).toBe('main');
	await keys('Shift+F6');
	await expect(page.getByRole('navigation', { name: 'Navigation' }).locator(':focus')).toHaveCount(1);
	await keys('F6', 'F6');
	await expect(card(feed, second)).toBeFocused();
});

test('the focus stays in its note while others arrive, and in its list when the note goes', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const notes = await home.postMany(writer, NOTES, index => `note ${index} `.repeat(30));
	const [newest, second] = notes.toReversed();
	if (!newest || !second) throw new Error('There are no notes.');
	const page = await open(reader, { base: { ui: 'default' } });
	const main = page.getByRole('main');
	await expect(card(main, newest)).toBeVisible();
	await page.keyboard.press('j');
	await expect(card(main, newest)).toBeFocused();
	const top = async () => (await card(main, newest).boundingBox())?.y;
	const before = await top();
	await home.post(writer, 'the first arrival');
	await expect(main.getByText('the first arrival')).toBeAttached();
	await home.postMany(writer, 3, index => `arrival ${index}`);
	await expect(main.getByText('3 new notes')).toBeVisible();
	await expect(card(main, newest)).toBeFocused();
	expect(Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(1);

	// The button disappears when it is pressed.
	await main.getByRole('button', { name: '3 new notes' }).focus();
	await page.keyboard.press('Enter');
	await expect(main.getByRole('article').filter({ hasText: 'arrival 2' })).toBeFocused();
	for (let step = 0; step < 4; step++) await page.keyboard.press('j');
	await expect(card(main, newest)).toBeFocused();

	await home.call('notes/delete', { noteId: newest.id }, writer);
	await expect(card(main, newest)).toHaveCount(0);
	await expect(card(main, second)).toBeFocused();

	await scrollerOf(main).evaluate(element => element.scrollTo(0, element.scrollHeight));
	await expect(card(main, second)).toHaveCount(0);
	await expect(scrollerOf(main)).toBeFocused();
	await scrollerOf(main).evaluate(element => element.scrollTo(0, 0));
	await expect(card(main, second)).toBeFocused();
});
