import { pathTo } from '@/domain/paths/pathTo';
import { SETTINGS_LIST } from '@/features/settings/frame/settingsList';
import texts from '../../../locales/en-US/settings.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

for (const { group, pages } of SETTINGS_LIST) {
	test(`settings pages of “${texts.groups[group]}” have no faults that axe finds, and none makes the window scroll`, async ({
		home,
		open,
	}) => {
		const demo = await home.signIn('demo', 'demo');
		const page = await open(demo, { path: pathTo('settings'), base: { ui: 'default' } });
		const list = page.getByRole('navigation', { name: texts.title });
		const content = page.locator('[data-page]');
		for (const { page: name } of pages) {
			await test.step(name, async () => {
				await list.getByRole('link', { name: texts.pages[name], exact: true }).click();
				await expect(page).toHaveURL(pathTo(name));
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				// The placeholder rows of code and data that are on their way have nothing for the keyboard.
				await expect(
					content.locator('[aria-busy="true"]').or(content.getByRole('status', { name: 'Loading' })),
				).toHaveCount(0);
				await expectAccessible(page, '[data-page]');
				const [size, whole] = await page.evaluate(() => {
					const { scrollWidth, scrollHeight } = document.documentElement;
					return [
						[innerWidth, innerHeight],
						[scrollWidth, scrollHeight],
					];
				});
				expect(whole).toEqual(size);
			});
		}
	});
}
