import type { Page } from '@playwright/test';
import { deckLayout, deckNames } from '../support/deckLayout';
import { dragBy } from '../support/dragBy';
import type { Home, Person } from '../support/Home';
import { keepDeck, MANY_COLUMNS } from '../support/keepDeck';
import { openDeckTool } from '../support/openDeckTool';
import { reload } from '../support/reload';
import { column } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const MANY = ['Main', 'Home', 'Notifications', 'Local', 'Social', 'Global', 'Media', 'Mentions', 'Direct notes'];
/** The same with its pages far to the right. */
const MAIN_LAST = [...MANY_COLUMNS.filter(kind => kind !== 'main'), 'main'];
const deck = { base: { ui: 'deck', menuDisplay: 'sideIcon' } };

async function withManyColumns(home: Home): Promise<Person> {
	const person = await home.signUp();
	await keepDeck(home, person, MANY_COLUMNS);
	return person;
}

/** A user with a list and an antenna, for columns. */
async function collector(home: Home): Promise<Person> {
	const person = await withManyColumns(home);
	await home.call('users/lists/create', { name: 'Crew' }, person);
	const antenna = { name: 'Ships', src: 'all', keywords: [['ships']], excludeKeywords: [[]], users: [] };
	const switches = { caseSensitive: false, withReplies: true, withFile: false };
	await home.call('antennas/create', { ...antenna, ...switches }, person);
	return person;
}

const handle = (page: Page, kind: string) => column(page, kind).locator('[data-column-handle]');
const columnMenu = (page: Page, name: string) => page.getByRole('button', { name: `Menu of ${name}`, exact: true });

test('a deck of eight columns, built by hand, survives a reload', PHONE, async ({ open, home, isPhone }) => {
	const page = await open(await collector(home), deck);
	await expect.poll(() => deckNames(page)).toEqual(MANY);
	for (const name of ['Home', 'Local', 'Social', 'Global', 'Media', 'Mentions']) {
		await columnMenu(page, name).click();
		await page.getByRole('menuitem', { name: 'Remove column' }).click();
		await expect(columnMenu(page, name)).toHaveCount(0);
	}
	await expect.poll(() => deckNames(page)).toEqual(['Main', 'Notifications', 'Direct notes']);
	for (const path of [['Local'], ['Home'], ['List', 'Crew'], ['Antenna', 'Ships'], ['Global']]) {
		await openDeckTool(page, 'Add column', { isPhone });
		for (const name of path) await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
		await expect(column(page, (path[0] ?? '').toLowerCase())).toBeVisible();
		await expect(page.getByRole('menu')).toHaveCount(0);
	}
	const built = ['Main', 'Notifications', 'Direct notes', 'Local', 'Home', 'Crew', 'Ships', 'Global'];
	await expect.poll(() => deckNames(page)).toEqual(built);

	// Global before Ships; then Home down over Local; then Local narrower (a phone's columns are as wide as the phone).
	// On a phone they end over 60 px from its edge: nearer to it the deck scrolls for as long as the finger rests there.
	await dragBy(page, handle(page, 'global'), { x: isPhone ? -205 : -180, y: 0 }, isPhone);
	await expect.poll(async () => (await deckNames(page)).slice(-2)).toEqual(['Global', 'Ships']);
	await dragBy(page, handle(page, 'home'), { x: isPhone ? -205 : -200, y: 400 }, isPhone);
	const stacked = ['Main', 'Notifications', 'Direct notes', 'Local/Home', 'Crew', 'Global', 'Ships'];
	await expect.poll(() => deckNames(page)).toEqual(stacked);
	await column(page, 'local').scrollIntoViewIfNeeded();
	if (!isPhone) {
		const edge = page.locator('[data-cell]', { has: column(page, 'local') }).locator('[data-edge=e]');
		await dragBy(page, edge, { x: -60, y: 0 }, isPhone);
		await expect.poll(async () => (await deckLayout(page))[3]?.map(({ width }) => width)).toEqual([270, 270]);
	}
	const below = page.locator('[data-cell]', { has: column(page, 'local') }).locator('[data-edge=s]');
	await dragBy(page, below, { x: 0, y: 120 }, isPhone);
	await expect
		.poll(async () => {
			const [upper, lower] = (await deckLayout(page))[3] ?? [];
			return upper && lower ? upper.height - lower.height : 0;
		})
		.toBeGreaterThan(150);

	const before = await deckLayout(page);
	await reload(page);
	await expect(column(page, 'local')).toBeAttached();
	await expect.poll(() => deckLayout(page)).toEqual(before);
});

