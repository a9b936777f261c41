import type { Page } from '@playwright/test';
import { chooseOfPage } from '../support/menus';
import { reload } from '../support/reload';
import { card, column, composeButton } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('zen shows nothing but the page', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, 'breathe in');
	const page = await open(reader, { path: '/?zen' });
	await expect(page.getByRole('main').getByText('breathe in')).toBeVisible();
	await expect(bar(page)).toHaveCount(0);
	await expect(page.locator('[data-column]')).toHaveCount(0);
});

test(
	'the layout is asked for by the address, else as it was chosen, else by the device',
	PHONE,
	async ({ open, home, isPhone }) => {
		const page = await open(await home.signUp());
		await expect(composeButton(page)).toBeVisible();
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 0 : 1);
		await page.goto(isPhone ? '/?ui=deck' : '/?ui=default');
		await expect(composeButton(page)).toBeVisible();
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 1 : 0);
		await page.goto('/');
		await expect(composeButton(page)).toBeVisible();
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 0 : 1);
		// The choice reloads the page.
		const loaded = page.waitForEvent('load');
		await chooseOfPage(page, isPhone ? 'Switch to deck' : 'Switch to classic view');
		await loaded;
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 1 : 0);
		await reload(page);
		await expect(composeButton(page)).toBeVisible();
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 1 : 0);
	},
);

test('the theme follows the device, until it is chosen by hand', async ({ open, home }) => {
	const page = await open(await home.signUp());
	await expect(composeButton(page)).toBeVisible();
	expect(await theme(page)).toBe('light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(() => theme(page)).toBe('dark');
	await chooseOfPage(page, 'Theme', 'Chart paper');
	await expect.poll(() => theme(page)).toBe('light');
	await reload(page);
	await expect(composeButton(page)).toBeVisible();
	expect(await theme(page)).toBe('light');
	await page.keyboard.press('d');
	await expect.poll(() => theme(page)).toBe('dark');
	await chooseOfPage(page, 'Theme', 'Same as device');
	await expect.poll(() => theme(page)).toBe('dark');
	await page.emulateMedia({ colorScheme: 'light' });
	await expect.poll(() => theme(page)).toBe('light');
});

test('it speaks Japanese, by the browser’s choice or by hand', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { context: { locale: 'ja-JP' } });
	await expect(page.getByRole('navigation', { name: 'ナビゲーション' })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja-JP');
	const english = await open(person);
	await chooseOfPage(english, 'Language', '日本語');
	await expect(english.getByRole('navigation', { name: 'ナビゲーション' })).toBeVisible();
	await reload(english);
	await expect(english.getByRole('navigation', { name: 'ナビゲーション' })).toBeVisible();
});

test('what is changed in one tab is there in the other', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { base: { ui: 'deck' } });
	const other = await page.context().newPage();
	await other.goto('/');
	await expect(column(other, 'home')).toBeAttached();
	await page.bringToFront();
	await page.getByRole('button', { name: 'Menu of Home', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Remove column' }).click();
	await expect(column(page, 'home')).toHaveCount(0);
	await expect(column(other, 'home')).toHaveCount(0);
});

test('a wrong address shows the not-found page, and a way back', async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: '/no/such/page' });
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	await page.getByRole('button', { name: 'Go to start page' }).click();
	await expect(page).toHaveURL(/\/$/);
	await expect(column(page, 'home')).toBeVisible();
});

test('somebody who follows nobody begins on Local', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'good evening, newcomers');
	const page = await open(await home.signUp(), { base: { ui: 'default' }, isNew: true });
	await expect(page.getByRole('tab', { name: 'Local' })).toHaveAttribute('aria-selected', 'true');
	await expect(card(page, note)).toBeVisible();
	const reader = await open(await home.follower(writer), { base: { ui: 'default' }, isNew: true });
	await expect(reader.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true');
	await expect(card(reader, note)).toBeVisible();
});
