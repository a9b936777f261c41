import type { Page } from '@playwright/test';
import { compose, textOf } from '../support/composing';
import { fromManyAddresses } from '../support/fromManyAddresses';
import { openDeckTool } from '../support/openDeckTool';
import { column, dialog } from '../support/screen';
import { expect, test } from '../support/test';
import { WITH_WORKER } from '../support/workers';

const deck = { base: { ui: 'deck' } };

/** A service worker in place of the app's own, which does nothing. */
async function registerWorker(page: Page): Promise<void> {
	await page.context().route('**/sw.js', route => {
		const body = "addEventListener('fetch', () => {});";
		return route.fulfill({ contentType: 'application/javascript', body });
	});
	await page.evaluate(async () => {
		await navigator.serviceWorker.register('/sw.js');
		await navigator.serviceWorker.ready;
	});
}

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Everything that the page's origin has stored. */
const stored = (page: Page) =>
	page.evaluate(async () => {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open('quarterdeck');
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		const values = await new Promise<unknown[]>((resolve, reject) => {
			const reading = database.transaction('values').objectStore('values').getAll();
			reading.onsuccess = () => resolve(reading.result);
			reading.onerror = () => reject(reading.error);
		});
		database.close();
		return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), values]);
	});

const signOut = async (page: Page, username: string) => {
	await page.getByRole('button', { name: `Accounts, signed in as @${username}` }).click();
	await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
};

test('the last account takes the service worker, the database and other tabs’ data with it', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { ...deck, context: WITH_WORKER });
	await registerWorker(page);
	expect(await workers(page)).toBe(1);
	// Visitors get a worker too, and a tab that starts registers it at any time: not here.
	await page.context().addInitScript(() => {
		// Empty pages have none.
		if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
	});
	await textOf(await compose(page)).fill('half a thought');
	await page.keyboard.press('Escape');
	const other = await page.context().newPage();
	await other.goto('/');
	await expect(column(other, 'home')).toBeVisible();
	await expect.poll(() => stored(page)).toContain('half a thought');

	await page.bringToFront();
	await signOut(page, person.username);
	const asked = page.getByRole('alertdialog', { name: 'Sign out?' });
	await expect(asked).toContainText('1 draft');
	await asked.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('alertdialog').last().getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
	await expect.poll(() => workers(page)).toBe(0);
	// The other tab goes on as a visitor, and brings nothing back.
	await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
	for (const secret of [person.token, person.username, 'half a thought'])
		expect(await stored(page)).not.toContain(secret);
});

test('an account that leaves in one tab ends in the others, and its columns wait for it', async ({ open, home }) => {
	const [one, two] = await Promise.all([home.signUp(), home.signUp()]);
	const page = await open(one, { ...deck, others: [two] });
	await fromManyAddresses(page);
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: `@${two.username}` }).click();
	await page.getByRole('menuitem', { name: /^Home/ }).last().click();
	const theirs = (tab: Page) => tab.getByRole('region', { name: `Home, @${two.username}` });
	await expect(theirs(page)).toBeVisible();
	const other = await page.context().newPage();
	await other.goto('/settings/accounts');
	await expect(other.getByRole('listitem').filter({ hasText: `@${two.username}@` })).toContainText('Columns: Home');
	const asTwo: string[] = [];

	await page.goto('/settings/accounts');
	await page.getByRole('button', { name: `Sign out of @${two.username}@${home.host}` }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
	for (const tab of [page, other]) await expect(tab.getByText('Not signed in on this device')).toBeVisible();
	other.on('request', request => {
		if (request.postData()?.includes(two.token)) asTwo.push(request.url());
	});
	expect(await stored(other)).not.toContain(two.token);

	await page.getByRole('main').getByRole('button', { name: 'Add account' }).click();
	const form = dialog(page, 'Sign in');
	await form.getByLabel('Username').fill(two.username);
	await form.getByLabel('Password', { exact: true }).fill(two.password);
	await form.getByLabel('Password', { exact: true }).press('Enter');
	await dialog(page, `Add columns for @${two.username}?`).getByRole('button', { name: 'Not now' }).click();
	for (const tab of [page, other]) await expect(theirs(tab)).toBeVisible();
	expect(asTwo).toEqual([]);
});

test('accounts are dragged into another order, which stays', async ({ open, home }) => {
	const [one, two, three] = await Promise.all([home.signUp(), home.signUp(), home.signUp()]);
	const page = await open(one, { path: '/settings/accounts', base: { ui: 'default' }, others: [two, three] });
	const rows = page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ hasText: `@${home.host}` });
	await expect(rows).toHaveCount(3);
	const grip = page.getByRole('button', { name: new RegExp(`^Move @${three.username}@`) });
	// Dragging comes a moment after the list.
	await expect(async () => {
		await grip.hover();
		await page.mouse.down();
		const first = await rows.first().boundingBox();
		await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 40, { steps: 6 });
		await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) + 4, { steps: 6 });
		await page.mouse.up();
		await expect(rows.first()).toContainText(`@${three.username}@`, { timeout: 1_500 });
	}).toPass();
	await page.reload();
	await expect(rows.first()).toContainText(`@${three.username}@`);
	const order = await page.evaluate(() => JSON.parse(localStorage.getItem('accounts') ?? '[]'));
	expect(order.map(({ id }: { id: string }) => id)).toEqual([three.id, one.id, two.id]);
});
