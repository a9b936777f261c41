import type { Page } from '@playwright/test';
import { chooseOfPage } from '../support/menus';
import { reload } from '../support/reload';
import { column, composeButton } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** The side bar, and a long list of columns in it, fade out at their end until they are scrolled to it. */
async function fadesWhereMoreIsBelow(page: Page): Promise<void> {
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	const bar = page.getByRole('navigation', { name: 'Navigation' });
	await page.setViewportSize({ width, height: 500 });
	for (const box of [bar, bar.getByRole('list', { name: 'Columns' })]) {
		await expect(box).toHaveAttribute('data-more-below', '');
		await box.evaluate(element => element.scrollTo(0, element.scrollHeight));
		await expect(box).not.toHaveAttribute('data-more-below');
	}
	await page.setViewportSize({ width, height });
}

test(
	'the layout is asked for by the address, else as it was chosen, else by the device',
	PHONE,
	async ({ open, home, isPhone }) => {
		const page = await open(await home.signUp());
		await expect(composeButton(page)).toBeVisible();
		await expect(page.locator('[data-column="home"]')).toHaveCount(isPhone ? 0 : 1);
		// Also where a deck's bar has more items than the window has room for.
		await expect(composeButton(page)).toBeInViewport({ ratio: 1 });
		if (!isPhone) await fadesWhereMoreIsBelow(page);
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

test('theme and language are the device’s until they are chosen by hand, and tabs agree', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck' }, context: { locale: 'ja-JP' } });

	await test.step('it speaks Japanese, by the browser’s choice or by hand', async () => {
		const nav = page.getByRole('navigation', { name: 'ナビゲーション' });
		const chooseEnglish = async () => {
			await nav.getByRole('button', { name: 'その他' }).click();
			await page.getByRole('menuitem', { name: '言語' }).click();
			await page.getByRole('menuitemradio', { name: 'English' }).click();
			await expect(composeButton(page)).toBeVisible();
		};
		await expect(nav).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja-JP');
		await chooseEnglish();
		await chooseOfPage(page, 'Language', '日本語');
		await expect(nav).toBeVisible();
		await reload(page);
		await expect(nav).toBeVisible();
		await chooseEnglish();
	});

	await test.step('the theme follows the device, until it is chosen by hand', async () => {
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

	await test.step('what is changed in one tab is there in the other', async () => {
		const other = await page.context().newPage();
		await other.goto('/');
		await expect(column(other, 'home')).toBeAttached();
		await page.bringToFront();
		await page.getByRole('button', { name: 'Menu of Home', exact: true }).click();
		await page.getByRole('menuitem', { name: 'Remove column' }).click();
		await expect(column(page, 'home')).toHaveCount(0);
		await expect(column(other, 'home')).toHaveCount(0);
	});
});
