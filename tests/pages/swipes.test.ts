import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialog, page } from './support/menus';
import { home, openPage, setPreferences } from './support/openPage';
import type { Place } from './support/Place';
import { bePhone, swipe } from './support/touch';

beforeEach(bePhone);
afterEach(() => void vi.restoreAllMocks());

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const isChosen = (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true');
const panel = page.locator('[role="tabpanel"][data-swipes]');
const [toNext, toPrevious] = [
	{ x: -80, y: 10 },
	{ x: 80, y: 10 },
];
const swipePanel = async (by: { x: number; y: number }) => swipe(await panel.one(), by);

it.each([
	['a note', async () => `/notes/${(await home.post(await home.signUp(), 'with tabs')).id}`, 'Replies', 'Renotes'],
	['the announcements', async () => '/announcements', 'Current', 'Past'],
	['the theme editor', async () => '/theme-editor', 'Colors', 'Palette'],
])('the tabs of %s are swiped', async (_page, path, first, second) => {
	const reader = await home.signUp();
	await openPage(reader, { path: await path() });
	await isChosen(first);
	await swipePanel(toPrevious);
	await isChosen(first);
	await swipePanel(toNext);
	await isChosen(second);
	await swipePanel(toPrevious);
	await isChosen(first);
});

it('the tabs of the search are swiped, which changes its address', async () => {
	await openPage(await home.signUp(), { path: '/search' });
	await isChosen('Notes');
	await swipePanel(toNext);
	await isChosen('People');
	expect(location.search).toBe('?type=user');
});

it('what is short, steep or in a field is no swipe', async () => {
	await openPage(await home.signUp(), { path: '/theme-editor' });
	await swipePanel({ x: -69, y: 0 });
	await swipePanel({ x: -80, y: 70 });
	const field = await panel.locator('input').first().one();
	swipe(field, toNext);
	await isChosen('Colors');
	await swipePanel({ x: -80, y: 60 });
	await isChosen('Palette');
});

it('at the edges of the screen nothing is swiped but the menu', async () => {
	await openPage(await home.signUp(), { path: '/announcements' });
	await isChosen('Current');
	const element = await panel.one();
	swipe(element, toNext, { x: innerWidth - 10, y: 300 });
	await isChosen('Current');
	swipe(element, toNext);
	await isChosen('Past');
	swipe(element, toPrevious, { x: 8, y: 300 });
	await isChosen('Past');
	await expect(menu).toHaveCount(0);
});

const menu: Place = dialog('Navigation');
const edge = { x: 24, y: 300 };
const main = () => page.getByRole('main').one();

/** The code of the edge comes after the page. */
const isReady = () => vi.waitFor(() => expect(document.querySelector('[data-edge-swiper]')).not.toBeNull());

it('the menu comes in from the left edge, and goes by a swipe back', async () => {
	await openPage(await home.signUp());
	await isReady();
	swipe(await main(), { x: 60, y: 0 }, edge);
	await expect(menu).toHaveCount(0);
	swipe(await main(), toPrevious, edge);
	await expect(menu.getByRole('button', { name: 'Settings' })).toBeVisible();
	const item = await menu.getByRole('button', { name: 'Search' }).one();
	swipe(item, { x: -60, y: 0 });
	await expect(menu).toBeVisible();
	swipe(item, toNext);
	await expect(menu).toHaveCount(0);
});

it('what is chosen in the menu closes it', async () => {
	await openPage(await home.signUp());
	await isReady();
	swipe(await main(), toPrevious, edge);
	await menu.getByRole('button', { name: 'Announcements' }).click();
	await expect(menu).toHaveCount(0);
	await isChosen('Current');
	expect(location.pathname).toBe('/announcements');
});

it('the menu of a deck has its columns', async () => {
	await openPage(await home.signUp(), { base: { ui: 'deck' } });
	await isReady();
	swipe(await main(), toPrevious, edge);
	await expect(menu.getByRole('button', { name: 'Add column' })).toBeVisible();
	await expect(menu.getByRole('button', { name: /^Home/ }).first()).toBeVisible();
});

it('a preference switches swiping off', async () => {
	setPreferences({ swipeTabs: false });
	await openPage(await home.signUp(), { path: '/announcements' });
	await isChosen('Current');
	swipe(await page.getByRole('tabpanel').one(), toNext);
	swipe(await main(), toPrevious, edge);
	await isChosen('Current');
	await expect(menu).toHaveCount(0);
	expect(document.querySelectorAll('[data-swipes], [data-edge-swiper]')).toHaveLength(0);
});
