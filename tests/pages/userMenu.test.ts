import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { admin, makeRole, moderator } from '../e2e/support/staff';
import {
	card,
	chooseOfUser,
	dialog,
	menuItem,
	message,
	offered,
	openUserMenu,
	page,
	pressKey,
	toast,
} from './support/menus';
import { answerWith, changeAnswer, forgetAnswers, home, openPage } from './support/openPage';

/** The relation of one user to another. */
const relation = async (me: Person, them: Person): Promise<object> =>
	home.call<object>('users/show', { userId: them.id }, me);

/** Checks that something ends in a number of minutes, or never. */
function expectMinutes(expiresAt: string | null | undefined, minutes: number | null): void {
	const left = expiresAt === null ? null : (Date.parse(expiresAt ?? '') - Date.now()) / 60_000;
	// Slightly less by now.
	expect(left && Math.ceil(left)).toBe(minutes);
}

const FOR_ALL = ['Copy username', 'Copy profile link', 'Copy user ID'];
const KEEPING = ['Mention in a note', 'Memo…', 'Lists', 'Antennas'];
const AVOIDING = ['Mute', 'Mute renotes', 'Block'];

it('everybody is offered what they may do with somebody, and nothing else', async () => {
	const them = await home.signUp();
	const friend = await home.follower(them);
	await home.call('following/create', { userId: friend.id }, them);
	const readers: [who: Person | null, offers: string[]][] = [
		[null, FOR_ALL],
		[them, FOR_ALL],
		[await home.signUp(), [...FOR_ALL, ...KEEPING, ...AVOIDING, 'Report…']],
		[
			friend,
			[
				...FOR_ALL,
				...KEEPING,
				'Notify me about new notes',
				'Show replies to others in my timeline',
				...AVOIDING,
				'Remove from followers',
				'Report…',
			],
		],
		[await moderator(home), [...FOR_ALL, ...KEEPING, 'Assign role', 'Moderation', ...AVOIDING, 'Report…']],
		[await admin(home), [...FOR_ALL, ...KEEPING, 'Assign role', 'Moderation', ...AVOIDING, 'Report…']],
	];
	for (const [reader, offers] of readers) {
		await openPage(reader, { path: `/@${them.username}` });
		await openUserMenu(them.username, /^Copy username/);
		await expect.poll(() => offered()).toEqual(offers);
	}
});

it('handle, addresses and id are copied, a note begins with their name, and a report arrives', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	// Like a remote user with a URL on their server.
	const remote = 'https://far.example/@them';
	changeAnswer('users/show', { host: 'far.example', url: remote }, { userId: them.id, i: me.token });
	const handle = `@${them.username}@far.example`;
	await openPage(me, { path: `/${handle}` });
	const more = page.getByRole('button', { name: `More about ${handle}`, exact: true });
	const copies: [item: string | RegExp, text: string][] = [
		[/^Copy username/, handle],
		['Copy profile link', `${home.origin}/${handle}`],
		['Copy profile link on original server', remote],
		['Copy user ID', them.id],
	];
	for (const [item, text] of copies) {
		await more.click();
		await menuItem(item).click();
		await expect.poll(() => navigator.clipboard.readText()).toBe(text);
	}
	await more.click();
	await expect(menuItem('Open on original server')).toHaveAttribute('href', remote);
	await menuItem('Report…').click();
	await dialog(`Report ${handle}`).getByRole('textbox').fill('Copies my boats');
	await page.getByRole('button', { name: 'Send report' }).click();
	await expect(toast('Report sent')).toBeVisible();
	const [report] = await home.call<object[]>('admin/abuse-user-reports', { limit: 1 }, await moderator(home));
	expect(report).toMatchObject({ targetUserId: them.id, comment: 'Copies my boats' });
	// The server would refuse to fetch a remote user.
	const asked: object[] = [];
	answerWith('federation/update-remote-user', async params => {
		asked.push(params);
		return [204, ''];
	});
	await more.click();
	await menuItem('Refresh from original server').click();
	await expect(toast('Profile refreshed from the original server')).toBeVisible();
	expect(asked).toMatchObject([{ userId: them.id }]);
	await more.click();
	await menuItem('Mention in a note').click();
	await expect(dialog('New note').getByLabel('Note text')).toHaveValue(`${handle} `);
});

