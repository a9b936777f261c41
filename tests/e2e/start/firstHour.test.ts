import type { Locator, Page } from '@playwright/test';
import { dragBy } from '../support/dragBy';
import { followsHand } from '../support/followsHand';
import { fromManyAddresses } from '../support/fromManyAddresses';
import { someName, somePicture } from '../support/Home';
import { bar, becomesReady, compose, postButton, textOf } from '../support/posting';
import { card, column, dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

/** As a new user: nothing was dismissed on this device. */
async function signUp(page: Page, username: string): Promise<void> {
	await fromManyAddresses(page);
	await page.getByRole('button', { name: 'Sign up' }).click();
	const form = dialog(page, 'Sign up');
	await form.getByLabel(/^User ?name$/i).fill(username);
	await form.getByLabel('Password', { exact: true }).fill('a long password');
	await form.getByLabel(/password again$|^Repeat password$/).fill('a long password');
	await form.getByRole('checkbox').check();
	await form.getByRole('button', { name: /^Create (the )?account$/ }).click();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${username}` })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function choose(one: Locator): Promise<void> {
	if ((await one.getAttribute('aria-selected')) !== 'true') await one.click();
	await expect(one).toHaveAttribute('aria-selected', 'true');
}

/** Phones have no columns to drag: swiping leads to the next timeline, and back. */
async function swipesToNextTab(page: Page, timeline: Locator): Promise<void> {
	const note = timeline.locator('article[data-note-id]').first();
	await dragBy(page, note, { x: -110, y: 6 }, true);
	await expect(tab(page, 'Local')).toHaveAttribute('aria-selected', 'false');
	await expect(note).toBeVisible();
	await dragBy(page, note, { x: 110, y: 6 }, true);
	await expect(tab(page, 'Local')).toHaveAttribute('aria-selected', 'true');
}

/** Follows the author of a visible note, and returns. */
async function follow(page: Page, within: Locator, username: string): Promise<void> {
	await within.locator(`article[data-note-id] a[href="/@${username}"]`).first().click();
	await within.getByRole('button', { name: 'Follow', exact: true }).click();
	await expect(within.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
	await page.goBack();
	await expect(within.getByRole('button', { name: 'Unfollow', exact: true })).toHaveCount(0);
}

test(
	'the first hour: signing up, reading, following, writing, and a lost connection',
	PHONE,
	async ({ open, ownServer, isPhone }) => {
		test.slow();
		const server = await ownServer();
		const { home } = server;
		const writers = await Promise.all([home.signUp(), home.signUp(), home.signUp()]);
		for (const [index, writer] of writers.entries()) await home.postMany(writer, 4, nth => `ahoy ${index}, ${nth}`);
		const [first] = writers;
		if (!first) throw new Error('Nobody writes.');
		const note = await home.post(first, 'Open me, with a cup of tea');

		const page = await open(null, { home, base: { deckIntroduced: false } });
		const username = someName();
		await signUp(page, username);
		await page.getByRole('complementary', { name: 'Tutorial' }).getByRole('button', { name: 'Not now' }).click();
		const gotIt = page.getByRole('button', { name: 'Got it' });
		if (!isPhone) await gotIt.click();

		// There is something to read at once.
		const local = isPhone ? page.getByRole('main') : column(page, 'local');
		if (isPhone) await choose(tab(page, 'Local'));
		await expect(card(local, note)).toBeVisible();

		for (const writer of writers) await follow(page, local, writer.username);
		const following = async () =>
			(await home.call<{ followingCount: number }>('users/show', { username })).followingCount;
		await expect.poll(following).toBe(writers.length);

		// A note opens in place, and back returns to the same position.
		const chosen = card(local, note);
		await chosen.scrollIntoViewIfNeeded();
		const top = async () => Math.round((await chosen.boundingBox())?.y ?? Number.NaN);
		const before = await top();
		await chosen.getByText('with a cup of tea').click();
		await expect(local.locator('article[data-detailed]')).toBeVisible();
		await page.goBack();
		await expect(local.locator('article[data-detailed]')).toHaveCount(0);
		await expect(chosen).toBeVisible();
		expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);

		if (isPhone) await swipesToNextTab(page, local);
		else await followsHand(page, column(page, 'notifications'));

		const form = await compose(page);
		await textOf(form).fill('My first picture here');
		await form.locator('input[type=file]').setInputFiles({
			name: 'tea.png',
			mimeType: 'image/png',
			buffer: Buffer.from(await somePicture()),
		});
		await expect(form.getByRole('button', { name: 'Actions for tea.png' })).toBeVisible();
		await postButton(form).click();
		await expect(form).toHaveCount(0);
		const mine = local.locator('article[data-note-id]', { hasText: 'My first picture here' });
		await expect(mine.getByRole('img').first()).toBeVisible();

		await becomesReady(page);
		const noConnection = bar(page).getByRole('button', { name: /^No connection/ });
		await server.kill();
		await expect(noConnection).toBeVisible();
		await expect(page.getByRole('alertdialog')).toHaveCount(0);
		await expect(mine).toBeVisible();
		await server.restart();
		await expect(noConnection).toHaveCount(0, { timeout: 20_000 });
		const later = await home.post(first, 'Welcome back');
		await expect(card(local, later)).toBeVisible();
	},
);
