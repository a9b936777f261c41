import type { Page } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { reload } from '../support/reload';
import { card } from '../support/screen';
import { expect, test } from '../support/test';

const CLASSIC = { ui: 'default' };
const option = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name });

async function openOptions(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Timeline options' }).click();
	await expect(page.getByRole('menu', { name: 'Timeline options' })).toBeVisible();
}

async function choose(page: Page, name: string): Promise<void> {
	await openOptions(page);
	await option(page, name).click();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);
}

async function listOf(home: Home, owner: Person, member: Person): Promise<string> {
	const { id } = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, owner);
	await home.call('users/lists/push', { listId: id, userId: member.id }, owner);
	return id;
}

test('the page of a list shows what its options ask for, now and later', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	const listId = await listOf(home, reader, writer);
	const words = await home.post(writer, 'words');
	const picture = await home.post(writer, { text: 'a picture', fileIds: [await home.upload(writer)] });
	const renote = await home.post(writer, { renoteId: (await home.post(reader, 'worth telling')).id });
	const page = await open(reader, { base: CLASSIC, path: `/timeline/list/${listId}` });
	const feed = page.getByRole('feed', { name: 'Crew' });
	for (const note of [words, picture, renote]) await expect(card(feed, note)).toBeVisible();

	await openOptions(page);
	await expect(page.getByRole('menuitemcheckbox')).toHaveText([
		/^Show renotes/,
		/^Include sensitive media/,
		/^Files only/,
	]);
	await page.keyboard.press('Escape');
	await choose(page, 'Show renotes');
	await expect(card(feed, renote)).toHaveCount(0);
	await expect(card(feed, words)).toBeVisible();
	await choose(page, 'Files only');
	await expect(card(feed, words)).toHaveCount(0);
	await expect(card(feed, picture)).toBeVisible();

	await reload(page);
	await expect(card(feed, picture)).toBeVisible();
	await expect(card(feed, words)).toHaveCount(0);
	await openOptions(page);
	await expect(option(page, 'Show renotes')).toHaveAttribute('aria-checked', 'false');
});

test('the page of a channel hides sensitive pictures where it is asked to, for visitors too', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const name = `Harbour ${writer.username}`;
	const channel = await home.call<{ id: string }>('channels/create', { name }, writer);
	const fileId = await home.upload(writer);
	await home.call('drive/files/update', { fileId, isSensitive: true }, writer);
	const words = await home.post(writer, { text: 'words', channelId: channel.id });
	const secret = await home.post(writer, { text: 'a look', fileIds: [fileId], channelId: channel.id });
	const page = await open(null, { path: `/channels/${channel.id}#timeline` });
	await expect(card(page, secret)).toContainText('a look');
	await openOptions(page);
	await expect(page.getByRole('menuitemcheckbox')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);
	await choose(page, 'Include sensitive media');
	await expect(card(page, secret)).toContainText('contains sensitive media');
	await expect(card(page, secret)).not.toContainText('a look');
	await expect(card(page, words)).toBeVisible();
});