it('the author of a note is reached from its menu', async () => {
	const them = await home.signUp();
	const note = await home.post(them, 'Who am I?');
	await openPage(await home.follower(them));
	await card(note).getByRole('button', { name: 'Note menu' }).click();
	await menuItem(`More about @${them.username}`).click();
	await expect(page.getByRole('menu', { name: `More about @${them.username}` })).toBeVisible();
	await menuItem('Mute renotes').click();
	await expect(toast('Renotes muted')).toBeVisible();
});

it('somebody is muted for a while, their renotes too, and heard again', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await openPage(me, { path: `/@${them.username}` });
	const durations: [name: string, minutes: number | null][] = [
		['10 minutes', 10],
		['1 hour', 60],
		['1 day', 24 * 60],
		['1 week', 7 * 24 * 60],
		['Indefinitely', null],
	];
	for (const [name, minutes] of durations) {
		await chooseOfUser(them.username, 'Mute', name);
		await expect.poll(() => relation(me, them)).toMatchObject({ isMuted: true });
		const [muting] = await home.call<{ expiresAt: string | null }[]>('mute/list', {}, me);
		expectMinutes(muting?.expiresAt, minutes);
		if (minutes !== null) await home.call('mute/delete', { userId: them.id }, me);
	}
	await expect(toast(' muted').first()).toBeVisible();
	await chooseOfUser(them.username, 'Unmute');
	await expect(toast(' unmuted')).toBeVisible();
	await chooseOfUser(them.username, 'Mute renotes');
	await expect(toast('Renotes muted')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ isMuted: false, isRenoteMuted: true });
	await chooseOfUser(them.username, 'Unmute renotes');
	await expect(toast('Renotes unmuted')).toBeVisible();
});

it('somebody is blocked after a question, and let in again', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await openPage(me, { path: `/@${them.username}` });
	await chooseOfUser(them.username, 'Block');
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(await relation(me, them)).toMatchObject({ isBlocking: false });
	await chooseOfUser(them.username, 'Block');
	await message.getByRole('button', { name: 'Block' }).click();
	await expect(toast(' blocked')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ isBlocking: true });
	await chooseOfUser(them.username, 'Unblock');
	await message.getByRole('button', { name: 'Unblock' }).click();
	await expect(toast(' unblocked')).toBeVisible();
});

it('of a friend one hears each note and sees their replies; a follower is removed', async () => {
	const them = await home.signUp();
	const me = await home.follower(them);
	await home.call('following/create', { userId: me.id }, them);
	await openPage(me, { path: `/@${them.username}` });
	await chooseOfUser(them.username, 'Notify me about new notes');
	await expect(toast('You’ll be notified about')).toBeVisible();
	await chooseOfUser(them.username, 'Show replies to others in my timeline');
	await expect(toast('Their replies now appear in')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ notify: 'normal', withReplies: true });
	await chooseOfUser(them.username, 'Stop notifying me about new notes');
	await expect(toast('no longer be notified')).toBeVisible();
	await chooseOfUser(them.username, 'Remove from followers');
	await message.getByRole('button', { name: 'Remove from followers' }).click();
	await expect(toast('removed from your followers')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ isFollowed: false, isFollowing: true });
});

it('a list is made with somebody on it, and they are taken off', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await openPage(me, { path: `/@${them.username}` });
	await chooseOfUser(them.username, 'Lists', 'New list…');
	const form = dialog('New list');
	await form.getByRole('textbox').fill('Neighbours');
	await form.getByRole('button', { name: 'OK' }).click();
	await expect(toast('Added to “Neighbours”')).toBeVisible();
	const people = async () => (await home.call<{ userIds: string[] }[]>('users/lists/list', {}, me))[0]?.userIds;
	expect(await people()).toEqual([them.id]);
	await openUserMenu(them.username, 'Lists');
	await menuItem('Lists').click();
	const choice = page.getByRole('menuitemradio', { name: 'Neighbours' });
	await expect(choice).toHaveAttribute('aria-checked', 'true');
	await choice.click();
	await expect(toast('Removed from “Neighbours”')).toBeVisible();
	expect(await people()).toEqual([]);
	await openUserMenu(them.username, 'Lists');
	await menuItem('Lists').click();
	await expect(choice).toHaveAttribute('aria-checked', 'false');
	await choice.click();
	await expect.poll(people).toEqual([them.id]);
});

