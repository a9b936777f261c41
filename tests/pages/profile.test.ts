import { expect, it } from 'vitest';
import { moderator } from '../e2e/support/staff';
import { page } from './support/menus';
import {
	answerWith,
	changeAnswer,
	forgetAnswers,
	home,
	openPage,
	reloadPage,
	setPreferences,
} from './support/openPage';

const tab = (name: string) => page.getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const feed = () => page.getByRole('feed', { name: 'Notes' });

it('has parts with addresses of their own', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const answered = await home.post(me, 'a question');
	const own = await home.post(them, 'a buoy came loose');
	await home.post(them, { text: 'an answer', replyId: answered.id });
	await home.call('i/pin', { noteId: own.id }, them);
	await home.react(them, answered, '👍');
	await home.call('i/update', { publicReactions: true }, them);
	await home.call('clips/create', { name: 'Tide tables', isPublic: true, description: 'x'.repeat(90) }, them);
	await openPage(me, { path: `/@${them.username}` });
	await expect(page.getByRole('region', { name: 'Pinned notes' })).toContainText('a buoy came loose');
	await expect(feed()).toContainText('a buoy came loose');
	await expect(feed().getByText('an answer')).toHaveCount(0);
	await tab('Notes').click();
	await expect(feed()).toContainText('an answer');
	await page.getByRole('radio', { name: 'With files' }).click();
	await expect(page.getByText('No notes yet')).toBeVisible();
	await tab('Activity').click();
	await expect(page.getByRole('img', { name: '2 notes in 26 weeks' })).toBeVisible();
	await expect(page.getByRole('slider', { name: 'Profile views' })).toBeVisible();
	await tab('Reactions').click();
	await expect(page.getByRole('feed', { name: /^Reactions of/ })).toContainText('a question');
	await tab('Clips').click();
	await expect(page.getByRole('list', { name: 'Clips' })).toContainText(`Tide tables${'x'.repeat(85)}…`);
	await tab('Lists').click();
	await expect(page.getByText('No public lists yet')).toBeVisible();
	await expect(tab('Raw data')).toHaveCount(0);
	expect(location.pathname).toBe(`/@${them.username}/lists`);
});

it('has its raw data for developers', async () => {
	const them = await home.signUp();
	await openPage(them, { path: `/@${them.username}` });
	// The storage of the page is made when it is opened.
	setPreferences({ developerMode: true });
	await reloadPage(`/@${them.username}/raw`);
	await expect(page.getByRole('tabpanel', { name: 'Raw data' })).toContainText(`"username": "${them.username}"`);
});

it('keeps a memo that could not be saved', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await openPage(me, { path: `/@${them.username}` });
	await button('Add a memo').click();
	const memo = page.getByRole('textbox', { name: `Memo about @${them.username}` });
	await expect(memo).toBeFocused();
	await memo.fill('met at the pier');
	let isBroken = true;
	answerWith('users/update-memo', async () =>
		isBroken ? [400, JSON.stringify({ error: { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: 'Wait.' } })] : null,
	);
	await button('Save').click();
	await expect(memo).toHaveValue('met at the pier');
	isBroken = false;
	await button('Save').click();
	await expect(page.getByText('met at the pier')).toBeVisible();
	await expect(button('Edit memo')).toBeFocused();
	expect(await home.call('users/show', { userId: them.id }, me)).toMatchObject({ memo: 'met at the pier' });
});

it('says how the two stand, and what can be done about it', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	await home.call('i/update', { isLocked: true }, me);
	await home.call('following/create', { userId: me.id }, them);
	await openPage(me, { path: `/@${them.username}` });
	await button('Accept').click();
	await expect(page.getByText('Follows you')).toBeVisible();
	await button('Follow back').click();
	await expect(page.getByText('Mutual')).toBeVisible();
	await home.call('blocking/create', { userId: me.id }, them);
	await openPage(me, { path: `/@${them.username}` });
	await expect(page.getByText(`${them.username} has blocked you`)).toBeVisible();
	await expect(button('Follow')).toHaveCount(0);
	await home.call('blocking/delete', { userId: me.id }, them);
	await home.call('blocking/create', { userId: them.id }, me);
	await openPage(me, { path: `/@${them.username}` });
	await expect(page.getByText(`You’ve blocked ${them.username}`)).toBeVisible();
	await button('Unblock').click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
	await expect(button('Follow')).toBeVisible();
	await openPage(me, { path: `/@${me.username}` });
	await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('data-path', '/settings/profile');
});

it('tells apart who moved, is suspended, is elsewhere, and can’t be reached', async () => {
	const [me, them, staff] = [await home.signUp(), await home.signUp(), await moderator(home)];
	const movedTo = await home.signUp();
	changeAnswer('users/show', { movedTo: movedTo.id }, { userId: them.id, i: me.token });
	await openPage(me, { path: `/@${them.username}` });
	await expect(page.getByText('has moved to another account')).toBeVisible();
	changeAnswer('users/show', { isSuspended: true }, { userId: them.id, i: staff.token });
	await openPage(staff, { path: `/@${them.username}` });
	await expect(page.getByText('This account is suspended')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Open in moderation' })).toBeVisible();
	changeAnswer('users/show', { host: 'far.example', url: 'https://far.example/@x' }, { userId: them.id, i: me.token });
	await openPage(me, { path: `/@${them.username}@far.example` });
	await expect(page.getByText('From far.example')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Open the original profile' })).toHaveAttribute(
		'href',
		'https://far.example/@x',
	);
	await expect(button('Update')).toBeVisible();
	forgetAnswers();
	await openPage(me, { path: '/@nemo@gone.example' });
	await expect(page.getByText('@nemo@gone.example couldn’t be fetched')).toBeVisible();
	await openPage(me, { path: '/@nobody_of_that_name' });
	await expect(page.getByText('User not found')).toBeVisible();
	await expect(button('Back')).toBeVisible();
	await expect(page.getByRole('heading', { name: '@nobody_of_that_name' })).toBeVisible();
});
