import { expect, it } from 'vitest';
import { menuItem, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { bar } from './support/outbox';
import type { Place } from './support/Place';

const deck = { base: { ui: 'deck' } };

const column = (kind: string): Place => page.locator(`section[data-column="${kind}"]`).first();
const columnMenu = (name: string): Place => page.getByRole('button', { name: `Menu of ${name}`, exact: true });
const checkbox = (name: string): Place => page.getByRole('menuitemcheckbox', { name });
const radio = (name: string): Place => page.getByRole('menuitemradio', { name });

async function openDecks(): Promise<void> {
	await bar.getByRole('button', { name: /^Decks/ }).click();
	await expect(page.getByRole('menu', { name: 'Decks' })).toBeVisible();
}

it('there are several decks, each by its name, and the chosen one is there again', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await openDecks();
	await menuItem('New deck…').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Name').fill('Watch');
	await dialog.getByText('Copy of Deck').click();
	await page.getByRole('button', { name: 'Create deck' }).click();
	await expect(dialog).toHaveCount(0);
	await columnMenu('Home').click();
	await menuItem('Remove column').click();
	await expect(column('home')).toHaveCount(0);
	await reloadPage();
	await expect(column('notifications')).toBeVisible();
	await expect(column('home')).toHaveCount(0);
	await openDecks();
	await expect(radio('Watch')).toHaveAttribute('aria-checked', 'true');
	await page.getByRole('menuitemradio', { name: 'Deck', exact: true }).click();
	await expect(column('home')).toBeVisible();
});

it('a column’s options change what it shows, and two of them exclude each other', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const plain = await home.post(writer, 'without a picture');
	await home.post(writer, { text: 'with one', fileIds: [await home.upload(writer)] });
	await openPage(reader, deck);
	await expect(column('home').getByText('without a picture')).toBeVisible();
	await columnMenu('Home').click();
	await checkbox('Files only').click();
	pressKey('Escape');
	await expect(column('home').locator(`[data-note-id="${plain.id}"]`)).toHaveCount(0);
	await expect(column('home').getByText('with one')).toBeVisible();

	await columnMenu('Local').click();
	const replies = checkbox('Show replies to others');
	const files = checkbox('Files only');
	await expect(files).toHaveAttribute('aria-disabled', 'true');
	await replies.click();
	await expect(files).not.toHaveAttribute('aria-disabled', 'true');
	await files.click();
	await expect(replies).toHaveAttribute('aria-disabled', 'true');
});

it('a newcomer finds four columns, people to follow, and a way to the local timeline', async () => {
	await home.post(await home.signUp(), 'somebody was here');
	await openPage(await home.signUp(), { ...deck, isNew: true });
	await expect
		.poll(() => page.locator('section[data-column]').all.map(each => each.getAttribute('aria-label')))
		.toEqual(['Main', 'Notifications', 'Home', 'Local']);
	await expect(column('main').getByRole('tab', { name: 'Social' })).toHaveAttribute('aria-selected', 'true');
	const start = column('home');
	await expect(start.getByText('You aren’t following anyone yet')).toBeVisible();
	await start.getByRole('button', { name: 'Follow' }).first().click();
	await expect(start.getByRole('button', { name: 'Show their notes' })).toBeVisible();
	await start.getByRole('button', { name: 'Go to Local' }).click();
	await expect.poll(() => column('local').all[0]?.contains(document.activeElement)).toBe(true);
});

it('a newcomer is shown once how a deck is arranged', async () => {
	await openPage(await home.signUp(), { base: { ui: 'deck', deckIntroduced: false } });
	const introduction = page.getByRole('complementary', { name: 'This is your deck' });
	await introduction.getByRole('button', { name: 'Got it' }).click();
	await expect(introduction).toHaveCount(0);
	await reloadPage();
	await expect(column('home')).toBeVisible();
	await expect(introduction).toHaveCount(0);
});
