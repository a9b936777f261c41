import { expect, it } from 'vitest';
import { somePicture } from '../e2e/support/Home';
import { uploadFile } from '../e2e/support/someMedia';
import { admin } from '../e2e/support/staff';
import { card, dialog, menuItem } from './support/menus';
import { home, openPage } from './support/openPage';

it('an emoji in a text has a menu, with its details, and for those who manage emojis a form', async () => {
	const writer = await home.signUp();
	const captain = await admin(home);
	await home.call('following/create', { userId: writer.id }, captain);
	const picture = { bytes: await somePicture(64, 64), type: 'image/png', name: 'bunting.png' };
	const emoji = { name: 'bunting', category: 'signals', aliases: ['party', 'flags'] };
	await home.call('admin/emoji/add', { ...emoji, fileId: await uploadFile(home, captain, picture) }, captain);
	const note = await home.post(writer, 'Hoist the :bunting: now');
	await openPage(captain);
	const shown = card(note);
	const inText = shown.getByRole('img', { name: ':bunting:' });
	await inText.rightClick();
	await menuItem('About this emoji').click();
	const details = dialog('About this emoji');
	await expect(details.getByText('party, flags')).toBeVisible();
	await expect(details.getByText('signals', { exact: true })).toBeVisible();
	await details.getByRole('button', { name: 'Close' }).click();
	await expect(details).toHaveCount(0);

	await inText.rightClick();
	await menuItem('Edit emoji…').click();
	const form = dialog('Edit emoji');
	await form.getByLabel('Name', { exact: true }).fill('bunt ing');
	await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
	await form.getByLabel('Name', { exact: true }).fill('bunting');
	const license = `sewn by hand ${Date.now()}`;
	await form.getByLabel('License').fill(license);
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(form).toHaveCount(0);
	await inText.rightClick();
	await menuItem('About this emoji').click();
	await expect(details.getByText(license)).toBeVisible();
	await details.getByRole('button', { name: 'Close' }).click();
	await expect(details).toHaveCount(0);

	await inText.rightClick();
	await menuItem('React with this emoji').click();
	await expect(shown.locator('[data-reaction=":bunting@.:"]')).toHaveText('1');
});
