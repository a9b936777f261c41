import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deckNames } from '../support/deckLayout';
import type { Home, Person } from '../support/Home';
import { pressTwo } from '../support/pressTwo';
import { reload } from '../support/reload';
import { card, column, dialog } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

const deck = { base: { ui: 'deck', menuDisplay: 'sideIcon' }, context: WIDE };
const START = ['Main', 'Notifications', 'Home', 'Local'];

const leader = (page: Page, key: string) => pressTwo(page, 'w', key);

const toNames = (page: Page, names: readonly string[]) => expect.poll(() => deckNames(page)).toEqual(names);

/** A user who has something for every kind of column, on a server with a public role. */
async function collector(home: Home, writer: Person): Promise<{ person: Person; thread: string }> {
	const person = await home.follower(writer);
	await home.call('users/lists/create', { name: 'Crew' }, person);
	const antenna = { name: 'Ships', src: 'all', keywords: [['ships']], excludeKeywords: [[]], users: [] };
	const switches = { caseSensitive: false, withReplies: true, withFile: false };
	await home.call('antennas/create', { ...antenna, ...switches }, person);
	const { id: channelId } = await home.call<{ id: string }>('channels/create', { name: 'Harbour radio' }, person);
	await home.call('channels/follow', { channelId }, person);
	await home.call('clips/create', { name: 'Charts' }, person);
	const { id } = await home.post(writer, 'who has the watch?');
	return { person, thread: `${home.origin}/notes/${id}` };
}

/** Chooses in the menu that is open, by what begins so. */
async function choose(page: Page, name: string): Promise<void> {
	const item = page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).last();
	await expect(item).toBeVisible();
	// The menu has the focus once it is open; letters that come slowly, on a busy machine, begin another search.
	await expect(async () => {
		// A space would choose the item that is found so far.
		await page.keyboard.type(name.split(' ')[0] ?? name);
		await expect(item).toBeFocused({ timeout: 1_000 });
	}).toPass();
	await page.keyboard.press('Enter');
}

/** Adds a column behind the last one: by the names of menu items, and by what is then typed into a dialog. */
async function add(page: Page, path: readonly string[], typed?: string): Promise<void> {
	const columns = page.locator('section[data-column]');
	const before = await columns.count();
	await leader(page, 'a');
	await expect(page.getByRole('menu').last()).toBeVisible();
	for (const name of path) await choose(page, name);
	if (typed !== undefined) {
		await expect(page.getByRole('dialog').last().locator('input, textarea').first()).toBeFocused();
		await page.keyboard.type(typed);
		await page.keyboard.press('Enter');
	}
	await expect(columns).toHaveCount(before + 1);
	await expect(page.getByRole('menu')).toHaveCount(0);
	// The next one comes behind it.
	await expect(columns.locator('[data-column-handle]:focus')).toHaveCount(1);
}

/** Adds a column of one's own home timeline and another account's local one. */
async function addMerged(page: Page, other: Person): Promise<void> {
	const columns = page.locator('section[data-column]');
	const before = await columns.count();
	await leader(page, 'a');
	await expect(page.getByRole('menu').last()).toBeVisible();
	await choose(page, 'Merged');
	const timelines = dialog(page, 'Timelines of this column');
	for (const path of [['Home'], [`@${other.username}`, 'Local']]) {
		await timelines.getByRole('button', { name: 'Add a timeline' }).press('Enter');
		for (const name of path) await choose(page, name);
	}
	await expect(timelines.getByText(`@${other.username}@`)).toBeVisible();
	await timelines.getByRole('button', { name: 'Show' }).press('Enter');
	await expect(columns).toHaveCount(before + 1);
	await expect(columns.locator('[data-column-handle]:focus')).toHaveCount(1);
}

test('a deck of 24 columns, three accounts and two servers is built by keys, restored, shared and taken back', async ({
	open,
	home,
	ownServer,
}) => {
	// Twenty-four columns start three times.
	test.setTimeout(180_000);
	const second = (await ownServer()).home;
	const writer = await home.signUp();
	const [{ person, thread }, mate, guest] = [await collector(home, writer), await home.signUp(), await second.signUp()];
	const page = await open(person, { ...deck, others: [mate, guest] });
	await toNames(page, START);
	await page.keyboard.press('4');

	await test.step('every kind of column is added by keys, for each account', async () => {
		const added: readonly (readonly [path: readonly string[], typed?: string])[] = [
			...['Social', 'Global', 'Media', 'Mentions', 'Direct notes', 'Favorites', 'Widgets'].map(
				name => [[name]] as const,
			),
			...(
				[
					['List', 'Crew'],
					['Antenna', 'Ships'],
					['Channel', 'Harbour radio'],
					['Role', 'Pilot'],
				] as const
			).map(path => [path] as const),
			[['Clip', 'Charts']],
			[['Hashtag'], '#fog'],
			[['Search'], 'lighthouse'],
			[['Thread'], thread],
			[['User'], writer.username],
		];
		for (const [path, typed] of added) await add(page, path, typed);
		await addMerged(page, guest);
		await add(page, [`@${mate.username}`, 'Home']);
		for (const name of ['Home', 'Local']) await add(page, [`@${guest.username}`, name]);
		await leader(page, 'a');
		const kinds = (await page.getByRole('menuitem').allTextContents()).filter(name => !name.startsWith('@'));
		const names = [...START, 'Merged', ...added.map(([[kind = '']]) => kind)];
		expect(kinds.filter(kind => !names.some(name => kind.startsWith(name)))).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('menu')).toHaveCount(0);
	});
	await test.step('a column of the second server reads there', async () => {
		const there = await second.post(guest, 'hello from next door');
		await expect(card(page.locator('section[data-column="local"]').last(), there)).toBeVisible();
	});
	const built = await deckNames(page);
	expect(built).toHaveLength(24);

	await test.step('it is there after a reload', async () => {
		await reload(page);
		await toNames(page, built);
	});

	await test.step('a reset is undone', async () => {
		await leader(page, 'd');
		await page.getByRole('menuitem', { name: 'Reset deck' }).press('Enter');
		await toNames(page, START);
		await leader(page, 'z');
		await toNames(page, built);
	});

	await test.step('another browser gets it by a file; an account that is not there keeps its columns', async () => {
		await leader(page, 'd');
		await page.getByRole('menuitem', { name: 'Share or export deck' }).press('Enter');
		const share = dialog(page, 'Share or export deck');
		await share.getByRole('checkbox').first().press('Space');
		const downloading = page.waitForEvent('download');
		await share.getByRole('button', { name: 'Save file' }).press('Enter');
		const buffer = await readFile(await (await downloading).path());
		for (const { token } of [person, mate, guest]) expect(buffer.toString()).not.toContain(token);

		const other = await open(person, { ...deck, others: [mate] });
		await toNames(other, START);
		await leader(other, 'd');
		await other.getByRole('menuitem', { name: 'Import deck' }).press('Enter');
		const preview = dialog(other, 'Import deck');
		await preview
			.locator('input[type="file"]')
			.setInputFiles({ name: 'a.deck.json', mimeType: 'application/json', buffer });
		await preview.getByRole('checkbox', { name: /Use its lists/ }).press('Space');
		await preview.getByRole('button', { name: 'Add deck' }).press('Enter');
		await expect.poll(() => deckNames(other)).toHaveLength(24);
		const missing = other.locator('section[data-column]').nth(22);
		await expect(missing.getByText(`@${guest.username}@${second.host}`)).toBeAttached();
		await expect(missing.getByRole('button', { name: 'Sign in' })).toBeAttached();
		await expect(column(other, 'list')).toBeAttached();
	});
});
