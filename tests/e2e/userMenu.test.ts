import type { Home, Person } from './support/Home';
import { chooseOfUser, menuItem, offered, openUserMenu, toast } from './support/menus';
import { NO_CLIENT } from './support/preferences';
import { card, column, dialog } from './support/screen';
import { admin, makeRole, moderator } from './support/staff';
import { expect, test } from './support/test';

/** How one person stands to another. */
const relation = async (home: Home, me: Person, them: Person): Promise<object> =>
	home.call<object>('users/show', { userId: them.id }, me);

/** What ends then ends in so many minutes, or never. */
function expectMinutes(expiresAt: string | null | undefined, minutes: number | null): void {
	const left = expiresAt === null ? null : (Date.parse(expiresAt ?? '') - Date.now()) / 60_000;
	// It is a little less by now.
	expect(left && Math.ceil(left)).toBe(minutes);
}

const FOR_ALL = ['Copy username', 'Copy profile link', 'Copy user ID'];
const KEEPING = ['Mention in a note', 'Memo', 'Lists', 'Antennas'];
const AVOIDING = ['Mute', 'Mute renotes', 'Block'];

test('everybody is offered what they may do with somebody, and nothing else', async ({ open, home }) => {
	const them = await home.signUp();
	const friend = await home.follower(them);
	await home.call('following/create', { userId: friend.id }, them);
	const readers: [who: Person | null, offers: string[]][] = [
		[null, FOR_ALL],
		[them, FOR_ALL],
		[await home.signUp(), [...FOR_ALL, ...KEEPING, ...AVOIDING, 'Report']],
		[
			friend,
			[
				...FOR_ALL,
				...KEEPING,
				'Notify me about new notes',
				'Show replies to others in my timeline',
				...AVOIDING,
				'Remove from followers',
				'Report',
			],
		],
		[await moderator(home), [...FOR_ALL, ...KEEPING, 'Assign role', 'Moderation', ...AVOIDING, 'Report']],
		[await admin(home), [...FOR_ALL, ...KEEPING, 'Assign role', 'Moderation', ...AVOIDING, 'Report']],
	];
	for (const [reader, offers] of readers) {
		const page = await open(reader, { path: `/@${them.username}` });
		await openUserMenu(page, them.username, /^Copy username/);
		await expect.poll(() => offered(page)).toEqual(offers);
		await page.context().close();
	}
});

test('somebody is muted for a while, their renotes too, and heard again', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	const durations: [name: string, minutes: number | null][] = [
		['10 minutes', 10],
		['1 hour', 60],
		['1 day', 24 * 60],
		['1 week', 7 * 24 * 60],
		['Indefinitely', null],
	];
	for (const [name, minutes] of durations) {
		await chooseOfUser(page, them.username, 'Mute', name);
		await expect.poll(() => relation(home, me, them)).toMatchObject({ isMuted: true });
		const [muting] = await home.call<{ expiresAt: string | null }[]>('mute/list', {}, me);
		expectMinutes(muting?.expiresAt, minutes);
		if (minutes !== null) await home.call('mute/delete', { userId: them.id }, me);
	}
	await expect(toast(page, ' muted').first()).toBeVisible();
	await chooseOfUser(page, them.username, 'Unmute');
	await expect(toast(page, ' unmuted')).toBeVisible();
	await chooseOfUser(page, them.username, 'Mute renotes');
	await expect(toast(page, 'Renotes muted')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isMuted: false, isRenoteMuted: true });
	await chooseOfUser(page, them.username, 'Unmute renotes');
	await expect(toast(page, 'Renotes unmuted')).toBeVisible();
});

test('somebody is blocked after a question, and let in again', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await chooseOfUser(page, them.username, 'Block');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
	expect(await relation(home, me, them)).toMatchObject({ isBlocking: false });
	await chooseOfUser(page, them.username, 'Block');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
	await expect(toast(page, ' blocked')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isBlocking: true });
	await chooseOfUser(page, them.username, 'Unblock');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
	await expect(toast(page, ' unblocked')).toBeVisible();
});

test('of a friend one hears each note and sees their replies; a follower is removed', async ({ open, home }) => {
	const them = await home.signUp();
	const me = await home.follower(them);
	await home.call('following/create', { userId: me.id }, them);
	const page = await open(me, { path: `/@${them.username}` });
	await chooseOfUser(page, them.username, 'Notify me about new notes');
	await expect(toast(page, 'You’ll be notified about')).toBeVisible();
	await chooseOfUser(page, them.username, 'Show replies to others in my timeline');
	await expect(toast(page, 'Their replies now appear in')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ notify: 'normal', withReplies: true });
	await chooseOfUser(page, them.username, 'Stop notifying me about new notes');
	await expect(toast(page, 'no longer be notified')).toBeVisible();
	await chooseOfUser(page, them.username, 'Remove from followers');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from followers' }).click();
	await expect(toast(page, 'removed from your followers')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isFollowed: false, isFollowing: true });
});

