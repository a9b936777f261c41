import { beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { closeByKey, session } from './support/driving';
import { dialog, menuItem, message, page, pressKey, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/emoji-palette';
const list = page.getByRole('list', { name: 'Palettes' });

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
});

const names = () => list.locator('h3').all.map(each => each.textContent);
const emojisOf = (name: string) =>
	page
		.getByRole('list', { name, exact: true })
		.getByRole('button')
		.all.map(each => each.getAttribute('aria-label'));

async function stored() {
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { emojiPalettes } = await import('@/features/emojiPicker/pickerSettings');
	return preferences.get(emojiPalettes, await session());
}

/** Opens the page with these palettes. */
async function open(...palettes: readonly { id: string; name: string; emojis: readonly string[] }[]): Promise<void> {
	await openPage(mara, { path: PATH });
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { emojiPalettes } = await import('@/features/emojiPicker/pickerSettings');
	preferences.set(emojiPalettes, palettes, await session());
	await vi.waitFor(() => expect(names()).toHaveLength(palettes.length), WITHIN);
}

async function choose(name: string, item: string): Promise<void> {
	await page.getByRole('button', { name: `Options for ${name}`, exact: true }).click();
	await menuItem(item).click();
}

const sea = { id: 'sea', name: 'Sea', emojis: ['⛵', '🌊', '🐟'] };
const land = { id: 'land', name: 'Land', emojis: [] };
const file = (content: unknown, name = 'mine.json') =>
	new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const chooseFiles = (...files: readonly File[]) =>
	page.locator('input[type=file][aria-label="Import"]').setInputFiles(files);

