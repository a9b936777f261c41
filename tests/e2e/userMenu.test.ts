import type { Page } from '@playwright/test';
import type { Home, Person } from './support/Home';
import { card, dialog, homeTimeline } from './support/screen';
import { admin, makeRole, moderator } from './support/staff';
import { expect, test } from './support/test';

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Opens the menu on somebody's profile, and waits until it is known how the two stand to each other. */
async function openMenu(page: Page, person: Person, last: string | RegExp): Promise<void> {
	await page.getByRole('button', { name: `More about @${person.username}`, exact: true }).click();
	await expect(menuItem(page, last)).toBeVisible();
}

async function choose(page: Page, person: Person, ...path: (string | RegExp)[]): Promise<void> {
	await openMenu(page, person, path[0] ?? '');
	for (const name of path) await menuItem(page, name).click();
}

/** How one person stands to another. */
const relation = async (home: Home, me: Person, them: Person): Promise<object> =>
	home.call<object>('users/show', { userId: them.id }, me);

const offered = async (page: Page): Promise<string[]> => {
	const names = await page.getByRole('menu').getByRole('menuitem').allInnerTexts();
	return names.map(name => name.split('\n')[0] ?? '');
};

const FOR_ALL = ['Copy handle', 'Copy the profile’s address', 'Copy user ID'];
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
				'Notify me of each note',
				'Show replies to others in my timeline',
				...AVOIDING,
				'Remove from my followers',
				'Report',
			],
		],
		[await moderator(home), [...FOR_ALL, ...KEEPING, 'Give a role', ...AVOIDING, 'Report']],
		[await admin(home), [...FOR_ALL, ...KEEPING, 'Give a role', ...AVOIDING, 'Report']],
	];
	for (const [reader, offers] of readers) {
		const page = await open(reader, { path: `/@${them.username}` });
		await openMenu(page, them, /^Copy handle/);
		await expect.poll(() => offered(page)).toEqual(offers);
		await page.context().close();
	}
});

test('somebody is muted for a while, their renotes too, and heard again', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await openMenu(page, them, 'Mute');
	await menuItem(page, 'Mute').click();
	const durations = ['Until I take it back', '10 minutes', '1 hour', '1 day', '1 week'];
	for (const name of durations) await expect(menuItem(page, name)).toBeVisible();
	await menuItem(page, '1 hour').click();
	await expect(toast(page, 'is muted')).toBeVisible();
	const [muting] = await home.call<{ expiresAt: string }[]>('mute/list', {}, me);
	const left = Date.parse(muting?.expiresAt ?? '') - Date.now();
	expect(left / 60_000).toBeGreaterThan(58);
	expect(left / 60_000).toBeLessThanOrEqual(60);
	await choose(page, them, 'Unmute');
	await expect(toast(page, 'no longer muted')).toBeVisible();
	await choose(page, them, 'Mute renotes');
	await expect(toast(page, 'Their renotes are muted')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isMuted: false, isRenoteMuted: true });
	await choose(page, them, 'Unmute renotes');
	await expect(toast(page, 'renotes show again')).toBeVisible();
});

test('somebody is blocked after a question, and let in again', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await choose(page, them, 'Block');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
	expect(await relation(home, me, them)).toMatchObject({ isBlocking: false });
	await choose(page, them, 'Block');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
	await expect(toast(page, 'is blocked')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isBlocking: true });
	await choose(page, them, 'Unblock');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
	await expect(toast(page, 'no longer blocked')).toBeVisible();
});

test('of a friend one hears each note and sees their replies; a follower is removed', async ({ open, home }) => {
	const them = await home.signUp();
	const me = await home.follower(them);
	await home.call('following/create', { userId: me.id }, them);
	const page = await open(me, { path: `/@${them.username}` });
	await choose(page, them, 'Notify me of each note');
	await expect(toast(page, 'You will hear of each')).toBeVisible();
	await choose(page, them, 'Show replies to others in my timeline');
	await expect(toast(page, 'Their replies are in')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ notify: 'normal', withReplies: true });
	await choose(page, them, 'Stop notifying me of each note');
	await expect(toast(page, 'no longer hear')).toBeVisible();
	await choose(page, them, 'Remove from my followers');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from my followers' }).click();
	await expect(toast(page, 'no longer follows you')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ isFollowed: false, isFollowing: true });
});

test('a list is made with somebody on it, and they are taken off', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await choose(page, them, 'Lists', 'New list');
	const form = dialog(page, 'New list');
	await form.getByRole('textbox').fill('Neighbours');
	await form.getByRole('button', { name: 'OK' }).click();
	await expect(toast(page, 'Added to “Neighbours”')).toBeVisible();
	const people = async () => (await home.call<{ userIds: string[] }[]>('users/lists/list', {}, me))[0]?.userIds;
	expect(await people()).toEqual([them.id]);
	await openMenu(page, them, 'Lists');
	await menuItem(page, 'Lists').click();
	const choice = page.getByRole('menuitemradio', { name: 'Neighbours' });
	await expect(choice).toHaveAttribute('aria-checked', 'true');
	await choice.click();
	await expect(toast(page, 'Taken off “Neighbours”')).toBeVisible();
	expect(await people()).toEqual([]);
});

