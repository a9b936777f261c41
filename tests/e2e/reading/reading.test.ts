import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import type { PostedNote } from '../support/Home';
import { card, column, paintedTop, scrollerOf } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

/** Sets a preference for timelines, in a column's menu or in the timeline page's. */
async function choose(page: Page, role: 'menuitemradio' | 'menuitemcheckbox', name: string): Promise<void> {
	await page
		.getByRole('button', { name: /^(Menu of Home|Timeline options)$/ })
		.last()
		.click();
	await page.getByRole('menuitem', { name: 'Reading (all timelines)' }).click();
	await page.getByRole(role, { name }).click();
	await expect(page.getByRole(role, { name })).toBeChecked();
	// One press for each of the nested menus.
	for (let open = await page.getByRole('menu').count(); open > 0; open--) {
		await page.keyboard.press('Escape');
		await expect(page.getByRole('menu')).toHaveCount(open - 1);
	}
}

/** Scrolls until the card is visible. */
async function bring(within: Locator, wanted: Locator): Promise<void> {
	await expect(async () => {
		await scrollerOf(within).evaluate(element => element.scrollBy(0, 200));
		await expect(wanted).toBeInViewport({ timeout: 100 });
	}).toPass({ intervals: [50] });
}

test('a note read in one column steps back in the others, or folds there once it is out of sight', async ({
	open,
	ownServer,
}) => {
	// On the shared server, notes of other tests would push these out of view in Local.
	const { home } = await ownServer();
	const writer = await home.signUp();
	const friend = await home.signUp();
	const reader = await home.follower(writer, friend);
	const page = await open(reader, { home, context: WIDE });
	const main = column(page, 'main');
	const local = column(page, 'local');
	// Notes that come to both columns at once are read in the leftmost; of those that are loaded, one column may be
	// ahead by the second after which a note counts as read.
	for (const each of [main, local]) await expect(each.getByText('No notes yet')).toBeVisible();
	const first = await home.post(writer, 'read it here or there');
	const renote = await home.call<{ createdNote: { id: string } }>('notes/create', { renoteId: first.id }, friend);
	const notes = await home.postMany(writer, 7, index => `number ${index} `.repeat(40));
	const newest = notes.at(-1) ?? first;
	for (const each of [main, local]) await expect(card(each, newest)).toBeVisible();
	await expect(page.locator('article[data-read]')).toHaveCount(0);

	await choose(page, 'menuitemradio', 'Dim');
	await expect(card(local, newest)).toHaveAttribute('data-read');
	await expect(card(main, newest)).not.toHaveAttribute('data-read');

	await choose(page, 'menuitemradio', 'Collapse');
	await expect(card(local, newest).getByRole('button', { name: 'Reply' })).toBeVisible();
	// Notes that have just left the view are folded, and those in view stay in place.
	const [middle, third, second] = notes.slice(-4) as [PostedNote, PostedNote, PostedNote];
	await expect(card(local, second)).toHaveAttribute('data-read');
	const past = (await paintedTop(card(local, third))) - (await paintedTop(scrollerOf(local))) + 4;
	await scrollerOf(local).evaluate((element, by) => element.scrollBy(0, by), past);
	const place = await paintedTop(card(local, middle));
	await expect(card(local, second).getByRole('button', { name: /^Read in another column/ })).toHaveCount(1);
	expect(Math.abs((await paintedTop(card(local, middle))) - place)).toBeLessThanOrEqual(1);
	// Notes read further down in one column are folded in the other before they are seen there.
	await bring(main, card(main, first));
	const line = (note: PostedNote) => card(local, note).getByRole('button', { name: /^Read in another column/ });
	const folded = line(first);
	await expect(async () => {
		await scrollerOf(local).evaluate(element => element.scrollTo(0, 0));
		await bring(local, card(local, first));
		await expect(folded).toHaveCount(1, { timeout: 500 });
		// A renote of it counts as the same note.
		await expect(line(renote.createdNote)).toHaveCount(1, { timeout: 500 });
	}).toPass();

	await expectFlawless(page, 'section[data-column="local"]');
	await folded.focus();
	await page.keyboard.press('Enter');
	await expect(card(local, first).getByText('read it here or there')).toBeVisible();
	await expect(card(local, first)).toBeFocused();
	await expect(card(local, first)).toHaveAttribute('data-read');

	await choose(page, 'menuitemradio', 'Show normally');
	await expect(page.locator('article[data-read]')).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Read in another column/ })).toHaveCount(0);
});

test('many notes in a row by one person are a stack, which opens in place and folds again', async ({ open, home }) => {
	const writer = await home.signUp();
	const friend = await home.signUp();
	const reader = await home.follower(writer, friend);
	await home.postMany(friend, 6, index => `calm ${index} `.repeat(60));
	await home.postMany(writer, 5, index => `burst ${index}`);
	const page = await open(reader);
	const timeline = column(page, 'home');
	await expect(timeline.getByText('burst 0')).toBeVisible();
	await choose(page, 'menuitemcheckbox', 'Group consecutive notes by the same user');

	const stack = timeline.getByRole('button', { name: `5 consecutive notes by ${writer.username}` });
	await expect(stack).toHaveAttribute('aria-expanded', 'false');
	await expect(timeline.getByText('burst 4')).toBeVisible();
	await expect(timeline.getByText('burst 3')).toHaveCount(0);
	const before = await paintedTop(stack);
	await stack.focus();
	await page.keyboard.press('Enter');
	await expect(timeline.getByText('burst 0')).toBeVisible();
	await expect(stack).toHaveAttribute('aria-expanded', 'true');
	expect(await paintedTop(stack)).toBe(before);
	await stack.click();
	await expect(timeline.getByText('burst 0')).toHaveCount(0);
	await expect(timeline.getByText('burst 4')).toBeVisible();

	await expectFlawless(page, 'section[data-column="home"]');

	// Arrivals are put on top of it.
	await home.post(writer, 'burst 5');
	await expect(timeline.getByRole('button', { name: `6 consecutive notes by ${writer.username}` })).toBeVisible();
	await expect(timeline.getByText('burst 5')).toBeVisible();
	await expect(timeline.getByText('burst 4')).toHaveCount(0);
	await expect(timeline.getByRole('button', { name: `6 consecutive notes by ${friend.username}` })).toBeVisible();
});
