import { dialog } from '../support/screen';
import { test } from '../support/test';

for (const [width, height] of [
	[390, 844],
	[1280, 800],
] as const) {
	for (const scheme of ['light', 'dark'] as const) {
		test(`shot ${width} ${scheme}`, async ({ open, home }) => {
			const demo = await home.signIn('demo', 'demo');
			const isPhone = width === 390;
			const page = await open(demo, {
				base: { ui: isPhone ? 'default' : 'deck' },
				context: {
					viewport: { width, height },
					colorScheme: scheme,
					isMobile: isPhone,
					hasTouch: isPhone,
					deviceScaleFactor: 1,
				},
			});
			await page.locator('article').first().waitFor();
			const name = 'Local';
			if (isPhone) {
				await page.getByRole('tab', { name: 'Local' }).click();
				await page.locator('article').first().waitFor();
				await page.getByRole('button', { name: 'Timeline options' }).click();
				await page.waitForTimeout(400);
				await page.screenshot({ path: `/tmp/shots/menu-${width}-${scheme}.png` });
				await page.getByRole('menuitem', { name: 'Catch up…' }).click();
			} else {
				await page.getByRole('button', { name: 'Menu of Local' }).first().click();
				await page.getByRole('menuitem', { name: /^Catch up/ }).click();
			}
			const digest = dialog(page, `Catch up: ${name}`);
			await digest.locator('[data-line]').first().waitFor();
			await page.waitForTimeout(800);
			await page.screenshot({ path: `/tmp/shots/authors-${width}-${scheme}.png` });
			await digest.getByText('Threads').click();
			await digest.locator('[data-line] button').nth(2).click();
			await page.waitForTimeout(500);
			await page.screenshot({ path: `/tmp/shots/threads-${width}-${scheme}.png` });
			await digest.getByText('None').click();
			await page.waitForTimeout(500);
			await page.screenshot({ path: `/tmp/shots/flat-${width}-${scheme}.png` });
			await digest.locator('[data-scroller]').evaluate(e => e.scrollTo(0, 1e6));
			await page.waitForTimeout(500);
			await digest.locator('[data-scroller]').evaluate(e => e.scrollTo(0, 1e6));
			await page.waitForTimeout(500);
			await page.screenshot({ path: `/tmp/shots/end-${width}-${scheme}.png` });
		});
	}
}
