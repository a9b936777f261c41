import { afterEach, expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { admin } from '../e2e/support/staff';
import { message, page } from './support/menus';
import { answerWith, home, openPage } from './support/openPage';

const made: string[] = [];
afterEach(async () => {
	const root = await admin(home);
	for (const id of made.splice(0)) await home.call('admin/announcements/delete', { id }, root);
});

/** An announcement for one account. */
async function announce(to: Person, fields: object = {}): Promise<{ id: string }> {
	const told = { title: 'Harbour closed', text: 'From **noon** on.', imageUrl: null, userId: to.id, ...fields };
	const announcement = await home.call<{ id: string }>('admin/announcements/create', told, await admin(home));
	made.push(announcement.id);
	return announcement;
}

const bar = page.getByRole('navigation', { name: 'Navigation' });
const item = bar.getByRole('button', { name: 'Announcements' });
const marked = () => item.all[0]?.getAttribute('data-marked') ?? null;
const article = (name: string) => page.getByRole('article', { name });

async function isRead(person: Person, title: string): Promise<boolean | undefined> {
	const all = await home.call<{ title: string; isRead?: boolean }[]>('announcements', {}, person);
	return all.find(each => each.title === title)?.isRead;
}

it('the list has what they say, and each is marked as read by its button', async () => {
	const person = await home.signUp();
	await announce(person);
	await announce(person, { title: 'Quiet', silence: true });
	await openPage(person, { path: '/announcements' });
	await expect(article('Harbour closed').getByText('noon')).toBeVisible();
	await expect(article('Harbour closed').getByText('For you')).toBeVisible();
	await expect(article('Quiet').getByRole('button', { name: 'Got it' })).toHaveCount(0);
	await expect(item).toHaveAttribute('data-marked', 'true');
	await article('Harbour closed').getByRole('button', { name: 'Got it' }).click();
	await expect(article('Harbour closed').getByRole('button', { name: 'Got it' })).toHaveCount(0);
	expect(await isRead(person, 'Harbour closed')).toBe(true);
	await vi.waitFor(() => expect(marked()).toBeNull());
	await page.getByRole('tab', { name: 'Past' }).click();
	await expect(page.getByText('No past announcements')).toBeVisible();
});

it('all are marked together, but for those that have to be confirmed', async () => {
	const person = await home.signUp();
	await announce(person, { title: 'Fog' });
	await announce(person, { title: 'Rain' });
	await announce(person, { title: 'Storm', needConfirmationToRead: true });
	await openPage(person, { path: '/announcements' });
	await page.getByRole('button', { name: 'Mark all as read' }).click();
	await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
	await expect(article('Rain').getByRole('button', { name: 'Got it' })).toHaveCount(0);
	await expect(article('Storm').getByRole('button', { name: 'Got it' })).toBeVisible();
	expect([await isRead(person, 'Fog'), await isRead(person, 'Storm')]).toEqual([true, false]);
});

it('one has a page of its own', async () => {
	const person = await home.signUp();
	const { id } = await announce(person);
	await openPage(person, { path: `/announcements/${id}` });
	await expect(page.getByRole('heading', { name: 'Harbour closed' }).first()).toBeVisible();
	await page.getByRole('link', { name: 'All announcements' }).click();
	await expect(page.getByRole('tab', { name: 'Current' })).toBeVisible();
	await openPage(person, { path: '/announcements/nothing' });
	await expect(page.getByText('No such announcement')).toBeVisible();
});

it('those that have to be confirmed count as read once that was done', async () => {
	const person = await home.signUp();
	await announce(person, { needConfirmationToRead: true });
	await openPage(person, { path: '/announcements' });
	const got = article('Harbour closed').getByRole('button', { name: 'Got it' });
	await got.click();
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(await isRead(person, 'Harbour closed')).toBe(false);
	await got.click();
	await message.getByRole('button', { name: 'Mark as read' }).click();
	await expect(got).toHaveCount(0);
	expect(await isRead(person, 'Harbour closed')).toBe(true);
});

it('a dialog is shown until it was read, a banner in a line above the page', async () => {
	const person = await home.signUp();
	await announce(person, { title: 'Read me', display: 'dialog' });
	await announce(person, { title: 'Fog at sea', display: 'banner' });
	await openPage(person);
	await expect(message).toBeVisible();
	await expect(message.getByText('Read me')).toBeVisible();
	await message.getByRole('button', { name: 'Later' }).click();
	await expect(message).toHaveCount(0);
	expect(await isRead(person, 'Read me')).toBe(false);
	await page.getByRole('link', { name: 'Fog at sea' }).click();
	await expect(page.getByRole('heading', { name: 'Fog at sea' }).first()).toBeVisible();
	await page.getByRole('list', { name: 'Announcements' }).getByRole('button', { name: 'Mark as read' }).click();
	await expect(page.getByRole('list', { name: 'Announcements' })).toHaveCount(0);
	expect(await isRead(person, 'Fog at sea')).toBe(true);

	await openPage(person);
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
	expect(await isRead(person, 'Read me')).toBe(true);
});

it('one that is made while the page is open is told of', async () => {
	const person = await home.signUp();
	await openPage(person);
	await vi.waitFor(() => expect(marked()).toBeNull());
	await announce(person, { title: 'Just now', display: 'dialog' });
	await expect(message.getByText('Just now')).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
	await vi.waitFor(() => expect(marked()).toBeNull());
	await announce(person, { title: 'A moment later', display: 'dialog' });
	await expect(message.getByText('A moment later')).toBeVisible();
});

it('what can’t be marked as read stays, and the error is told', async () => {
	const person = await home.signUp();
	await announce(person, { display: 'dialog' });
	await openPage(person);
	answerWith('i/read-announcement', async () => [
		500,
		JSON.stringify({ error: { code: 'INTERNAL_ERROR', id: 'x', message: 'no' } }),
	]);
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(page.getByRole('alertdialog', { name: 'Server error' })).toBeVisible();
	expect(await isRead(person, 'Harbour closed')).toBe(false);
});
