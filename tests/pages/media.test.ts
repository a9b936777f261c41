import { expect, it } from 'vitest';
import { type Person, somePicture } from '../e2e/support/Home';
import { uploadFile } from '../e2e/support/someMedia';
import { admin } from '../e2e/support/staff';
import { card, dialog, menuItem, message, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';

/** Posts a note with a picture whose file has this name. */
async function postPicture(writer: Person, name: string, more: { comment?: string; isSensitive?: boolean } = {}) {
	const picture = { bytes: await somePicture(), type: 'image/png', name, ...more };
	return home.post(writer, { text: 'look', fileIds: [await uploadFile(home, writer, picture)] });
}

it('what is sensitive stays covered until it is asked for, and is covered again', async () => {
	const writer = await home.signUp();
	const note = await postPicture(writer, 'storm.png', { isSensitive: true });
	await openPage(await home.follower(writer));
	const shown = card(note);
	await expect(shown).toBeVisible();
	await expect(shown.locator('a[data-media]')).toHaveCount(0);
	await shown.getByRole('button', { name: /Sensitive/ }).click();
	await expect(shown.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
	await shown.getByRole('button', { name: 'Hide' }).click();
	await expect(shown.locator('a[data-media]')).toHaveCount(0);
});

it('the text of a picture is read beside it by the keyboard alone', async () => {
	const writer = await home.signUp();
	const comment = 'Two gulls on a bollard, one of them asleep.';
	const note = await postPicture(writer, 'gulls.png', { comment });
	await openPage(await home.follower(writer));
	const shown = card(note);
	await expect(shown.getByRole('img', { name: comment })).toBeVisible();
	await shown.getByRole('button', { name: 'Description of gulls.png' }).focus();
	pressKey('Enter');
	await expect(shown.getByRole('note', { name: 'ALT' })).toHaveText(comment);
	await shown.getByRole('button', { name: 'Hide description' }).focus();
	pressKey('Enter');
	await expect(shown.getByRole('note')).toHaveCount(0);
});

it('the menu of a file tells of it, and lets moderators mark it', async () => {
	const writer = await home.signUp();
	const note = await postPicture(writer, 'harmless.png');
	const captain = await admin(home);
	await home.call('following/create', { userId: writer.id }, captain);
	const shown = card(note);
	const actions = shown.getByRole('button', { name: 'Actions for harmless.png' });
	await openPage(await home.follower(writer));
	await actions.click();
	await expect(menuItem('Download')).toBeVisible();
	await expect(menuItem('Mark as sensitive')).toHaveCount(0);
	await menuItem('File details').click();
	await expect(dialog('File details').getByText('640 × 400 pixels')).toBeVisible();

	await openPage(captain);
	await actions.click();
	await menuItem('Mark as sensitive').click();
	await message.getByRole('button', { name: 'Mark as sensitive' }).click();
	await shown.getByRole('button', { name: /Sensitive/ }).click();
	await expect(shown.getByRole('button', { name: 'Hide' })).toBeVisible();
});