it('palettes are added, named, duplicated, put in order and removed, and stay so', async () => {
	await open(sea);
	await page.getByRole('button', { name: 'New palette' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Palette 2']), WITHIN);
	await choose('Palette 2', 'Rename…');
	await dialog('Rename').getByLabel('Rename').fill('Land');
	await dialog('Rename').getByRole('button', { name: 'OK' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Land']), WITHIN);
	await choose('Sea', 'Duplicate');
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Copy of Sea', 'Land']), WITHIN);
	expect(emojisOf('Copy of Sea')).toEqual(sea.emojis);
	const ids = (await stored()).map(({ id }) => id);
	expect(new Set(ids).size).toBe(3);
	await page.getByRole('button', { name: 'Move Land', exact: true }).focus();
	pressKey('ArrowUp');
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Land', 'Copy of Sea']), WITHIN);
	await choose('Sea', 'Move down');
	await vi.waitFor(() => expect(names()).toEqual(['Land', 'Sea', 'Copy of Sea']), WITHIN);
	// Without emojis it goes at once; with some, the user is asked.
	await choose('Land', 'Delete');
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Copy of Sea']), WITHIN);
	await choose('Sea', 'Delete');
	await message.getByRole('button', { name: 'Cancel' }).click();
	await expect(message).toHaveCount(0);
	expect(names()).toEqual(['Sea', 'Copy of Sea']);
	await choose('Sea', 'Delete');
	await message.getByRole('button', { name: 'Delete' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Copy of Sea']), WITHIN);
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await reloadPage(PATH);
	await vi.waitFor(() => expect(names()).toEqual(['Copy of Sea']), WITHIN);
	await choose('Copy of Sea', 'Delete');
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No palettes')).toBeVisible();
});

it('emojis are added from the picker once, put in order and removed', async () => {
	await open(sea);
	await page.getByRole('button', { name: 'Add emojis to Sea' }).click();
	const picker = dialog('Emojis');
	await picker.getByRole('searchbox').fill('anchor');
	await picker.locator('[data-emoji="⚓"]').click();
	// Behind the picker nothing can be used.
	await vi.waitFor(async () => expect((await stored())[0]?.emojis).toEqual(['⛵', '🌊', '🐟', '⚓']), WITHIN);
	await picker.locator('[data-emoji="⚓"]').click();
	await closeByKey(picker);
	await vi.waitFor(() => expect(emojisOf('Sea')).toEqual(['⛵', '🌊', '🐟', '⚓']), WITHIN);
	const emojis = page.getByRole('list', { name: 'Sea', exact: true });
	const anchor = await emojis.getByRole('button', { name: '⚓' }).one();
	anchor.focus();
	anchor.dispatchEvent(
		new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
	);
	await vi.waitFor(() => expect(emojisOf('Sea')).toEqual(['⛵', '🌊', '⚓', '🐟']), WITHIN);
	await emojis.getByRole('button', { name: '⛵' }).click();
	await menuItem('Move after').click();
	await vi.waitFor(() => expect(emojisOf('Sea')).toEqual(['🌊', '⛵', '⚓', '🐟']), WITHIN);
	await emojis.getByRole('button', { name: '🌊' }).click();
	await menuItem('Remove from palette').click();
	await vi.waitFor(() => expect(emojisOf('Sea')).toEqual(['⛵', '⚓', '🐟']), WITHIN);
	expect((await stored())[0]?.emojis).toEqual(['⛵', '⚓', '🐟']);
});

it('a file of palettes is imported; what can’t be read is told of and changes nothing', async () => {
	await open(sea);
	await chooseFiles(file('{"id": "cut'), file([land]), file([sea]));
	await expect(message).toContainText('Can’t read mine.json');
	await expect(message).toContainText('Nothing was changed.');
	expect(await stored()).toEqual([sea]);
	await message.getByRole('button', { name: 'Got it' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Sea', 'Land']), WITHIN);
	await expect(toast('1 palette imported')).toBeVisible();
	await expect(toast('You have all of these palettes already')).toBeVisible();
	expect(await stored()).toEqual([sea, land]);
});

it('a palette whose ID is here with other content comes in addition, in its place, or not at all', async () => {
	const other = { ...sea, emojis: ['🦈'] };
	await open(sea);
	const importOther = async (answer: string) => {
		await chooseFiles(file([other]));
		await expect(message).toContainText('Different from yours: Sea');
		await message.getByRole('button', { name: answer }).click();
		await expect(message).toHaveCount(0);
	};
	await importOther('Cancel');
	expect(await stored()).toEqual([sea]);
	await importOther('Keep both');
	await vi.waitFor(async () => expect(await stored()).toHaveLength(2), WITHIN);
	const [, added] = await stored();
	expect(added).toEqual({ ...other, id: added?.id });
	expect(added?.id).not.toBe('sea');
	await importOther('Replace mine');
	await vi.waitFor(async () => expect((await stored())[0]).toEqual(other), WITHIN);
});

it('palettes go by the clipboard; where it can’t be read, they are pasted', async () => {
	await open(sea, land);
	await choose('Sea', 'Copy');
	await expect.poll(() => navigator.clipboard.readText()).toContain('⛵');
	await choose('Sea', 'Delete');
	await message.getByRole('button', { name: 'Delete' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Land']), WITHIN);
	const importCopied = async () => {
		await page.getByRole('button', { name: 'Import', exact: true }).click();
		await menuItem('From the clipboard').click();
	};
	await importCopied();
	await vi.waitFor(() => expect(names()).toEqual(['Land', 'Sea']), WITHIN);
	const denied = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
	await importCopied();
	await dialog('Paste palettes').getByLabel('Paste palettes').fill('hello there');
	await dialog('Paste palettes').getByRole('button', { name: 'Import' }).click();
	await expect(message).toContainText('Can’t read the clipboard');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
	await importCopied();
	await dialog('Paste palettes').getByLabel('Paste palettes').fill('🐌 🐛');
	await dialog('Paste palettes').getByRole('button', { name: 'Import' }).click();
	await vi.waitFor(() => expect(names()).toEqual(['Land', 'Sea', 'Palette 3']), WITHIN);
	expect(emojisOf('Palette 3')).toEqual(['🐌', '🐛']);
	denied.mockRestore();
});