test('a list is made with somebody on it, and they are taken off', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await chooseOfUser(page, them.username, 'Lists', 'New list');
	const form = dialog(page, 'New list');
	await form.getByRole('textbox').fill('Neighbours');
	await form.getByRole('button', { name: 'OK' }).click();
	await expect(toast(page, 'Added to “Neighbours”')).toBeVisible();
	const people = async () => (await home.call<{ userIds: string[] }[]>('users/lists/list', {}, me))[0]?.userIds;
	expect(await people()).toEqual([them.id]);
	await openUserMenu(page, them.username, 'Lists');
	await menuItem(page, 'Lists').click();
	const choice = page.getByRole('menuitemradio', { name: 'Neighbours' });
	await expect(choice).toHaveAttribute('aria-checked', 'true');
	await choice.click();
	await expect(toast(page, 'Removed from “Neighbours”')).toBeVisible();
	expect(await people()).toEqual([]);
	await openUserMenu(page, them.username, 'Lists');
	await menuItem(page, 'Lists').click();
	await expect(choice).toHaveAttribute('aria-checked', 'false');
	await choice.click();
	await expect.poll(people).toEqual([them.id]);
});

test('an antenna listens to somebody', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const antenna = { name: 'Foghorn', src: 'users', userListId: null, keywords: [['fog']], excludeKeywords: [] };
	const flags = { users: ['@nobody'], caseSensitive: false, withReplies: true, withFile: false };
	await home.call('antennas/create', { ...antenna, ...flags }, me);
	const page = await open(me, { path: `/@${them.username}` });
	await openUserMenu(page, them.username, 'Antennas');
	await menuItem(page, 'Antennas').click();
	await page.getByRole('menuitemradio', { name: 'Foghorn' }).click();
	await expect(toast(page, 'Added to “Foghorn”')).toBeVisible();
	const [changed] = await home.call<object[]>('antennas/list', {}, me);
	expect(changed).toMatchObject({ users: ['@nobody', `@${them.username}`], withReplies: true, keywords: [['fog']] });
	await openUserMenu(page, them.username, 'Antennas');
	await menuItem(page, 'Antennas').click();
	await page.getByRole('menuitemradio', { name: 'Foghorn' }).click();
	await expect(toast(page, 'Removed from “Foghorn”')).toBeVisible();
	expect(await home.call<object[]>('antennas/list', {}, me)).toMatchObject([{ users: ['@nobody'] }]);
});

test('a memo is one’s own', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await chooseOfUser(page, them.username, 'Memo');
	const form = dialog(page, `Memo about @${them.username}`);
	await form.getByRole('textbox').fill('Owes me a pencil');
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(toast(page, 'Memo saved')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ memo: 'Owes me a pencil' });
	await chooseOfUser(page, them.username, 'Memo');
	await expect(form.getByRole('textbox')).toHaveValue('Owes me a pencil');
	await form.getByRole('textbox').fill('');
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(toast(page, 'Memo deleted')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ memo: null });
});

test('a moderator gives a role for a while, but only one that moderators may give; an admin gives any', async ({
	open,
	home,
}) => {
	const [them, chief] = [await home.signUp(), await admin(home)];
	const [keeper, captain] = [`Keeper ${them.username}`, `Captain ${them.username}`];
	const roleId = await makeRole(home, keeper, { isPublic: true });
	await makeRole(home, captain, { isPublic: true, canEditMembersByModerator: false });
	const page = await open(await moderator(home), { path: `/@${them.username}` });
	await openUserMenu(page, them.username, 'Assign role');
	await menuItem(page, 'Assign role').click();
	await expect(menuItem(page, keeper)).toBeVisible();
	await expect(menuItem(page, captain)).toHaveCount(0);
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);
	const durations: [name: string, minutes: number | null][] = [
		['1 hour', 60],
		['1 day', 24 * 60],
		['1 week', 7 * 24 * 60],
		['30 days', 30 * 24 * 60],
		['Indefinitely', null],
	];
	for (const [name, minutes] of durations) {
		await chooseOfUser(page, them.username, 'Assign role', keeper, name);
		await expect.poll(() => relation(home, chief, them)).toMatchObject({ roles: [{ name: keeper }] });
		const [given] = await home.call<{ expiresAt: string | null }[]>('admin/roles/users', { roleId }, chief);
		expectMinutes(given?.expiresAt, minutes);
		await home.call('admin/roles/unassign', { roleId, userId: them.id }, chief);
	}
	await expect(toast(page, 'assigned').first()).toBeVisible();
	const theirs = await open(chief, { path: `/@${them.username}` });
	await chooseOfUser(theirs, them.username, 'Assign role', captain, 'Indefinitely');
	await expect(toast(theirs, 'assigned')).toBeVisible();
	expect(await relation(home, chief, them)).toMatchObject({ roles: [{ name: captain }] });
});

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
