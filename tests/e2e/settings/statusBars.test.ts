import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { expect, PHONE, test } from '../support/test';

const BARS = 'aside[aria-label="Status bars"]';

/** How far the entries have moved, in pixels. */
const shift = (page: Page) =>
	page
		.locator(`${BARS} [style*="animation-duration"]`)
		.evaluate(element => new DOMMatrix(getComputedStyle(element).transform).e);

test('status bars leave the layout the rest of the window, move, and can be stopped', PHONE, async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: NO_CLIENT });
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await setPreferences(page, {
		statusbars: [
			{ id: 'a', type: 'federation', name: 'Servers', size: 'large', props: { colored: true, marqueeDuration: 20 } },
			{ id: 'b', type: 'rss', name: 'News', black: true },
		],
	});
	const bars = page.locator(BARS);
	for (const ui of ['deck', 'default']) {
		await test.step(`the layout ${ui} begins below them and ends with the window`, async () => {
			await page.goto(`/?ui=${ui}`);
			await expect(bars.locator('section')).toHaveCount(2, { timeout: 15_000 });
			const shape = await page.evaluate(selector => {
				const above = document.querySelector(selector);
				const layout = document.querySelector('main')?.parentElement;
				return {
					isFirst: above?.getBoundingClientRect().top === 0,
					gap: (layout?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0),
					below: innerHeight - (layout?.getBoundingClientRect().bottom ?? 0),
					overflow: document.documentElement.scrollHeight - innerHeight,
				};
			}, BARS);
			expect(shape).toEqual({ isFirst: true, gap: 0, below: 0, overflow: 0 });
			const top = () => page.locator('main').evaluate(main => main.parentElement?.getBoundingClientRect().top);
			const below = await top();
			await page.reload();
			await expect(page.locator('main')).toBeVisible();
			expect(await top(), 'before they come').toBe(below);
		});
	}
	await test.step('entries move until the button stops them, and a focused one is in view', async () => {
		await expect(bars.getByRole('link').first()).toBeVisible();
		const before = await shift(page);
		await expect.poll(() => shift(page)).not.toBe(before);
		await bars.getByRole('button', { name: 'Pause Servers' }).click();
		const stopped = await shift(page);
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await shift(page)).toBe(stopped);
		await page.keyboard.press('Shift+Tab');
		await expect(bars.locator('a:focus')).toBeInViewport({ ratio: 1 });
	});
	await test.step('axe finds nothing', () => expectAccessible(page, BARS));
	await test.step('without motion the entries are there once, in a line to scroll', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await expect(bars.locator('[data-still]')).toHaveCount(1);
		await expect(bars.locator('[aria-hidden] a')).toHaveCount(0);
	});
});
