import { postButton, textOf } from '../support/composing';
import { card, column } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

interface ToldChannel {
	readonly id: string;
	readonly pinnedNoteIds: readonly string[];
}

test('a channel is made, written in, pinned in and followed by another', PHONE, async ({ open, home }) => {
	const [owner, reader] = [await home.signUp(), await home.signUp()];
	const name = `Chandlery ${owner.username}`;
	const page = await open(owner, { path: '/channels', base: { ui: 'default' } });
	await page.getByRole('link', { name: 'New channel' }).click();
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Description').fill('Rope, tar and **advice**.');
	await page.getByRole('button', { name: 'Create' }).click();
	await expect(page.getByRole('heading', { name }).last()).toBeVisible();
	await page.getByRole('tab', { name: 'Timeline' }).click();
	await page.getByRole('button', { name: 'Post to this channel' }).first().click();
	await textOf(page.getByRole('main')).fill('Three fathoms of the brown one.');
	await postButton(page.getByRole('main')).click();
	await expect(page.getByRole('article').getByText('Three fathoms of the brown one.')).toBeVisible();

	const [{ id } = { id: '' }] = await home.call<ToldChannel[]>('channels/owned', {}, owner);
	const [note] = await home.call<{ id: string }[]>('channels/timeline', { channelId: id });
	const other = await home.post(owner, { text: 'No cleats before Friday.', channelId: id });
	await home.call('channels/update', { channelId: id, pinnedNoteIds: [note?.id, other.id] }, owner);
	await page.goto(`/channels/${id}/edit`);
	const grip = page.getByRole('button', { name: 'Move “No cleats before Friday.” (place 2 of 2)' });
	await grip.focus();
	await page.keyboard.press('ArrowUp');
	await expect
		.poll(async () => (await home.call<ToldChannel>('channels/show', { channelId: id }, owner)).pinnedNoteIds)
		.toEqual([other.id, note?.id]);

	const visit = await open(reader, { path: `/channels/${id}`, base: { ui: 'default' } });
	await expect(visit.getByRole('article').first()).toContainText('No cleats before Friday.');
	await visit.getByRole('button', { name: 'Follow', exact: true }).click();
	await expect(visit.getByRole('button', { name: 'Unfollow' })).toBeVisible();
	await visit.getByRole('tab', { name: 'Search' }).click();
	await visit.getByRole('searchbox').fill('fathoms');
	await visit.getByRole('searchbox').press('Enter');
	await expect(card(visit.getByRole('feed', { name: 'Notes' }), { id: note?.id ?? '' })).toBeVisible();
	await visit.goto('/channels#following');
	await expect(visit.getByRole('link', { name })).toBeVisible();
});

test('a channel shows in the deck by its menu', async ({ open, home }) => {
	const owner = await home.signUp();
	const { id } = await home.call<ToldChannel>('channels/create', { name: 'Sail loft' }, owner);
	const note = await home.post(owner, { text: 'needle and palm', channelId: id });
	const page = await open(owner, { path: `/channels/${id}#overview`, base: { ui: 'deck' } });
	await page.getByRole('button', { name: 'More about this channel' }).click();
	await page.getByRole('menuitem', { name: 'Show in a column' }).click();
	await expect(card(column(page, 'channel'), note)).toBeVisible();
});