test('a deck is built by the keyboard alone, and what was done can be taken back', async ({ open, home }) => {
	const page = await open(await collector(home), deck);
	await expect.poll(() => deckNames(page)).toEqual(MANY);
	const { keyboard } = page;

	await test.step('adding, moving, resizing, stacking, renaming and removing can be taken back', async () => {
		const start = await deckLayout(page);
		await columnMenu(page, 'Home').click();
		await page.getByRole('menuitem', { name: 'Remove column' }).click();
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.poll(() => deckLayout(page)).toEqual(start);

		await columnMenu(page, 'Home').click();
		await page.getByRole('menuitem', { name: 'Rename' }).click();
		await page.getByRole('dialog').getByLabel('Name').fill('My people');
		await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
		await expect.poll(async () => (await deckNames(page))[1]).toBe('My people');
		await handle(page, 'home').focus();
		await keyboard.press('ArrowRight');
		await keyboard.press('Shift+ArrowRight');
		await keyboard.press('Alt+ArrowLeft');
		await expect.poll(async () => (await deckNames(page))[1]).toBe('Notifications/My people');
		await columnMenu(page, 'My people').click();
		await page.getByRole('menuitem', { name: 'Add column to the right' }).click();
		await page.getByRole('menuitem', { name: /^Local/ }).click();
		await expect(page.locator('section[data-column="local"]')).toHaveCount(2);
		for (let change = 0; change < 5; change++) {
			await openDeckTool(page, 'Decks');
			await page.getByRole('menuitem', { name: 'Undo last change' }).click();
			await expect(page.getByRole('menu')).toHaveCount(0);
		}
		await expect.poll(() => deckLayout(page)).toEqual(start);
		await openDeckTool(page, 'Decks');
		await expect(page.getByRole('menuitem', { name: 'Undo last change' })).toHaveAttribute('aria-disabled', 'true');
		for (const name of ['Undo last change', 'Reset deck']) {
			await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
		}
		await keyboard.press('Escape');
		await expect(page.getByRole('menu')).toHaveCount(0);
	});

	await test.step('a deck of eight columns, built by the keyboard alone, survives a reload', async () => {
		for (const name of ['Home', 'Social', 'Global', 'Media', 'Mentions']) {
			await columnMenu(page, name).focus();
			await keyboard.press('Enter');
			await expect(page.getByRole('menu')).toBeVisible();
			await keyboard.press('End');
			await expect(page.getByRole('menuitem', { name: 'Remove column' })).toBeFocused();
			await keyboard.press('Enter');
			await expect(columnMenu(page, name)).toHaveCount(0);
			await expect(page.getByRole('menu')).toHaveCount(0);
		}
		for (const [name, inner] of [['Home'], ['List', 'Crew'], ['Antenna', 'Ships'], ['Global']]) {
			await openDeckTool(page, 'Add column', { byKeyboard: true });
			await keyboard.type(name ?? '');
			await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeFocused();
			await keyboard.press('Enter');
			if (inner !== undefined) {
				await expect(page.getByRole('menuitem', { name: inner })).toBeFocused();
				await keyboard.press('Enter');
			}
			// The new column has the focus at once.
			await expect(handle(page, (name ?? '').toLowerCase())).toBeFocused();
			await expect(page.getByRole('menu')).toHaveCount(0);
		}
		const built = ['Main', 'Notifications', 'Local', 'Direct notes', 'Home', 'Crew', 'Ships', 'Global'];
		await expect.poll(() => deckNames(page)).toEqual(built);

		await keyboard.press('ArrowLeft');
		await expect.poll(async () => (await deckNames(page)).slice(-2)).toEqual(['Global', 'Ships']);
		await expect(handle(page, 'global')).toBeFocused();
		await keyboard.press('Shift+ArrowLeft');
		await keyboard.press('Shift+ArrowLeft');
		await keyboard.press('Alt+ArrowLeft');
		const stacked = ['Main', 'Notifications', 'Local', 'Direct notes', 'Home', 'Crew/Global', 'Ships'];
		await expect.poll(() => deckNames(page)).toEqual(stacked);
		await keyboard.press('ArrowUp');
		await expect.poll(async () => (await deckNames(page))[5]).toBe('Global/Crew');
		await keyboard.press('Shift+ArrowDown');
		await keyboard.press('Shift+ArrowRight');
		const stackNow = async () => (await deckLayout(page))[5] ?? [];
		await expect.poll(async () => (await stackNow()).map(({ width }) => width)).toEqual([360, 360]);
		const stack = await stackNow();
		expect((stack[0]?.height ?? 0) - (stack[1]?.height ?? 0)).toBeGreaterThan(50);

		const before = await deckLayout(page);
		await reload(page);
		await expect(column(page, 'local')).toBeAttached();
		await expect.poll(() => deckLayout(page)).toEqual(before);
	});
});

test(
	'the columns are one press away, and a page that was asked for is in view',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const reader = await home.follower(writer);
		await keepDeck(home, reader, MAIN_LAST);
		await home.post(writer, 'before');
		const page = await open(reader, { ...deck, path: '/my/drive' });

		await test.step('a page that was asked for by its address is in view, wherever the deck has its column', async () => {
			await expect.poll(() => deckNames(page)).toHaveLength(9);
			await expect(column(page, 'main')).toBeInViewport({ ratio: 0.9 });
			await expect(column(page, 'home')).not.toBeInViewport();
			await reload(page);
			await expect(column(page, 'main')).toBeInViewport({ ratio: 0.9 });
			await expect(column(page, 'main').getByRole('heading', { name: 'Drive' })).toBeVisible();
		});

		await test.step('the columns are one press away, with what is new in them', async () => {
			const list = page.getByRole('list', { name: 'Columns' });
			await list.getByRole('button', { name: /^Direct notes/ }).click();
			await expect(column(page, 'direct')).toBeInViewport({ ratio: 0.9 });
			await expect(column(page, 'home')).not.toBeInViewport();
			await home.post(writer, 'while nobody looks');
			await list.getByRole('button', { name: 'Home, 1 unread' }).click();
			await expect(column(page, 'home')).toBeInViewport({ ratio: 0.9 });
			await expect(list.getByRole('button', { name: 'Home', exact: true })).toBeVisible();
			if (!isPhone) return;
			await expect(list.getByRole('button', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'true');
			await column(page, 'media').evaluate(element => element.scrollIntoView());
			await expect(list.getByRole('button', { name: /^Media/ })).toHaveAttribute('aria-current', 'true');
		});
	},
);
