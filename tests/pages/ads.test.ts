import { expect, it } from 'vitest';
import { admin, makeRole } from '../e2e/support/staff';
import { page } from './support/menus';
import { changeAnswer, home, openPage, reloadPage, setPreferences } from './support/openPage';

const NOTES_PER_AD = 5;
const AD = { url: 'https://ads.example/', imageUrl: 'https://ads.example/ad.png', dayOfWeek: 0, ratio: 1 };
const rows = page.getByRole('feed').locator(':scope > *');
const ads = page.getByRole('feed').getByRole('article', { name: 'Advertisement' });
const ad = { name: 'Advertisement' };

/** Makes the server show ads. Their frequency is a setting of the server, which must not affect other tests. */
const askForAds = (): void =>
	changeAnswer('meta', {
		notesPerOneAd: NOTES_PER_AD,
		ads: ['one', 'two', 'three'].map(id => ({ ...AD, id, place: 'horizontal-big' })),
	});

it('ads stand between notes, tell whose they are, and come less often when asked', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.postMany(writer, 12, index => `line ${index}`);
	askForAds();
	await openPage(reader);
	await expect(page.getByText('line 11')).toBeVisible();
	await expect(rows.nth(3).getByRole('article', ad)).toBeVisible();
	await expect(rows.nth(3 + 1 + NOTES_PER_AD).getByRole('article', ad)).toBeVisible();

	const first = ads.first();
	await expect(first.getByRole('link')).toHaveAttribute('rel', /sponsored/);
	await first.getByRole('button', { name: 'About this ad' }).click();
	await expect(first).toContainText('Placed by the administrators');
	await first.getByRole('button', { name: 'Show less often' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'less often' })).toBeVisible();
	const kept = () => home.call<{ mutedAds?: string[] }>('i/registry/get-all', { scope: ['client', 'base'] }, reader);
	await expect.poll(async () => (await kept()).mutedAds?.length).toBe(1);
});

it('who may hide ads sees none, unless they want to', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.postMany(writer, 5, index => `line ${index}`);
	const roleId = await makeRole(home, `Spared ${reader.username}`, {
		policies: { canHideAds: { useDefault: false, priority: 0, value: true } },
	});
	await home.call('admin/roles/assign', { roleId, userId: reader.id }, await admin(home));
	askForAds();
	await openPage(reader);
	await expect(page.getByText('line 0')).toBeVisible();
	await expect(ads).toHaveCount(0);
	setPreferences({ forceShowAds: true });
	await reloadPage();
	await expect(ads).toHaveCount(1);
});
