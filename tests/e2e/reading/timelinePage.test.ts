import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { dragBy } from '../support/dragBy';
import { card, dialog } from '../support/screen';
import { expect, PHONE_ONLY, test } from '../support/test';

const CLASSIC = { ui: 'default' };
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const menuButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** On phones the menus are drawers whose submenus replace them. */
async function pick(page: Page, ...path: string[]): Promise<void> {
	await menuButton(page, 'Lists, antennas and channels').click();
	for (const name of path) await page.getByRole('menuitem', { name, exact: true }).click();
}

test('lists, antennas and channels are picked at the head of the timeline', PHONE_ONLY, async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	const [list, channel] = await Promise.all([
		home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, reader),
		home.call<{ id: string }>('channels/create', { name: `Harbour ${reader.username}` }, writer),
	]);
	await home.call('users/lists/push', { listId: list.id, userId: writer.id }, reader);
	await home.call('channels/follow', { channelId: channel.id }, reader);
	const note = await home.post(writer, 'from the crew');
	const inChannel = await home.post(writer, { text: 'in the harbour', channelId: channel.id });
	const page = await open(reader, { base: CLASSIC });

	await pick(page, 'Antennas');
	await expect(page.getByText('No antennas yet')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);

	await pick(page, 'Lists', 'Crew');
	await expect(page).toHaveURL(new RegExp(`/timeline/list/${list.id}$`));
	await expect(card(page.getByRole('feed', { name: 'Crew' }), note)).toBeVisible();
	await page.goBack();
	await pick(page, 'Lists', 'New list…');
	await dialog(page, 'New list').getByLabel('Name').fill('Passengers');
	await dialog(page, 'New list').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByRole('heading', { name: 'Passengers' })).toBeVisible();
	await page.goBack();
	await pick(page, 'Channels', `Harbour ${reader.username}`);
	await expect(page).toHaveURL(new RegExp(`/channels/${channel.id}$`));
	await expect(card(page, inChannel)).toBeVisible();
	await page.goBack();

	await pick(page, 'Lists shown as tabs');
	const pinned = page.getByRole('menuitemcheckbox', { name: 'Crew' });
	await pinned.click();
	await expect(pinned).toHaveAttribute('aria-checked', 'true');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await tab(page, 'Crew').click();
	await expect(card(page.getByRole('feed', { name: 'Crew' }), note)).toBeVisible();
	await pick(page, 'Lists shown as tabs');
	await pinned.click();
	await expect(tab(page, 'Crew')).toHaveCount(0);
	await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
});

test('axe finds nothing serious in a tip and in the options', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ...CLASSIC, tips: {} } });
	const tip = page.getByRole('complementary', { name: 'Tip' });
	await expect(tip).toContainText('home timeline');
	await expectAccessible(page);
	await menuButton(page, 'Timeline options').click();
	await expect(page.getByRole('menuitemcheckbox', { name: 'Show tips' })).toBeVisible();
	await expectAccessible(page);
});

test('a timeline is pulled down to be fetched anew, and its tabs are swiped', PHONE_ONLY, async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	for (let index = 0; index < 8; index++) await home.post(writer, `line ${index}\n\n\nand on`);
	const page = await open(reader, { base: { realtimeMode: false } });
	const list = page.locator('[data-scroller]');
	const notes = page.getByRole('article');
	await expect(notes.first()).toBeVisible();
	await expect(page.locator('[data-swipes]')).toHaveCount(1);
	const fresh = await home.post(writer, 'fresh');
	const drag = (x: number, y: number) => dragBy(page, notes.first(), { x, y }, true);

	await drag(0, 190);
	await expect(card(page, fresh)).toHaveCount(0);
	await drag(0, 260);
	await expect(card(page, fresh)).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toHaveCount(0);

	await drag(-60, 0);
	await drag(-90, -80);
	await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
	await list.evaluate(element => element.scrollTo(0, 0));
	await drag(90, 0);
	await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
	await drag(-90, 10);
	await expect(tab(page, 'Local')).toHaveAttribute('aria-selected', 'true');
	await expect(notes.first()).toBeVisible();
	await drag(90, 10);
	await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
	await expect(notes.first()).toBeVisible();

	await menuButton(page, 'Timeline options').click();
	await page.getByRole('menuitemcheckbox', { name: 'Swipe sideways' }).click();
	await page.keyboard.press('Escape');
	await expect(page.locator('[data-swipes]')).toHaveCount(0);
	await drag(-100, 0);
	await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
});
