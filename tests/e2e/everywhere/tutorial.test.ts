import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, PHONE, test } from '../support/test';

const tutorial = (page: Page) => page.getByRole('complementary', { name: 'Tutorial' });

test(
	'the tutorial leaves the page its room, goes on by itself, and is accessible',
	PHONE,
	async ({ open, home, isPhone }) => {
		const context = {
			reducedMotion: 'reduce' as const,
			...(isPhone ? {} : { viewport: { width: 1280, height: 800 } }),
		};
		const page = await open(await home.signUp(), { base: { ui: 'default' }, tutorial: {}, context });
		await tutorial(page).getByRole('button', { name: 'Not now' }).waitFor();
		await expectAccessible(page);
		await tutorial(page).getByRole('button', { name: 'Start' }).click();
		await expect(tutorial(page).getByText('Step 1 of 6')).toBeVisible();
		await expectAccessible(page);
		const [card, main] = await Promise.all([tutorial(page).boundingBox(), page.getByRole('main').boundingBox()]);
		if (!card || !main) throw new Error('Nothing is drawn.');
		if (isPhone) expect(main.y + main.height).toBeLessThanOrEqual(card.y + 1);

		await tutorial(page).getByRole('button', { name: 'Edit profile' }).click();
		await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist');
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(tutorial(page).getByText('Step 2 of 6')).toBeVisible();
		await tutorial(page).getByRole('button', { name: 'Continue later' }).press('Enter');
		await expect(tutorial(page)).toHaveCount(0);
		await expect(page.locator(':root')).not.toHaveAttribute('style', /--tutorial/);
	},
);

test('axe finds nothing serious in the preview of components', PHONE, async ({ open, home }) => {
	const page = await open(await home.signIn('demo', 'demo'), {
		path: '/preview',
		base: { ui: 'default' },
		context: { reducedMotion: 'reduce' },
	});
	await page.locator('[data-part="note"] article').first().waitFor({ state: 'attached' });
	await expectAccessible(page, '[data-part]');
	// The last tile of a long grid is there without a scroll or another size of the window.
	await expect(page.getByRole('button', { name: '20', exact: true })).toBeVisible();
});
