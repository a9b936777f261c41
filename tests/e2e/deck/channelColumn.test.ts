import { notesOf } from '../support/notesOf';
import { openDeckTool } from '../support/openDeckTool';
import { postButton, textOf } from '../support/posting';
import { card, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('a note is written into a channel from its column, as that column’s account', async ({ open, home }) => {
	const [person, other] = await Promise.all([home.signUp(), home.signUp()]);
	const channel = await home.call<{ id: string }>('channels/create', { name: 'Knots' }, other);
	await home.call('channels/follow', { channelId: channel.id }, other);
	const page = await open(person, { base: { ui: 'deck' }, others: [other] });
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: `@${other.username}` }).click();
	await page
		.getByRole('menuitem', { name: /^Channel/ })
		.last()
		.click();
	await page.getByRole('menuitem', { name: /^Knots/ }).click();
	const column = page.locator('section[data-column="channel"]');

	for (const name of ['Post to this channel', 'Post to Knots']) {
		await column.getByRole('button', { name, exact: true }).click();
		const form = dialog(page, 'New note');
		await textOf(form).fill(`by “${name}”`);
		await postButton(form).click();
		await expect(column.getByText(`by “${name}”`)).toBeVisible();
	}
	const notes = await home.call<{ id: string; userId: string }[]>(
		'channels/timeline',
		{ channelId: channel.id },
		other,
	);
	expect(notes.map(({ userId }) => userId)).toEqual([other.id, other.id]);
	await expect(card(column, notes[0] ?? { id: '' })).toBeVisible();
	expect(await notesOf(home, person)).toEqual([]);
});

test('the page of a channel leads to writing there', async ({ open, home }) => {
	const person = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: 'Sails' }, person);
	const page = await open(person, { base: { ui: 'default' }, path: `/channels/${channel.id}#timeline` });
	await page.getByRole('button', { name: 'Post to this channel' }).first().click();
	const form = page.getByRole('main');
	await textOf(form).fill('a reef in time');
	await postButton(form).click();
	await expect(page.getByRole('feed', { name: 'Sails' }).getByText('a reef in time')).toBeVisible();
});