test('an antenna listens to somebody', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const antenna = { name: 'Foghorn', src: 'users', userListId: null, keywords: [['fog']], excludeKeywords: [] };
	const flags = { users: ['@nobody'], caseSensitive: false, withReplies: true, withFile: false };
	await home.call('antennas/create', { ...antenna, ...flags }, me);
	const page = await open(me, { path: `/@${them.username}` });
	await openMenu(page, them, 'Antennas');
	await menuItem(page, 'Antennas').click();
	await page.getByRole('menuitemradio', { name: 'Foghorn' }).click();
	await expect(toast(page, 'Added to “Foghorn”')).toBeVisible();
	const [changed] = await home.call<object[]>('antennas/list', {}, me);
	expect(changed).toMatchObject({ users: ['@nobody', `@${them.username}`], withReplies: true, keywords: [['fog']] });
});

test('a memo is one’s own', async ({ open, home }) => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const page = await open(me, { path: `/@${them.username}` });
	await choose(page, them, 'Memo');
	const form = dialog(page, `Memo about @${them.username}`);
	await form.getByRole('textbox').fill('Owes me a pencil');
	await form.getByRole('button', { name: 'Keep' }).click();
	await expect(toast(page, 'The memo is kept')).toBeVisible();
	expect(await relation(home, me, them)).toMatchObject({ memo: 'Owes me a pencil' });
	await choose(page, them, 'Memo');
	await expect(form.getByRole('textbox')).toHaveValue('Owes me a pencil');
});

test('a moderator gives a role for a day, but only one that moderators may give', async ({ open, home }) => {
	const them = await home.signUp();
	const name = `Keeper ${them.username}`;
	await makeRole(home, name, { isPublic: true });
	await makeRole(home, `Captain ${them.username}`, { canEditMembersByModerator: false });
	const page = await open(await moderator(home), { path: `/@${them.username}` });
	await openMenu(page, them, 'Give a role');
	await menuItem(page, 'Give a role').click();
	await expect(menuItem(page, name)).toBeVisible();
	await expect(menuItem(page, `Captain ${them.username}`)).toHaveCount(0);
	await menuItem(page, name).click();
	const durations = ['Until I take it back', '1 hour', '1 day', '1 week', '30 days'];
	for (const duration of durations) await expect(menuItem(page, duration)).toBeVisible();
	await menuItem(page, '1 day').click();
	await expect(toast(page, 'was given')).toBeVisible();
	expect(await relation(home, await admin(home), them)).toMatchObject({ roles: [{ name }] });
});

test('a card shows who somebody is, by the mouse and by the keyboard, and follows them', async ({
	open,
	home,
	isPhone,
}) => {
	test.skip(isPhone, 'Touch has no hovering.');
	const them = await home.signUp();
	await home.call('i/update', { name: 'Ottilie', description: `Keeps ${'many '.repeat(30)}boats` }, them);
	const note = await home.post(them, 'Hover me');
	const me = await home.follower(them);
	const page = await open(me);
	const name = card(homeTimeline(page, isPhone), note).getByRole('link', { name: 'Ottilie' }).first();
	await name.hover();
	const about = page.getByRole('region', { name: `About @${them.username}` });
	await expect(about.getByText(/^Keeps many .*…$/)).toBeVisible();
	await about.getByRole('button', { name: 'Unfollow' }).hover();
	await expect(about).toBeVisible();
	await page.mouse.move(2, 2);
	await expect(about).toHaveCount(0);
	// From the keyboard.
	await page.keyboard.press('Tab');
	await name.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(about).toBeVisible();
	await page.keyboard.press('Alt+ArrowDown');
	await expect(about.getByRole('button', { name: 'Unfollow' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(about).toHaveCount(0);
	await expect(name).toBeFocused();
});

test('the author of a note is reached from its menu', async ({ open, home, isPhone }) => {
	const them = await home.signUp();
	const note = await home.post(them, 'Who am I?');
	const page = await open(await home.follower(them));
	const it = card(homeTimeline(page, isPhone), note);
	await it.getByRole('button', { name: 'More about this note' }).click();
	await menuItem(page, `More about @${them.username}`).click();
	await expect(page.getByRole('menu', { name: `More about @${them.username}` })).toBeVisible();
	await menuItem(page, 'Mute renotes').click();
	await expect(toast(page, 'Their renotes are muted')).toBeVisible();
});
