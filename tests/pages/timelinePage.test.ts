import { expect, it } from 'vitest';
import { card, dialog, menuItem, page, pressKey } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });

/** Chooses items in the menu of lists, antennas and channels. */
async function pick(...path: string[]): Promise<void> {
	await page.getByRole('button', { name: 'Lists, antennas and channels', exact: true }).click();
	for (const name of path) await menuItem(name).click();
}

it('lists, antennas and channels are picked at the head of the timeline', async () => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	const [list, channel] = await Promise.all([
		home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, reader),
		home.call<{ id: string }>('channels/create', { name: `Harbour ${reader.username}` }, writer),
	]);
	await home.call('users/lists/push', { listId: list.id, userId: writer.id }, reader);
	await home.call('channels/follow', { channelId: channel.id }, reader);
	const note = await home.post(writer, 'from the crew');
	const inChannel = await home.post(writer, { text: 'in the harbour', channelId: channel.id });
	await openPage(reader);

	await pick('Antennas');
	await expect(page.getByText('No antennas yet')).toBeVisible();
	pressKey('Escape');
	pressKey('Escape');
	await expect(page.getByRole('menu')).toHaveCount(0);

	await pick('Lists', 'Crew');
	const crew = page.getByRole('feed', { name: 'Crew' }).locator(`article[data-note-id="${note.id}"]`);
	await expect(crew).toBeVisible();
	expect(location.pathname).toBe(`/timeline/list/${list.id}`);
	history.back();
	await pick('Lists', 'New list…');
	await dialog('New list').getByLabel('Name').fill('Passengers');
	await dialog('New list').getByRole('button', { name: 'OK' }).click();
	await expect(page.getByRole('heading', { name: 'Passengers' })).toBeVisible();
	history.back();
	await pick('Channels', `Harbour ${reader.username}`);
	await expect(card(inChannel)).toBeVisible();
	expect(location.pathname).toBe(`/channels/${channel.id}`);
	history.back();

	await pick('Lists shown as tabs');
	const pinned = page.getByRole('menuitemcheckbox', { name: 'Crew' });
	await pinned.click();
	await expect(pinned).toHaveAttribute('aria-checked', 'true');
	pressKey('Escape');
	pressKey('Escape');
	await tab('Crew').click();
	await expect(crew).toBeVisible();
	await pick('Lists shown as tabs');
	await pinned.click();
	await expect(tab('Crew')).toHaveCount(0);
	await expect(tab('Home')).toHaveAttribute('aria-selected', 'true');
});

it('a tip explains each timeline until it is dismissed, or all are hidden', async () => {
	await openPage(await home.signUp(), { base: { tips: {} } });
	const tip = page.getByRole('complementary', { name: 'Tip' });
	await expect(tip).toContainText('home timeline');
	await tip.getByRole('button', { name: 'Got it' }).click();
	await expect(tip).toHaveCount(0);
	await tab('Local').click();
	await expect(tip).toContainText('local timeline');
	await tab('Media').click();
	await expect(tip).toHaveCount(0);
	await tab('Global').click();
	await tip.getByRole('button', { name: 'Hide all tips' }).click();
	await tab('Social').click();
	await expect(page.getByRole('feed', { name: 'Social' })).toBeVisible();
	await expect(tip).toHaveCount(0);

	await page.getByRole('button', { name: 'Timeline options', exact: true }).click();
	const tips = page.getByRole('menuitemcheckbox', { name: 'Show tips' });
	await expect(tips).toHaveAttribute('aria-checked', 'false');
	await tips.click();
	pressKey('Escape');
	await expect(tip).toContainText('social timeline');
	await reloadPage();
	await expect(tip).toContainText('social timeline');
});
