import { createHash } from 'node:crypto';
import { networkThemes } from '@tests/factories/networkThemes';
import { pathTo } from '@/domain/paths/pathTo';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('the pages of themes have no faults that axe finds', async ({ home, open }) => {
	const [code = ''] = networkThemes;
	const page = await open(await home.signUp(), { path: pathTo('installTheme'), base: { ui: 'default' } });
	await test.step('with a theme to install', async () => {
		await page.getByRole('textbox', { name: 'Theme code' }).fill(code);
		await expect(page.getByRole('img', { name: 'Preview: Kelp forest' }).locator('article')).toHaveCount(2);
		await expectAccessible(page, '[data-page]');
	});
	await test.step('with the installed one', async () => {
		await page.getByRole('button', { name: 'Install', exact: true }).click();
		await expect(page.getByRole('list', { name: 'Installed themes' }).getByText('Kelp forest')).toBeVisible();
		await expectAccessible(page, '[data-page]');
	});
	for (const part of ['Colors', 'Palette', 'Code'])
		await test.step(`the editor’s ${part}`, async () => {
			if (part === 'Colors') await page.goto(pathTo('themeEditor'));
			await page.getByRole('tab', { name: part }).click();
			await expect(page.getByRole('img', { name: 'Live preview' }).locator('article')).toHaveCount(2);
			await expectAccessible(page, '[data-page]');
		});
	await test.step('the editor, which keeps its warning in view where the last color is picked', async () => {
		await page.getByRole('tab', { name: 'Colors' }).click();
		await page.getByLabel('Text on the accent, exact value').fill('#888888');
		const warning = page.getByRole('status').filter({ hasText: /pairs? (?:is|are) hard to read/ });
		for (const size of [
			{ width: 1280, height: 800 },
			{ width: 390, height: 844 },
		]) {
			await page.setViewportSize(size);
			await page.getByLabel('Successes, exact value').scrollIntoViewIfNeeded();
			await expect(warning).toBeInViewport({ ratio: 1 });
		}
		await page.setViewportSize({ width: 1280, height: 800 });
	});
	await test.step('what a page offers', async () => {
		await page.route('**/api/fetch-external-resources', route =>
			route.fulfill({ json: { type: 'theme', data: code } }),
		);
		const hash = createHash('sha512').update(code).digest('hex');
		await page.goto(pathTo('installExtensions', {}, { url: 'https://themes.example/kelp.json', hash }));
		await expect(page.getByRole('button', { name: 'Fetch and show' })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Fetch and show' }).click();
		await expect(page.getByText('This theme is already installed')).toBeVisible();
		await expectAccessible(page);
	});
});
