import { expect, it, vi } from 'vitest';
import { chooseOfColumn, chooseOfDeck, column, deck, item, pressLeader, stacks } from './support/deck';
import { dialog, page, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { bar } from './support/outbox';
import { WITHIN } from './support/Place';

const START = ['main', 'notifications', 'home', 'local'];
const toStacks = (expected: readonly string[]) =>
	vi.waitFor(async () => expect(await stacks()).toEqual(expected), WITHIN);
const shown = async () => (await import('@/stores/deck/DeckStore')).deckStore.deck;
const columnAt = async (kind: string) => (await shown()).columns.find(({ type }) => type === kind);
const focusColumn = (kind: string) => column(kind).locator('[data-column-handle]').focus();

it('the leader key moves, resizes, stacks and collapses the column with the focus', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await focusColumn('home');
	pressLeader('h');
	await toStacks(['main', 'home', 'notifications', 'local']);
	pressLeader('ArrowRight');
	await toStacks(START);
	pressLeader('s');
	await toStacks(['main', 'notifications/home', 'local']);
	pressLeader('ArrowUp');
	await toStacks(['main', 'home/notifications', 'local']);
	pressLeader('>');
	await vi.waitFor(async () => expect((await columnAt('home'))?.height).toBe(1.25), WITHIN);
	pressLeader('u');
	await toStacks(['main', 'notifications', 'home', 'local']);
	pressLeader('x');
	await toStacks(['main', 'notifications', 'local', 'home']);
	pressLeader('+');
	await vi.waitFor(async () => expect((await columnAt('home'))?.width).toBe(360), WITHIN);
	pressLeader('f');
	await vi.waitFor(async () => expect((await columnAt('home'))?.flexible).toBe(true), WITHIN);
	pressLeader('c');
	await expect(column('home')).toHaveAttribute('data-fold', 'strip');
	pressLeader('c');
	await expect(column('home')).not.toHaveAttribute('data-fold', 'strip');
	for (let change = 0; change < 11; change++) {
		pressLeader('z');
		await vi.waitFor(
			async () => expect(await stacks()).toHaveLength(4 - (await shown()).layout.filter(s => s.length > 1).length),
			WITHIN,
		);
	}
	await toStacks(START);
	pressLeader('y');
	await toStacks(['main', 'home', 'notifications', 'local']);
});

it('a collapsed column shows its header, and opens by a press', async () => {
	await openPage(await home.signUp(), deck);
	await chooseOfColumn('Home', 'Collapse column');
	const header = column('home').getByRole('button', { name: /^Home/ }).first();
	await expect(column('home')).toHaveAttribute('data-fold', 'strip');
	await expect(header).toHaveAttribute('aria-expanded', 'false');
	await header.click();
	await expect(column('home')).not.toHaveAttribute('data-fold', 'strip');
});

it('a column gets a width, a colour and an icon by its menu', async () => {
	await openPage(await home.signUp(), deck);
	await chooseOfColumn('Home', 'Width and height');
	await page.getByRole('menuitemradio', { name: /^Very wide/ }).click();
	await vi.waitFor(async () => expect((await columnAt('home'))?.width).toBe(560), WITHIN);
	await chooseOfColumn('Home', 'Width and height', 'Width in pixels');
	await page.getByRole('dialog').locator('input').first().fill('9999');
	await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
	await vi.waitFor(async () => expect((await columnAt('home'))?.width).toBe(1200), WITHIN);
	await chooseOfColumn('Home', 'Color and icon');
	await page.getByRole('menuitemradio', { name: 'Green' }).click();
	await vi.waitFor(
		() => expect(column('home').all[0]?.style.getPropertyValue('--column-accent')).toBe('var(--account-3)'),
		WITHIN,
	);
	await chooseOfColumn('Home', 'Color and icon', 'Icon', 'Favorites');
	await vi.waitFor(async () => expect((await columnAt('home'))?.icon).toBe('star'), WITHIN);
});

it('the menu of a column tells what it costs', async () => {
	const writer = await home.signUp();
	await openPage(await home.follower(writer), deck);
	await expect(column('home')).toBeVisible();
	const { columnCost } = await import('@/shell/deck/column/columnCost');
	const cost = async () => {
		await home.post(writer, 'under way');
		return columnCost(column('home').all[0]?.dataset.columnId ?? '');
	};
	await expect
		.poll(cost, { timeout: WITHIN.timeout })
		.toMatch(/^(?:[2-9]|\d{2,}) notes a minute · \d+ elements on the page$/);
	await page.getByRole('button', { name: 'Menu of Home', exact: true }).click();
	await expect(page.getByRole('menu').getByText(/notes? a minute/)).toBeVisible();
});

it('the menu of a column that is opened by a key reloads it, too', async () => {
	const writer = await home.signUp();
	await home.post(writer, 'under way');
	await openPage(await home.follower(writer), deck);
	await expect(column('home').getByText('under way')).toBeVisible();
	const { ApiClient } = await import('@/api/ApiClient');
	const call = vi.spyOn(ApiClient.prototype, 'call');
	await focusColumn('home');
	pressLeader('m');
	await item('Reload').click();
	await vi.waitFor(() => expect(call.mock.calls.map(([name]) => name)).toContain('notes/timeline'), WITHIN);
});

