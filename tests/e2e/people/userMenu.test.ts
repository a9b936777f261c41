import type { Home, Person } from '../support/Home';
import { card, column } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

/** The relation of one user to another. */
const relation = async (home: Home, me: Person, them: Person): Promise<object> =>
	home.call<object>('users/show', { userId: them.id }, me);

test('a card shows who somebody is, by the mouse and by the keyboard, and follows them', async ({ open, home }) => {
	const them = await home.signUp();
	await home.call('i/update', { name: 'Ottilie', description: `Keeps ${'many '.repeat(30)}boats` }, them);
	const note = await home.post(them, 'Hover me');
	const me = await home.follower(them);
	const page = await open(me, { context: WIDE });
	const name = card(column(page, 'home'), note).getByRole('link', { name: 'Ottilie' }).first();
	const about = page.getByRole('region', { name: `About @${them.username}` });
	// A hand moves the pointer many times on its way; here it may be on the link in one step, before anything listens.
	await expect(async () => {
		await page.mouse.move(2, 2);
		await name.hover();
		await expect(about.getByText(/^Keeps many .*…$/)).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await about.getByRole('button', { name: 'Unfollow' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Unfollow' }).click();
	await expect.poll(() => relation(home, me, them)).toMatchObject({ isFollowing: false });
	await page.mouse.move(2, 2);
	await name.hover();
	await about.getByRole('button', { name: 'Follow', exact: true }).click();
	await expect(about.getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await expect.poll(() => relation(home, me, them)).toMatchObject({ isFollowing: true });
	await page.mouse.move(2, 2);
	await expect(about).toHaveCount(0);
	// By keyboard.
	await page.keyboard.press('Tab');
	await name.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(about.getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await page.keyboard.press('Alt+ArrowDown');
	await expect(about.getByRole('button', { name: 'Unfollow' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(about).toHaveCount(0);
	await expect(name).toBeFocused();
});
