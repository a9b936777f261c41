import { expect, it } from 'vitest';
import { admin, makeRole } from '../e2e/support/staff';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

const tab = (name: string) => page.getByRole('tab', { name });
const list = (name: string) => page.getByRole('list', { name });

it('shows what is featured, and to members the open polls of others', async () => {
	const [asker, reader] = [await home.signUp(), await home.signUp()];
	const poll = { choices: ['spring tide', 'neap tide'], multiple: false, expiredAfter: null };
	await home.post(asker, { text: 'which tide is it?', poll });
	const liked = await home.post(asker, 'a liked one');
	await home.react(reader, liked, '👍');
	await openPage(reader, { path: '/explore' });
	await expect(page.getByRole('feed', { name: 'Featured notes' }).getByText('a liked one')).toBeVisible();
	await page.getByRole('radio', { name: 'Polls' }).click();
	await expect(page.getByText('which tide is it?')).toBeVisible();
	await openPage(null, { path: '/explore#roles' });
	await expect(page.getByRole('feed', { name: 'Featured notes' })).toBeVisible();
	await expect(tab('Roles')).toHaveCount(0);
	await expect(page.getByRole('radio', { name: 'Polls' })).toHaveCount(0);
});

it('leads to people of this server and of others, and by hashtag', async () => {
	const [keeper, reader] = [await home.signUp(), await home.signUp()];
	await home.call('i/update', { description: 'All about #auroras' }, keeper);
	await home.call('admin/update-meta', { pinnedUsers: [`@${keeper.username}`] }, await admin(home));
	await openPage(reader, { path: '/explore#users' });
	await expect(list('New here').getByText(`@${reader.username}`)).toBeVisible();
	await expect(list('Recommended by the server').getByText(`@${keeper.username}`)).toBeVisible();
	await page.getByRole('button', { name: '#auroras' }).click();
	await list('#auroras').getByRole('button', { name: 'Follow', exact: true }).click();
	// What is done in one list shows in all.
	await expect(list('Recommended by the server').getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await page.getByRole('radio', { name: 'Other servers' }).click();
	await expect(page.getByText('No one here').first()).toBeVisible();
	await expect(list('Recommended by the server')).toHaveCount(0);
});

it('a role has its people and, for members, what they write', async () => {
	const [sailor, reader] = [await home.signUp(), await home.signUp()];
	const root = await admin(home);
	const name = `Rowers of ${sailor.username}`;
	const roleId = await makeRole(home, name, { isPublic: true, isExplorable: true, description: 'They row.' });
	await home.call('admin/roles/assign', { roleId, userId: sailor.id }, root);
	await home.post(sailor, 'from the bench');
	await openPage(reader, { path: '/explore#roles' });
	await page.getByRole('link', { name }).click();
	await expect(list('People').getByText(`@${sailor.username}`)).toBeVisible();
	await tab('Timeline').click();
	await expect(page.getByText('from the bench')).toBeVisible();
	await openPage(null, { path: `/roles/${roleId}` });
	await expect(page.getByText('They row.')).toBeVisible();
	await expect(tab('Timeline')).toHaveCount(0);
	const closedId = await makeRole(home, `${name}, hidden`, { isPublic: true });
	await openPage(reader, { path: `/roles/${closedId}` });
	await expect(page.getByText('The people of this role aren’t listed')).toBeVisible();
	await openPage(reader, { path: '/roles/nothing' });
	await expect(page.getByText('This role doesn’t exist')).toBeVisible();
	for (const id of [roleId, closedId]) await home.call('admin/roles/delete', { roleId: id }, root);
});
