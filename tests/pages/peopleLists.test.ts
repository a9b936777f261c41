import { expect, it } from 'vitest';
import { message, page, pressKey } from './support/menus';
import { answerWith, forgetAnswers, home, openPage } from './support/openPage';

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('follows are listed, searched, and ended', async () => {
	const me = await home.signUp();
	const followers = await Promise.all([home.follower(me), home.follower(me)]);
	const [first, second] = followers;
	if (!first || !second) throw new Error('There are two.');
	await openPage(me, { path: `/@${me.username}/followers` });
	const list = page.getByRole('list', { name: `Followers of ${me.username}` });
	await expect(list.getByRole('listitem')).toHaveCount(2);
	await page.getByRole('searchbox', { name: 'Search those loaded' }).fill(first.username);
	await expect(page.getByText('1 of 2 found')).toBeVisible();
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await button(`Remove @${first.username} from followers`).click();
	await message.getByRole('button', { name: 'Remove from followers' }).click();
	await page.getByRole('searchbox', { name: 'Search those loaded' }).fill('');
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await list.getByRole('button', { name: 'Follow back' }).click();
	await expect(list.getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await page.getByRole('link', { name: 'Following', exact: true }).click();
	await expect(page.getByRole('list', { name: `Followed by ${me.username}` })).toContainText(second.username);
	await home.call('i/update', { followersVisibility: 'private' }, second);
	await openPage(me, { path: `/@${second.username}/followers` });
	await expect(page.getByText('This list is private')).toBeVisible();
});

it('requests are answered and taken back by keyboard', async () => {
	const me = await home.signUp();
	await home.call('i/update', { isLocked: true }, me);
	const locked = await home.signUp();
	await home.call('i/update', { isLocked: true }, locked);
	const askers = [await home.follower(me), await home.follower(me), await home.follower(me)];
	await home.call('following/create', { userId: locked.id }, me);
	await openPage(me, { path: '/my/follow-requests' });
	const received = page.getByRole('list', { name: 'Received' });
	await expect(received.getByRole('listitem')).toHaveCount(3);
	await received.getByRole('link').first().focus();
	pressKey('ArrowDown');
	pressKey('a');
	await expect(received.getByRole('listitem')).toHaveCount(2);
	pressKey('r');
	await expect(received.getByRole('listitem')).toHaveCount(1);
	const isFollowed = async (userId: string | undefined) =>
		(await home.call<{ isFollowed: boolean }>('users/show', { userId }, me)).isFollowed;
	await expect.poll(() => isFollowed(askers[1]?.id)).toBe(true);
	expect(await isFollowed(askers[0]?.id)).toBe(false);
	answerWith('following/requests/accept', async () => [
		400,
		JSON.stringify({ error: { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: 'Wait.' } }),
	]);
	await received.getByRole('button', { name: 'Accept' }).click();
	await message.getByRole('button').click();
	await expect(received.getByRole('listitem')).toHaveCount(1);
	await home.follower(me);
	await expect(received.getByRole('listitem')).toHaveCount(2);
	await page.getByRole('tab', { name: 'Sent' }).click();
	const sent = page.getByRole('list', { name: 'Sent' });
	await expect(sent).toContainText(locked.username);
	await sent.getByRole('button', { name: 'Cancel request' }).focus();
	pressKey('c');
	await expect(page.getByText('No requests waiting')).toBeVisible();
});

it('of several requests only the refused one comes back, and none that was withdrawn', async () => {
	const me = await home.signUp();
	await home.call('i/update', { isLocked: true }, me);
	const askers = [await home.follower(me), await home.follower(me), await home.follower(me)];
	await openPage(me, { path: '/my/follow-requests' });
	const received = page.getByRole('list', { name: 'Received' });
	await expect(received.getByRole('listitem')).toHaveCount(3);
	let refuse = () => {};
	answerWith('following/requests/accept', async ({ userId }) => {
		if (userId !== askers[2]?.id) return null;
		await new Promise<void>(resolve => {
			refuse = resolve;
		});
		return [400, JSON.stringify({ error: { code: 'RATE_LIMIT_EXCEEDED', id: 'x', message: 'Wait.' } })];
	});
	for (const left of [2, 1, 0]) {
		await received.getByRole('button', { name: 'Accept' }).first().click();
		if (left > 0) await expect(received.getByRole('listitem')).toHaveCount(left);
	}
	await expect.poll(() => home.call<object[]>('following/requests/list', {}, me)).toHaveLength(1);
	refuse();
	await message.getByRole('button').click();
	await expect(received.getByRole('listitem')).toHaveCount(1);
	await expect(received).toContainText(askers[2]?.username ?? '');

	forgetAnswers();
	await home.call('following/requests/cancel', { userId: me.id }, askers[2]);
	await received.getByRole('button', { name: 'Accept' }).click();
	await message.getByRole('button').click();
	await expect(page.getByText('No requests to answer')).toBeVisible();
});

it('people with a hashtag are found', async () => {
	const me = await home.signUp();
	await home.call('i/update', { description: 'I tie #bowlines' }, me);
	await openPage(null, { path: '/user-tags/bowlines' });
	await expect(page.getByRole('list', { name: 'People with #bowlines' })).toContainText(me.username);
	await expect(page.getByRole('link', { name: 'Notes with #bowlines' })).toHaveAttribute('data-path', '/tags/bowlines');
	await openPage(null, { path: '/user-tags/nobodyhasthis' });
	await expect(page.getByText('No one has this hashtag yet')).toBeVisible();
});