it('an antenna listens to somebody', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const antenna = { name: 'Foghorn', src: 'users', userListId: null, keywords: [['fog']], excludeKeywords: [] };
	const flags = { users: ['@nobody'], caseSensitive: false, withReplies: true, withFile: false };
	const { id: antennaId } = await home.call<{ id: string }>('antennas/create', { ...antenna, ...flags }, me);
	await openPage(me, { path: `/@${them.username}` });
	await openUserMenu(them.username, 'Antennas');
	await menuItem('Antennas').click();
	const choice = page.getByRole('menuitemradio', { name: 'Foghorn' });
	await expect(choice).toBeVisible();
	// What is changed elsewhere meanwhile stays.
	await home.call('antennas/update', { ...{ antennaId, ...antenna, ...flags }, keywords: [['fog'], ['mist']] }, me);
	await choice.click();
	await expect(toast('Added to “Foghorn”')).toBeVisible();
	const [changed] = await home.call<object[]>('antennas/list', {}, me);
	expect(changed).toMatchObject({
		...{ users: ['@nobody', `@${them.username}`], withReplies: true, keywords: [['fog'], ['mist']] },
	});
	await openUserMenu(them.username, 'Antennas');
	await menuItem('Antennas').click();
	await choice.click();
	await expect(toast('Removed from “Foghorn”')).toBeVisible();
	expect(await home.call<object[]>('antennas/list', {}, me)).toMatchObject([{ users: ['@nobody'] }]);
});

it('a memo is one’s own', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await openPage(me, { path: `/@${them.username}` });
	await chooseOfUser(them.username, 'Memo…');
	const form = dialog(`Memo about @${them.username}`);
	await form.getByRole('textbox').fill('x'.repeat(2_049));
	await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
	await form.getByRole('textbox').fill('Owes me a pencil');
	const tooOften = JSON.stringify({ error: { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: 'Wait.' } });
	answerWith('users/update-memo', async () => [400, tooOften]);
	await form.getByRole('button', { name: 'Save' }).click();
	await message.getByRole('button').click();
	// What was written is there again.
	await expect(form.getByRole('textbox')).toHaveValue('Owes me a pencil');
	forgetAnswers();
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Memo saved')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ memo: 'Owes me a pencil' });
	await chooseOfUser(them.username, 'Memo…');
	await expect(form.getByRole('textbox')).toHaveValue('Owes me a pencil');
	await form.getByRole('textbox').fill('');
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Memo deleted')).toBeVisible();
	expect(await relation(me, them)).toMatchObject({ memo: null });
});

it('a moderator gives a role for a while, but only one that moderators may give; an admin gives any', async () => {
	const [them, chief] = [await home.signUp(), await admin(home)];
	const [keeper, captain] = [`Keeper ${them.username}`, `Captain ${them.username}`];
	const roleId = await makeRole(home, keeper, { isPublic: true });
	await makeRole(home, captain, { isPublic: true, canEditMembersByModerator: false });
	await openPage(await moderator(home), { path: `/@${them.username}` });
	await openUserMenu(them.username, 'Assign role');
	await menuItem('Assign role').click();
	await expect(menuItem(keeper)).toBeVisible();
	await expect(menuItem(captain)).toHaveCount(0);
	pressKey('Escape');
	pressKey('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);
	const durations: [name: string, minutes: number | null][] = [
		['1 hour', 60],
		['1 day', 24 * 60],
		['1 week', 7 * 24 * 60],
		['30 days', 30 * 24 * 60],
		['Indefinitely', null],
	];
	for (const [name, minutes] of durations) {
		await chooseOfUser(them.username, 'Assign role', keeper, name);
		await expect.poll(() => relation(chief, them)).toMatchObject({ roles: [{ name: keeper }] });
		const [given] = await home.call<{ expiresAt: string | null }[]>('admin/roles/users', { roleId }, chief);
		expectMinutes(given?.expiresAt, minutes);
		await home.call('admin/roles/unassign', { roleId, userId: them.id }, chief);
	}
	await expect(toast('assigned').first()).toBeVisible();
	await openPage(chief, { path: `/@${them.username}` });
	await chooseOfUser(them.username, 'Assign role', captain, 'Indefinitely');
	await expect(toast('assigned')).toBeVisible();
	expect(await relation(chief, them)).toMatchObject({ roles: [{ name: captain }] });
});
