import type { Page } from '@playwright/test';
import { NO_CLIENT, setPreferences } from './support/preferences';
import { column } from './support/screen';
import { admin, makeRole } from './support/staff';
import { expect, test } from './support/test';

const NOTES_PER_AD = 5;
const CLASSIC = { ui: 'default' };
const ads = (page: Page) => page.getByRole('feed').getByRole('complementary', { name: 'Advertisement' });

/** The demo world has ads; how often they come is the server's setting, which other tests must not meet. */
async function askForAds(page: Page): Promise<void> {
	await page.route('**/api/meta', async route => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), notesPerOneAd: NOTES_PER_AD } });
	});
}

test('ads stand between notes, tell whose they are, and come less often when asked', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.postMany(writer, 12, index => `line ${index}`);
	const page = await open(reader, { base: CLASSIC, path: NO_CLIENT });
	await askForAds(page);
	await page.goto('/');
	await expect(page.getByText('line 11')).toBeVisible();
	const rows = page.getByRole('feed').locator('> *');
	await expect(rows.nth(3).getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
	await expect(rows.nth(3 + 1 + NOTES_PER_AD).getByRole('complementary', { name: 'Advertisement' })).toBeAttached();

	const first = ads(page).first();
	const link = first.getByRole('link');
	await expect(link).toHaveAttribute('rel', /sponsored/);
	await first.getByRole('button', { name: 'About this ad' }).click();
	await expect(first).toContainText('Placed by the administrators');
	await first.getByRole('button', { name: 'Show less often' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'less often' })).toBeVisible();
	await expect
		.poll(async () => {
			const kept = await home.call<{ mutedAds?: string[] }>(
				'i/registry/get-all',
				{ scope: ['client', 'base'] },
				reader,
			);
			return kept.mutedAds?.length;
		})
		.toBe(1);
});

test('who may hide ads sees none, unless they want to', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.postMany(writer, 5, index => `line ${index}`);
	const roleId = await makeRole(home, `Spared ${reader.username}`, {
		policies: { canHideAds: { useDefault: false, priority: 0, value: true } },
	});
	await home.call('admin/roles/assign', { roleId, userId: reader.id }, await admin(home));
	const page = await open(reader, { base: CLASSIC, path: NO_CLIENT });
	await askForAds(page);
	await page.goto('/');
	await expect(page.getByText('line 0')).toBeVisible();
	await expect(ads(page)).toHaveCount(0);
	await page.goto(NO_CLIENT);
	await setPreferences(page, { forceShowAds: true });
	await page.goto('/');
	await expect(ads(page)).toHaveCount(1);
});

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
