import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { goToDrive, holdAnswer } from './support/lateAnswers';
import { menuItem, page, pressKey, toast } from './support/menus';
import { home, openPage } from './support/openPage';

interface ToldChannel {
	readonly id: string;
	readonly name: string;
	readonly isArchived: boolean;
	readonly isFollowing?: boolean;
	readonly pinnedNoteIds: readonly string[];
}

const make = (owner: Person, name: string, more: object = {}) =>
	home.call<ToldChannel>('channels/create', { name, ...more }, owner);
const show = (channelId: string, person: Person) => home.call<ToldChannel>('channels/show', { channelId }, person);
const tab = (name: string) => page.getByRole('tab', { name });

it('a channel is made by a form, edited, and put into the archive', async () => {
	const owner = await home.signUp();
	await openPage(owner, { path: '/channels/new' });
	const create = page.getByRole('button', { name: 'Create' });
	await expect(create).toBeDisabled();
	await page.getByLabel('Name').fill('Tide tables');
	await page.getByLabel('Description').fill('High water, low water.');
	await create.click();
	await expect(page.getByRole('heading', { name: 'Tide tables' }).first()).toBeVisible();
	await expect(page.getByText('High water, low water.')).toBeVisible();
	const [{ id } = { id: '' }] = await home.call<ToldChannel[]>('channels/owned', {}, owner);
	await openPage(owner, { path: `/channels/${id}/edit` });
	await page.getByLabel('Name').fill('Tides');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Channel saved')).toBeVisible();
	await page.getByRole('button', { name: 'Archive the channel' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Archive the channel' }).click();
	await expect(page.getByText('Channel archived')).toBeVisible();
	expect(await show(id, owner)).toMatchObject({ name: 'Tides', isArchived: true });
	await page.getByRole('link', { name: 'Back to the channel' }).click();
	await expect(page.getByText('Archived')).toBeVisible();
});

it('a channel that is made after its owner has gone on is told, and not made again by its form', async () => {
	const owner = await home.signUp();
	const answer = holdAnswer('channels/create');
	await openPage(owner, { path: '/channels/new' });
	await page.getByLabel('Name').fill('Ebb');
	await page.getByRole('button', { name: 'Create' }).click();
	await goToDrive();
	answer.open();
	await expect(toast('Channel created')).toBeVisible();
	history.back();
	await expect(page.getByLabel('Name')).toHaveValue('');
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Ebb' }).first()).toBeVisible();
});

it('following shows at once in the channel and in the lists', async () => {
	const [owner, reader] = [await home.signUp(), await home.signUp()];
	const { id } = await make(owner, 'Ferry talk');
	await openPage(reader, { path: `/channels/${id}` });
	await page.getByRole('button', { name: 'Follow', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await expect(page.getByText('1 person')).toBeVisible();
	await page.getByRole('button', { name: 'Favorite', exact: true }).click();
	await expect.poll(async () => (await show(id, reader)).isFollowing).toBe(true);
	await openPage(reader, { path: '/channels#following' });
	await expect(page.getByRole('link', { name: 'Ferry talk' })).toBeVisible();
	await tab('Favorites').click();
	await expect(page.getByRole('link', { name: 'Ferry talk' })).toBeVisible();
	await tab('Yours').click();
	await expect(page.getByText('You have no channels')).toBeVisible();
});

it('the overview has the pinned notes in their order, which the owner changes', async () => {
	const owner = await home.signUp();
	const { id } = await make(owner, 'Pins');
	const first = await home.post(owner, { text: 'the first one', channelId: id });
	const second = await home.post(owner, { text: 'the second one', channelId: id });
	await home.call('channels/update', { channelId: id, pinnedNoteIds: [first.id] }, owner);
	await openPage(owner, { path: `/channels/${id}/edit` });
	await page.getByRole('button', { name: 'Pin a note' }).click();
	await page.getByLabel('Address of the note').fill(`${home.origin}/notes/${second.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
	await page.getByRole('button', { name: 'Move “the second one” (place 2 of 2)' }).focus();
	pressKey('ArrowUp');
	await expect.poll(async () => (await show(id, owner)).pinnedNoteIds).toEqual([second.id, first.id]);
	// One that was pinned on another device meanwhile stays.
	const third = await home.post(owner, { text: 'the third one', channelId: id });
	await home.call('channels/update', { channelId: id, pinnedNoteIds: [second.id, first.id, third.id] }, owner);
	await page.getByRole('button', { name: 'Unpin “the first one”' }).click();
	await expect.poll(async () => (await show(id, owner)).pinnedNoteIds).toEqual([second.id, third.id]);
	await page.getByRole('link', { name: 'Back to the channel' }).click();
	await expect(page.getByText('the second one')).toBeVisible();
	await tab('Timeline').click();
	await expect(page.getByText('the first one')).toBeVisible();
});

it('is searched by name, and its notes by words', async () => {
	const owner = await home.signUp();
	const { id } = await make(owner, 'Bathymetry');
	await home.post(owner, { text: 'forty fathoms', channelId: id });
	await home.post(owner, 'fifty fathoms');
	await openPage(owner, { path: '/channels#search' });
	const words = page.getByRole('searchbox', { name: 'Search for channels' });
	await words.fill('bathym');
	pressKey('Enter');
	await page.getByRole('link', { name: 'Bathymetry' }).click();
	await tab('Search').click();
	const inChannel = page.getByRole('searchbox', { name: 'Search in Bathymetry' });
	await inChannel.fill('fathoms');
	pressKey('Enter');
	await expect(page.getByText('forty fathoms')).toBeVisible();
	await expect(page.getByText('fifty fathoms')).toHaveCount(0);
});

it('says what others may not do, and what is not there', async () => {
	const [owner, other] = [await home.signUp(), await home.signUp()];
	const { id } = await make(owner, 'Not yours');
	await openPage(other, { path: `/channels/${id}/edit` });
	await expect(page.getByText('You can’t edit this channel')).toBeVisible();
	await openPage(other, { path: '/channels/nothing' });
	await expect(page.getByText('This channel doesn’t exist')).toBeVisible();
	await openPage(null, { path: `/channels/${id}` });
	await expect(page.getByRole('heading', { name: 'Not yours' }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
	await page.getByRole('button', { name: 'More about this channel' }).click();
	await expect(menuItem('Copy link')).toBeVisible();
	await expect(menuItem('Edit channel')).toHaveCount(0);
});
