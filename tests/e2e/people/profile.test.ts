import { openDeckTool } from '../support/openDeckTool';
import { expect, PHONE, test } from '../support/test';

test('a profile leads through its parts, its followers, and back', PHONE, async ({ open, home }) => {
	const me = await home.signIn('demo', 'demo');
	const page = await open(me, { path: '/@mara', base: { ui: 'default' } });
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { name: /^Mara Lindqvist/ })).toBeVisible();
	await expect(main.getByRole('region', { name: 'Images' }).getByRole('link').first()).toBeVisible();
	await main.getByRole('tab', { name: 'Overview' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(main.getByRole('feed', { name: 'Notes' }).getByRole('article').first()).toBeVisible();
	await expect(main.getByRole('tab', { name: 'Notes' })).toBeFocused();
	await expect(page).toHaveURL(/\/@mara\/notes$/);
	await page.keyboard.press('ArrowRight');
	const chart = main.getByRole('slider', { name: 'Follows' });
	await chart.focus();
	const now = await chart.getAttribute('aria-valuetext');
	await page.keyboard.press('ArrowLeft');
	await expect(chart).not.toHaveAttribute('aria-valuetext', now ?? '');
	await main.getByRole('tab', { name: 'Overview' }).click();
	await main.getByRole('link', { name: /\d Followers/ }).click();
	const followers = main.getByRole('list', { name: 'Followers of Mara Lindqvist' });
	await expect(followers.getByRole('listitem').first()).toBeVisible();
	await followers.getByRole('link').first().click();
	await expect(main.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
	await page.goBack();
	await expect(followers).toBeVisible();
});

test('who has a hashtag, and who asks to follow, is in sight', PHONE, async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await home.call('i/update', { isLocked: true }, me);
	await home.call('following/create', { userId: me.id }, them);
	const page = await open(me, { path: '/my/follow-requests', base: { ui: 'default' } });
	const first = page.getByRole('main').getByRole('listitem').first();
	await expect(first).toBeInViewport();
	await expect(first).toContainText(`@${them.username}`);
	await page.goto('/user-tags/harbour');
	await expect(first).toBeInViewport();
});

test('somebody is picked by name, with the keys, for a column of their notes', async ({ open, home }) => {
	const them = await home.signUp();
	await home.call('i/update', { name: 'Ottilie Quay' }, them);
	await home.post(them, 'a note to be found');
	const page = await open(await home.signUp(), { base: { ui: 'deck' } });
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: /^User/ }).click();
	const field = page.getByRole('dialog', { name: 'Whose notes?' }).getByRole('combobox');
	await field.fill('ottilie q');
	await expect(page.getByRole('option', { name: /Ottilie Quay/ })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.locator('section[data-column="userNotes"]').getByText('a note to be found')).toBeVisible();
});
