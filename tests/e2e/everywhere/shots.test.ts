import { dialog } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
for (const [name, context, scheme, lang] of [
	['wide-light-en', WIDE, 'light', 'en-US'],
	['wide-dark-ja', WIDE, 'dark', 'ja-JP'],
	['phone-light-ja', PHONE, 'light', 'ja-JP'],
	['phone-dark-en', PHONE, 'dark', 'en-US'],
] as const) {
	test(name, async ({ open, home }) => {
		const writer = await home.signUp();
		await home.call('i/update', { name: 'Ottilie Harbour' }, writer);
		const reader = await home.follower(writer);
		await home.post(writer, 'high water at noon');
		const page = await open(reader, {
			base: { ui: 'deck' },
			context: { ...context, colorScheme: scheme, locale: lang },
		});
		if (context === WIDE) await page.setViewportSize({ width: 1280, height: 800 });
		await expect(page.getByText('high water at noon').first()).toBeVisible();
		const shot = (step: string) => page.screenshot({ path: `/tmp/p20shots/${name}-${step}.png` });
		if (context === WIDE) {
			await page.locator('article').first().focus();
			await page.keyboard.press('Control+k');
		} else {
			await shot('bar');
			await page.getByRole('button', { name: /Command palette|コマンドパレット/ }).click();
		}
		const palette = dialog(page, /Command palette|コマンドパレット/);
		await palette.getByRole('combobox').waitFor();
		await page.waitForTimeout(1200);
		await shot('open');
		await palette.getByRole('combobox').fill('sound');
		await page.waitForTimeout(600);
		await shot('sound');
		await palette.getByRole('combobox').fill(`mute ottilie`);
		await page.waitForTimeout(800);
		await shot('mute');
		await page.keyboard.press('Enter');
		await page.waitForTimeout(600);
		await shot('mute2');
		await page.keyboard.press('Escape');
		await palette.getByRole('combobox').fill(`xyzzy`);
		await page.waitForTimeout(600);
		await shot('none');
	});
}
