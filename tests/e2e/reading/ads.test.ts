import type { Page } from '@playwright/test';
import { NO_CLIENT } from '../support/preferences';
import { column } from '../support/screen';
import { expect, test } from '../support/test';

const NOTES_PER_AD = 5;
const ads = (page: Page) => page.getByRole('feed').getByRole('article', { name: 'Advertisement' });

/** The demo world has ads; their frequency is a setting of the server, which must not affect other tests. */
async function askForAds(page: Page): Promise<void> {
	await page.route('**/api/meta', async route => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), notesPerOneAd: NOTES_PER_AD } });
	});
}

test('a deck shows one ad at a time, in its main column or in another', async ({ open, home }) => {
	const writer = await home.signUp();
	await home.postMany(writer, 12, index => `line ${index}`);
	const page = await open(await home.signUp(), { base: { ui: 'deck' }, path: NO_CLIENT });
	await askForAds(page);
	await page.goto('/');
	await column(page, 'main').getByRole('tab', { name: 'Local' }).click();
	for (const kind of ['main', 'local']) await expect(column(page, kind).getByText('line 11')).toBeVisible();
	await expect(ads(page)).toHaveCount(1);
});
