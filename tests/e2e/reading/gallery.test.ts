import type { Locator } from '@playwright/test';
import { card, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('the gallery opens over the page, and a step back closes it', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const fileIds = [await home.upload(writer), await home.upload(writer)];
	const note = await home.post(writer, { text: 'two views', fileIds });
	const page = await open(reader);
	const shown = card(homeTimeline(page, isPhone), note);
	const picture = shown.getByRole('link', { name: 'Image 1 of 2' });
	const gallery = page.locator('.pswp');
	await picture.click();
	await expect(gallery).toBeVisible();
	await expect(page).toHaveURL(/\/#pswp$/);
	await expect(gallery.getByText('1 / 2')).toBeVisible();
	await expect(gallery).toBeFocused();
	if (!isPhone) {
		await expect(async () => {
			await page.keyboard.press('ArrowRight');
			await expect(gallery.getByText('2 / 2')).toBeVisible({ timeout: 500 });
		}).toPass();
	}
	await page.goBack();
	await expect(gallery).toHaveCount(0);
	await expect(page).toHaveURL(/\/$/);
	await expect(picture).toBeVisible();

	// Forward leads to the gallery's entry, from which the page goes back by itself.
	await page.goForward();
	await expect(page).toHaveURL(/\/$/);
	await expect(gallery).toHaveCount(0);
	await picture.click();
	await expect(gallery).toBeVisible();
	await expect(async () => {
		await page.keyboard.press('Escape');
		// A second press, once it is closed, would open the note.
		await expect(gallery).toHaveCount(0, { timeout: 4_000 });
	}).toPass();
	await expect(page).toHaveURL(/\/$/);
	await expect(picture).toBeFocused();
});

test('an address with the gallery’s mark opens the page without it', async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: '/#pswp' });
	await expect(page.getByRole('feed').or(page.getByText('You aren’t following anyone yet')).first()).toBeVisible();
	await expect(page.locator('.pswp')).toHaveCount(0);
	expect(new URL(page.url()).hash).toBe('');
});

test('a picture ends above its caption, however long that is', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const fileId = await home.upload(writer, 900, 1600);
	await home.call('drive/files/update', { fileId, comment: 'A lighthouse in the fog. '.repeat(20) }, writer);
	const note = await home.post(writer, { text: 'described', fileIds: [fileId] });
	const page = await open(reader);
	await card(homeTimeline(page, isPhone), note).locator('a[data-media]').click();
	const gallery = page.locator('.pswp');
	const edge = async (shown: Locator, side: 'top' | 'bottom') =>
		shown.evaluate((element, of) => element.getBoundingClientRect()[of], side);
	await expect(async () => {
		const bottom = await edge(gallery.locator('.pswp__img').last(), 'bottom');
		const top = await edge(gallery.getByText('A lighthouse in the fog.'), 'top');
		expect(bottom).toBeGreaterThan(0);
		expect(bottom).toBeLessThanOrEqual(top);
	}).toPass();
});

test('one’s own picture leads from the gallery to its page in the drive', async ({ open, home }) => {
	const writer = await home.signUp();
	const fileIds = [await home.upload(writer), await home.upload(writer)];
	const note = await home.post(writer, { text: 'mine', fileIds });
	const page = await open(writer, { base: { ui: 'default' } });
	const gallery = page.locator('.pswp');
	await card(page.getByRole('main'), note).getByRole('link', { name: 'Image 2 of 2' }).click();
	const more = gallery.getByRole('button', { name: 'More' });
	// Before the gallery has opened so far that it hears keys itself.
	await more.click();
	const own = page.getByRole('menuitem', { name: 'Open in drive' });
	await expect(own).toBeVisible();
	await expect(gallery).toHaveAttribute('style', /--pswp-root-z-index/);
	await page.keyboard.press('Escape');
	await expect(own).toHaveCount(0);
	// It is out of the tree of roles as soon as it begins to go.
	await expect(page.locator('[data-overlay]')).toHaveCount(0);
	await expect(gallery).toHaveClass(/pswp--ui-visible/);
	await more.click();
	await own.click();
	await expect(gallery).toHaveCount(0);
	await expect(page).toHaveURL(new RegExp(`/my/drive/file/${fileIds[1]}$`));
});
