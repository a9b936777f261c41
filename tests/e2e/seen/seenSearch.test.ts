import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { everythingStored } from '../support/everythingStored';
import type { PostedNote } from '../support/Home';
import { KillableBrowser } from '../support/KillableBrowser';
import { keepDeck } from '../support/keepDeck';
import { openDeckTool } from '../support/openDeckTool';
import { openSignedIn } from '../support/openSignedIn';
import { NO_CLIENT } from '../support/preferences';
import { card, column, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const PATH = '/search?type=seen';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search notes seen on this device' });
const results = (page: Page): Locator => page.getByRole('feed', { name: 'Notes' });
const isFound = (page: Page, note: PostedNote) => expect(card(results(page), note)).toBeVisible();
/** What was shown is written a moment later. */
const isWritten = (page: Page, text: string) =>
	expect.poll(() => everythingStored(page), { timeout: 20_000 }).toContain(text);

test(
	'what was seen is found as one types, after a reload, and without a connection',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const english = await home.post(writer, 'a barometer that fell');
		const japanese = await home.post(writer, '気圧計が下がった');
		const reader = await home.follower(writer);
		const page = await open(reader);
		await expect(card(homeTimeline(page, isPhone), japanese)).toBeVisible();
		await isWritten(page, '気圧計が下がった');

		await page.goto(PATH);
		await expect(field(page)).toBeFocused();
		await expect(page.getByText(/^Searches \d+ notes? shown to @.+ since /)).toBeVisible();
		await field(page).pressSequentially('ba');
		await isFound(page, english);
		await expect(card(results(page), japanese)).toHaveCount(0);
		await field(page).fill('気圧');
		await isFound(page, japanese);
		await field(page).fill(`from:${writer.username} before:soon`);
		await expect(page.getByText('“before:soon” isn’t a date.')).toBeVisible();
		await isFound(page, english);
		await expectAccessible(page);
		await field(page).fill('barom');
		await expect(page).toHaveURL(/q=barom/);
		await page.reload();
		await expect(field(page)).toHaveValue('barom');
		await isFound(page, english);

		await page.context().setOffline(true);
		await field(page).fill('気圧計');
		await isFound(page, japanese);
		await expect(card(results(page), japanese)).toContainText('気圧計が下がった');
		await page.context().setOffline(false);

		// What its author deletes isn't found any more.
		await field(page).fill('barom');
		await isFound(page, english);
		await expect(page.getByRole('button', { name: 'Reply' }).first()).toBeVisible();
		await home.call('notes/delete', { noteId: english.id }, writer);
		await expect(page.getByText('The server doesn’t have this note any more.')).toBeVisible();
		await field(page).fill('barome');
		await expect(page.getByText('No results')).toBeVisible();
	},
);

test('nothing of an account that has left is stored any more', async ({ open, home }) => {
	const [one, two] = await Promise.all([home.signUp(), home.signUp()]);
	const theirs = await home.post(two, { text: 'for my own eyes: astrolabe', visibility: 'followers' });
	await home.post(one, 'for everybody: alidade');
	await keepDeck(home, one, ['home', 'main']);
	const page = await open(one, { base: { ui: 'deck' }, others: [two] });
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: `@${two.username}` }).click();
	await page.getByRole('menuitem', { name: /^Home/ }).last().click();
	await expect(card(page, theirs)).toBeVisible();
	for (const text of ['astrolabe', 'alidade']) await isWritten(page, text);

	await page.goto(PATH);
	const main = column(page, 'main');
	await main.getByRole('searchbox').fill('for');
	await expect(card(main, theirs)).toBeVisible();
	await expect(main.getByText(`Seen by @${two.username}@`)).toBeVisible();

	await page.goto('/settings/accounts');
	await page.getByRole('button', { name: `Sign out of @${two.username}@${new URL(home.origin).host}` }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('button', { name: new RegExp(`^Sign out of @${two.username}@`) })).toHaveCount(0);
	await expect.poll(() => seenIndex(page)).not.toContain('astrolabe');
	expect(await seenIndex(page)).not.toContain(two.id);
	expect(await seenIndex(page)).toContain('alidade');
});

const seenIndex = (page: Page): Promise<string> => everythingStored(page, 'quarterdeck-seen');

test('what was shown longest ago goes once there is too much', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'one too many');
	const reader = await home.follower(writer);
	// Other timelines have notes of other tests, which may be deleted meanwhile.
	await keepDeck(home, reader, ['home']);
	const page = await open(reader, { path: NO_CLIENT, base: { ui: 'deck' } });
	await page.evaluate(fillIndex, `${new URL(home.origin).host}/${reader.id}`);
	await page.goto('/');
	await expect(card(page, note).first()).toBeVisible();
	await isWritten(page, 'one too many');
	const index = await seenIndex(page);
	expect(index).toContain('"notes":50000');
	expect(index).not.toContain('shown on day 1"');
	expect(index).toContain('shown on day 2"');
});

/** Stores 20 notes that were shown on as many days, and says that there are 50,000. */
function fillIndex(account: string): Promise<void> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open('quarterdeck-seen', 1);
		opening.onerror = () => reject(new Error('The index could not be opened.'));
		opening.onupgradeneeded = () => {
			opening.result.createObjectStore('notes').createIndex('seen', ['account', 'seenAt']);
			opening.result.createObjectStore('accounts', { keyPath: 'account' });
		};
		opening.onsuccess = () => {
			const change = opening.result.transaction(['notes', 'accounts'], 'readwrite');
			for (let day = 1; day <= 20; day++) {
				const seen = { account, seenAt: day * 86_400_000, size: 300, text: `shown on day ${day}` };
				const rest = { at: day, cw: null, alt: '', userId: 'u', username: 'u', host: null, name: null, channel: null };
				const note = { ...seen, ...rest, id: `old${day}`, visibility: 'public', has: [], places: [] };
				change.objectStore('notes').put(note, [account, note.id]);
			}
			change.objectStore('accounts').put({ account, notes: 50_000, bytes: 15_000_000 });
			change.oncomplete = () => {
				opening.result.close();
				resolve();
			};
		};
	});
}

test('the index is there after the whole browser was killed', async ({ home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a chronometer, wound daily');
	const reader = await home.follower(writer);
	const browser = await KillableBrowser.make();
	try {
		const page = await openSignedIn(await browser.start(), home, reader);
		await expect(card(page, note).first()).toBeVisible();
		await isWritten(page, 'wound daily');
		await browser.kill();
		const next = await openSignedIn(await browser.start(), home, reader, PATH);
		await field(next).fill('chrono');
		await isFound(next, note);
	} finally {
		await browser.remove();
	}
});
