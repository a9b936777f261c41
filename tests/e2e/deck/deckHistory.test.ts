import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deckNames } from '../support/deckLayout';
import { pressTwo } from '../support/pressTwo';
import { reload } from '../support/reload';
import { column, dialog } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

const deck = { base: { ui: 'deck', menuDisplay: 'sideIcon' }, context: WIDE };
const START = ['Main', 'Notifications', 'Home', 'Local'];

const leader = (page: Page, key: string) => pressTwo(page, 'w', key);

const toNames = (page: Page, names: readonly string[]) => expect.poll(() => deckNames(page)).toEqual(names);

test('a deck built by keyboard alone comes back after a reset, and in another browser through a file', async ({
	open,
	home,
}) => {
	const person = await home.signUp();
	await home.call('users/lists/create', { name: 'Crew' }, person);
	const page = await open(person, deck);
	await toNames(page, START);
	const { keyboard } = page;

	await test.step('columns are added, moved, stacked and collapsed by keys', async () => {
		await keyboard.press('3');
		for (const name of ['Social', 'Hashtag']) {
			await leader(page, 'a');
			await expect(page.getByRole('menu')).toBeVisible();
			await keyboard.type(name);
			await expect(page.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toBeFocused();
			await keyboard.press('Enter');
			if (name !== 'Hashtag') {
				await expect(column(page, 'social').locator('[data-column-handle]')).toBeFocused();
				continue;
			}
			await expect(dialog(page, 'Which hashtags?').getByRole('textbox')).toBeFocused();
			await keyboard.type('#fog');
			await keyboard.press('Enter');
			await expect(column(page, 'hashtag').locator('[data-column-handle]')).toBeFocused();
		}
		await toNames(page, ['Main', 'Notifications', 'Home', 'Social', '#fog', 'Local']);
		await leader(page, 's');
		await toNames(page, ['Main', 'Notifications', 'Home', 'Social/#fog', 'Local']);
		await leader(page, 'ArrowUp');
		await toNames(page, ['Main', 'Notifications', 'Home', '#fog/Social', 'Local']);
		await keyboard.press('3');
		await leader(page, 'c');
		await expect(column(page, 'home')).toHaveAttribute('data-fold', 'strip');
		await keyboard.press(']');
		await expect(column(page, 'hashtag').locator(':focus')).toHaveCount(1);
	});
	const built = await deckNames(page);
	const history = dialog(page, 'Deck history');
	const ofBuilt = history.getByRole('listitem').filter({ hasText: /Before it was replaced.*6 columns/ });

	await test.step('a reset is undone, and made again', async () => {
		await leader(page, 'd');
		await page.getByRole('menuitem', { name: 'Reset deck' }).press('Enter');
		await toNames(page, START);
		await leader(page, 'z');
		await toNames(page, built);
		await leader(page, 'y');
		await toNames(page, START);
		await reload(page);
		await toNames(page, START);
	});

	await test.step('the history has the deck after a reload', async () => {
		await leader(page, 'v');
		await ofBuilt.getByRole('button', { name: /^Restore the deck of/ }).press('Enter');
		await toNames(page, built);
	});

	await test.step('another browser gets it by the file', async () => {
		await leader(page, 'd');
		await page.getByRole('menuitem', { name: 'Share or export deck' }).press('Enter');
		const share = dialog(page, 'Share or export deck');
		const downloading = page.waitForEvent('download');
		await share.getByRole('button', { name: 'Save file' }).press('Enter');
		const file = await (await downloading).path();
		expect(await readFile(file, 'utf8')).not.toContain(person.token);
		const other = await open(await home.signUp(), deck);
		await toNames(other, START);
		await leader(other, 'd');
		await other.getByRole('menuitem', { name: 'Import deck' }).press('Enter');
		await dialog(other, 'Import deck')
			.locator('input[type="file"]')
			.setInputFiles({
				name: 'a.deck.json',
				mimeType: 'application/json',
				buffer: await readFile(file),
			});
		await dialog(other, 'Import deck').getByRole('button', { name: 'Add deck' }).press('Enter');
		await toNames(other, built);
		await expect(column(other, 'home')).toHaveAttribute('data-fold', 'strip');
	});
});

test('a link shows its deck before it is added, and leaves the address', async ({ open, home }) => {
	const page = await open(await home.signUp(), {
		...deck,
		context: { ...WIDE, permissions: ['clipboard-read', 'clipboard-write'] },
	});
	await toNames(page, START);
	await page.keyboard.press('4');
	await leader(page, 'Delete');
	await toNames(page, ['Main', 'Notifications', 'Home']);
	await leader(page, 'd');
	await page.getByRole('menuitem', { name: 'Share or export deck' }).click();
	await dialog(page, 'Share or export deck').getByRole('button', { name: 'Copy link' }).click();
	await expect(page.getByText('Copied')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toContain('/#deck=');
	const other = await open(await home.signUp(), { ...deck, path: link });
	const preview = dialog(other, 'Import deck');
	await expect(preview.getByText('3 columns')).toBeVisible();
	expect(new URL(other.url()).hash).toBe('');
	await preview.getByRole('button', { name: 'Add deck' }).click();
	await toNames(other, ['Main', 'Notifications', 'Home']);
});