it('a column goes to another deck, and comes back by an undo', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfDeck('Duplicate deck');
	await vi.waitFor(async () => expect((await shown()).name).toBe('Deck 2'), WITHIN);
	await chooseOfColumn('Home', 'Move to another deck', 'Deck');
	await toStacks(['main', 'notifications', 'local']);
	await toast('Moved to Deck').one();
	pressLeader('1');
	await toStacks([...START, 'home']);
	pressLeader('z');
	await vi.waitFor(async () => expect((await shown()).name).toBe('Deck 2'), WITHIN);
	await toStacks(START);
});

it('after a reset the deck is there again by undo, and in the history', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfColumn('Local', 'Remove column');
	await toStacks(['main', 'notifications', 'home']);
	await chooseOfDeck('Reset deck');
	await toStacks(START);
	pressLeader('z');
	await toStacks(['main', 'notifications', 'home']);
	pressLeader('y');
	await toStacks(START);

	const { currentSession } = await import('@/stores/session/sessions');
	const { readSnapshots } = await import('@/stores/deck/deckSnapshots');
	const reasons = async () => (await readSnapshots(currentSession().key)).map(({ reason }) => reason);
	await vi.waitFor(async () => expect(await reasons()).toContain('replace'), WITHIN);
	await reloadPage();
	await expect(column('local')).toBeVisible();
	pressLeader('v');
	const history = dialog('Deck history');
	// The deck before the undo may be there as well.
	const kept = history.getByRole('listitem').filter({ hasText: /Before it was replaced.*3 columns/ });
	await kept.getByRole('button', { name: /^Restore the deck of/ }).click();
	await toStacks(['main', 'notifications', 'home']);
});

it('a deck is kept under a name, put back as a new one, and deleted', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfDeck('Deck history');
	const history = dialog('Deck history');
	await expect(history.getByText('Nothing kept yet')).toBeVisible();
	await history.getByRole('button', { name: 'Keep this deck' }).click();
	await page.getByRole('dialog').last().locator('input').first().fill('Before the storm');
	await page.getByRole('dialog').last().getByRole('button', { name: 'OK' }).click();
	await expect(history.getByText('Before the storm')).toBeVisible();
	await history.getByRole('button', { name: /^More for/ }).click();
	await item('Restore as a new deck').click();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	await vi.waitFor(() => expect(deckStore.state.getState().profiles).toHaveLength(2), WITHIN);
	await chooseOfDeck('Deck history');
	await history.getByRole('button', { name: /^More for/ }).click();
	await item('Delete').click();
	await expect(history.getByText('Nothing kept yet')).toBeVisible();
});

it('the main column shows while a page is open in it, if that was chosen', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('main')).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { alwaysShowsMain } = await import('@/shell/deck/layoutPreferences');
	preferences.set(alwaysShowsMain, false);
	await expect(column('main')).toHaveCount(0);
	await bar.getByRole('button', { name: 'Drive' }).click();
	await expect(column('main').getByRole('heading', { name: 'Drive' })).toBeVisible();
	await vi.waitFor(() => expect(document.title).toMatch(/^Drive [|] /), WITHIN);
	const { removeColumn } = await import('@/stores/deck/deckOperations');
	const { deckStore } = await import('@/stores/deck/DeckStore');
	deckStore.change(now => removeColumn(now, 'main'));
	await vi.waitFor(() => expect(document.title).not.toMatch(/Drive/), WITHIN);
});

it('a column removed or moved to another deck by its menu leaves the focus to the one beside it', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfDeck('Duplicate deck');
	await vi.waitFor(async () => expect((await shown()).name).toBe('Deck 2'), WITHIN);
	const focusedColumn = () => document.activeElement?.closest<HTMLElement>('[data-column]')?.dataset.column;
	await chooseOfColumn('Home', 'Remove column');
	await toStacks(['main', 'notifications', 'local']);
	await vi.waitFor(() => expect(focusedColumn()).toBe('local'), WITHIN);
	await chooseOfColumn('Local', 'Move to another deck', 'Deck');
	await toStacks(['main', 'notifications']);
	await vi.waitFor(() => expect(focusedColumn()).toBe('notifications'), WITHIN);
});

it('while the main column is hidden, keys count and change the columns beside it', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('main')).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { alwaysShowsMain } = await import('@/shell/deck/layoutPreferences');
	preferences.set(alwaysShowsMain, false);
	await expect(column('main')).toHaveCount(0);
	pressLeader('l');
	await toStacks(['main', 'home', 'notifications', 'local']);
	const { columnPalette } = await import('@/shell/deck/column/columnPalette');
	const { currentSession } = await import('@/stores/session/sessions');
	const asked = { session: currentSession(), anchor: document.body } as Parameters<typeof columnPalette.list>[0];
	const listed = await columnPalette.list(asked).items();
	expect(listed.find(({ keys }) => keys?.includes('1'))?.title).toMatch(/Home/);
	expect(document.querySelectorAll('nav ul[aria-label="Columns"] > li')).toHaveLength(3);
});
