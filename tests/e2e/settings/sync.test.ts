import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeDecks } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import type { Home, Person } from '../support/Home';
import { NO_CLIENT, readPreference, setPreferences, storedProfile } from '../support/preferences';
import { storageOf } from '../support/storageOf';
import { expect, test } from '../support/test';

const PAGE = '/settings/profiles';
const SYNC = ['client', 'preferences', 'sync'];

const palette = (id: string) => ({ id, name: id, emojis: ['👍'] });
const watermark = (name: string) => ({ id: 'mark', name, layers: [] });
const deck = (name: string) => {
	const columns = ['main', 'notifications'].map(kind => newColumn(kind, { id: kind }));
	return writeDecks([{ id: 'deck', name, columns, layout: columns.map(({ id }) => [id]) }])[0];
};

const list = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const chooseFile = (page: Page, file: string) =>
	page.locator('input[type=file][aria-label="File with settings"]').setInputFiles(file);

/** The account's synced values on its server, by key. */
async function synced(home: Home, person: Person): Promise<Record<string, unknown>> {
	const kept = await home.call<Record<string, [object, unknown][]>>('i/registry/get-all', { scope: SYNC }, person);
	return Object.fromEntries(Object.entries(kept).map(([key, pairs]) => [key, pairs[0]?.[1]]));
}

/** Clears what a browser keeps of the site, and signs in again. */
async function wipe(page: Page, person: Person): Promise<void> {
	await page.goto(NO_CLIENT);
	await page.evaluate(
		stored =>
			new Promise<void>((done, fail) => {
				localStorage.clear();
				for (const [name, value] of stored) localStorage.setItem(name, value);
				const deleting = indexedDB.deleteDatabase('quarterdeck');
				deleting.onsuccess = () => done();
				deleting.onerror = () => fail(deleting.error);
			}),
		storageOf(person),
	);
}

test('two browsers of an account have the same lists, and a file brings all settings back', async ({ open, home }) => {
	const person = await home.signUp();
	const at = async (values: Record<string, unknown>) => {
		const page = await open(person, { path: NO_CLIENT });
		await setPreferences(page, values);
		await page.goto(PAGE);
		return page;
	};
	const desk = await at({
		emojiPalettes: [palette('Sea')],
		watermarkPresets: [watermark('Desk’s')],
		'deck.profiles': [deck('Desk’s')],
		'newer.zeta': { z: 1, a: [null] },
		'newer.alpha': 'kept',
	});
	for (const name of ['Emoji palettes', 'Watermarks', 'Decks']) {
		await list(desk, name).click();
		await expect(list(desk, name)).toBeChecked();
	}

	const phone = await at({
		emojiPalettes: [palette('Land')],
		watermarkPresets: [watermark('Phone’s')],
		'deck.profiles': [deck('Phone’s')],
	});
	await test.step('a conflict is resolved each way', async () => {
		for (const [name, choice] of [
			['Emoji palettes', 'Keep both'],
			['Watermarks', 'Use the server’s'],
			['Decks', 'Use this device’s'],
		] as const) {
			await list(phone, name).click();
			await choose(phone, choice);
			await expect(list(phone, name)).toBeChecked();
		}
		await expect
			.poll(() => synced(home, person))
			.toEqual({
				'default:emojiPalettes': [palette('Sea'), palette('Land')],
				'default:watermarkPresets': [watermark('Desk’s')],
				'default:deck.profiles': [deck('Phone’s')],
			});
	});

	await test.step('the other browser comes to have the same', async () => {
		await desk.reload();
		for (const page of [desk, phone]) {
			await expect.poll(() => readPreference(page, 'emojiPalettes')).toEqual([palette('Sea'), palette('Land')]);
			await expect.poll(() => readPreference(page, 'watermarkPresets')).toEqual([watermark('Desk’s')]);
			await expect.poll(() => readPreference(page, 'deck.profiles')).toMatchObject([{ id: 'deck', name: 'Phone’s' }]);
		}
	});

	await test.step('a file, a wiped browser and the file again give the same settings, without a token', async () => {
		await desk.getByRole('button', { name: 'Rename', exact: true }).click();
		await desk.getByRole('textbox', { name: 'Name of this device’s settings' }).fill('Desk');
		await desk.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
		await expect(desk.getByText('Desk', { exact: true })).toBeVisible();
		const before = await storedProfile(desk);
		const downloading = desk.waitForEvent('download');
		await desk.getByRole('button', { name: 'Save as a file' }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe('Desk.quarterdeckpreferences');
		const file = `${await download.path()}.quarterdeckpreferences`;
		await download.saveAs(file);
		expect(await readFile(file, 'utf8')).not.toContain(person.token);

		await wipe(desk, person);
		await desk.goto(PAGE);
		expect((await storedProfile(desk))?.preferences ?? {}).not.toHaveProperty('newer.zeta');
		await chooseFile(desk, file);
		await choose(desk, 'Replace');
		await expect(desk.getByRole('status').getByText('Settings replaced')).toBeVisible();
		const after = await storedProfile(desk);
		expect(after).toMatchObject({ id: before?.id, name: 'Desk', type: 'main', preferences: before?.preferences });
		// Their order too.
		expect(JSON.stringify(after?.preferences)).toBe(JSON.stringify(before?.preferences));
		expect(before?.preferences).toMatchObject({ 'newer.zeta': [[{}, { z: 1, a: [null] }, {}]] });
	});

	await test.step('20 versions back', async () => {
		await desk.goto('/settings/emoji-palette');
		const add = desk.getByRole('button', { name: 'New palette' });
		for (let count = 0; count < 19; count++) await add.click();
		await expect.poll(async () => (await synced(home, person))['default:emojiPalettes']).toHaveLength(21);
		await desk.goto(PAGE);
		const versions = desk.locator('details').filter({ hasText: 'Emoji palettes' });
		await versions.locator('summary').click();
		await expect(versions.getByRole('listitem')).toHaveCount(20);
		await expect(versions.getByRole('listitem').first()).toContainText('Now in use');
		await versions.getByRole('listitem').last().getByRole('button').click();
		await expect.poll(async () => (await synced(home, person))['default:emojiPalettes']).toHaveLength(2);
	});
});
