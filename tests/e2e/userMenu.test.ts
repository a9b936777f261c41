import type { Home, Person } from './support/Home';
import { menuItem, toast } from './support/menus';
import { NO_CLIENT } from './support/preferences';
import { card, column, dialog } from './support/screen';
import { moderator } from './support/staff';
import { expect, test } from './support/test';

/** How one person stands to another. */
const relation = async (home: Home, me: Person, them: Person): Promise<object> =>
	home.call<object>('users/show', { userId: them.id }, me);

test('handle, addresses and id are copied, a note begins with their name, and a report arrives', async ({
	open,
	home,
}) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const permissions = ['clipboard-read', 'clipboard-write'];
	const page = await open(me, { path: NO_CLIENT, context: { permissions } });
	// As somebody of another server, who has an address there.
	const remote = 'https://far.example/@them';
	await page.route('**/api/users/show', async route => {
		const answer = await route.fetch({ postData: { userId: them.id, i: me.token } });
		await route.fulfill({ response: answer, json: { ...(await answer.json()), host: 'far.example', url: remote } });
	});
	const handle = `@${them.username}@far.example`;
	await page.goto(`/${handle}`);
	const more = page.getByRole('button', { name: `More about ${handle}`, exact: true });
	const copies: [item: string | RegExp, text: string][] = [
		[/^Copy username/, handle],
		['Copy profile link', `${home.origin}/${handle}`],
		['Copy profile link on original server', remote],
		['Copy user ID', them.id],
	];
	for (const [item, text] of copies) {
		await more.click();
		await menuItem(page, item).click();
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
	}
	await more.click();
	await expect(menuItem(page, 'Open on original server')).toHaveAttribute('href', remote);
	await menuItem(page, 'Report').click();
	await dialog(page, `Report ${handle}`).getByRole('textbox').fill('Copies my boats');
	await page.getByRole('button', { name: 'Send report' }).click();
	await expect(toast(page, 'Report sent')).toBeVisible();
	const [report] = await home.call<object[]>('admin/abuse-user-reports', { limit: 1 }, await moderator(home));
	expect(report).toMatchObject({ targetUserId: them.id, comment: 'Copies my boats' });
	// A server that knows no others would refuse to ask theirs.
	await page.route('**/api/federation/update-remote-user', route => route.fulfill({ status: 204 }));
	const asking = page.waitForRequest('**/api/federation/update-remote-user');
	await more.click();
	await menuItem(page, 'Refresh from original server').click();
	expect((await asking).postDataJSON()).toMatchObject({ userId: them.id });
	await expect(toast(page, 'Profile refreshed from the original server')).toBeVisible();
	await more.click();
	await menuItem(page, 'Mention in a note').click();
	await expect(dialog(page, 'New note').getByLabel('Note text')).toHaveValue(`${handle} `);
});

test('a card shows who somebody is, by the mouse and by the keyboard, and follows them', async ({ open, home }) => {
	const them = await home.signUp();
	await home.call('i/update', { name: 'Ottilie', description: `Keeps ${'many '.repeat(30)}boats` }, them);
	const note = await home.post(them, 'Hover me');
	const me = await home.follower(them);
	const page = await open(me);
	const name = card(column(page, 'home'), note).getByRole('link', { name: 'Ottilie' }).first();
	await page.mouse.move(2, 2);
	await name.hover();
	const about = page.getByRole('region', { name: `About @${them.username}` });
	await expect(about.getByText(/^Keeps many .*…$/)).toBeVisible();
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
	// From the keyboard.
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

test('the author of a note is reached from its menu', async ({ open, home }) => {
	const them = await home.signUp();
	const note = await home.post(them, 'Who am I?');
	const page = await open(await home.follower(them));
	const it = card(column(page, 'home'), note);
	await it.getByRole('button', { name: 'Note menu' }).click();
	await menuItem(page, `More about @${them.username}`).click();
	await expect(page.getByRole('menu', { name: `More about @${them.username}` })).toBeVisible();
	await menuItem(page, 'Mute renotes').click();
	await expect(toast(page, 'Renotes muted')).toBeVisible();
});
