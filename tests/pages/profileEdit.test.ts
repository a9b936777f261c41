import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { somePicture } from '../e2e/support/Home';
import { menuItem, message, page, toast } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';

interface Profile {
	readonly name: string | null;
	readonly description: string | null;
	readonly fields: readonly { readonly name: string; readonly value: string }[];
	readonly avatarId: string | null;
}

it('a profile is edited, previewed and saved, and unsaved edits survive leaving the page', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/profile' });
	const preview = page.getByRole('region', { name: 'Preview' });
	await page.getByLabel('Name', { exact: true }).fill('Mara Lindqvist');
	await page.getByLabel('Bio').fill('Tea and fog.');
	await expect(preview).toContainText('Mara Lindqvist');
	await expect(preview).toContainText('Tea and fog.');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await page.getByLabel('Label 1').fill('Web');
	await expect(page.getByRole('alert')).toContainText('Fill in both label and content.');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await page.getByLabel('Content 1').fill('https://a.example');

	await reloadPage();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Lindqvist');
	await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await page.getByLabel('Label 2').fill('Pronouns');
	await page.getByLabel('Content 2').fill('she/her');
	// By keys, at the grip.
	const grip = await page.getByRole('button', { name: 'Move Pronouns, 2 of 2' }).one();
	grip.focus();
	grip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
	await expect(page.getByLabel('Label 1')).toHaveValue('Pronouns');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(toast('Profile saved.')).toBeVisible();
	expect(await home.call<Profile>('i', {}, person)).toMatchObject({
		name: 'Mara Lindqvist',
		description: 'Tea and fog.',
		fields: [
			{ name: 'Pronouns', value: 'she/her' },
			{ name: 'Web', value: 'https://a.example' },
		],
	});
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await reloadPage();
	await expect(page.getByLabel('Bio')).toHaveValue('Tea and fog.');
	await expect(page.getByText('Your unsaved changes from last time are back.')).toHaveCount(0);
});

it('the preview shows each field as the profile will', async () => {
	const person = await home.signUp();
	const path = '/settings/profile';
	await openPage(person, { path });
	const preview = page.getByRole('region', { name: 'Preview' });
	const message = preview.getByRole('region', { name: 'Message to followers' });
	await expect(preview).toContainText('No bio yet');
	await page.getByLabel('Location', { exact: true }).fill('Port Hollow');
	await page.getByLabel('Birthday').fill('1994-02-28');
	const language = await page.getByLabel('Language', { exact: true }).one();
	fireEvent.change(language, { target: { value: 'fr' } });
	await page.getByLabel('Message to new followers').fill('Welcome **aboard**');
	await page.getByRole('button', { name: 'Add', exact: true }).click();
	await page.getByLabel('Label 1').fill('Boat');
	await page.getByLabel('Content 1').fill('Skiff');
	await page.getByLabel('This account is a bot').click();
	await page.getByLabel('This account is a cat').click();
	for (const shown of ['Port Hollow', 'February 28, 1994', 'French', 'Boat', 'Skiff', 'bot']) {
		await expect(preview).toContainText(shown);
	}
	await expect(message.locator('b')).toHaveText('aboard');
	await expect(preview.locator('[style*="--ears"]')).toHaveCount(1);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(toast('Profile saved.')).toBeVisible();
	// And so it does, also for somebody who follows.
	const reader = await home.follower(person);
	await openPage(reader, { path: `/@${person.username}` });
	for (const shown of ['Port Hollow', 'February 28, 1994', 'French', 'Boat', 'Skiff', 'Welcome aboard']) {
		await expect(page.locator('[data-page]')).toContainText(shown);
	}
});

it('mistakes in birthday and location stand at their fields', async () => {
	await openPage(await home.signUp(), { path: '/settings/profile' });
	const save = page.getByRole('button', { name: 'Save', exact: true });
	const [location, birthday] = [page.getByLabel('Location', { exact: true }), page.getByLabel('Birthday')];
	await location.fill('x'.repeat(51));
	await expect(location).toHaveAccessibleDescription('51 characters are too many (maximum 50)');
	await expect(save).toBeDisabled();
	await location.fill('Port Hollow');
	await expect(save).toBeEnabled();
	// A part of a date: a browser has no value for it, and would save none.
	const field = await birthday.one<HTMLInputElement>();
	const validity = vi.spyOn(field, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState);
	fireEvent.input(field);
	await expect(birthday).toHaveAccessibleDescription('Not a date.');
	await expect(save).toBeDisabled();
	validity.mockRestore();
	await birthday.fill('1994-02-28');
	await expect(save).toBeEnabled();
	const refused = (field: string) => async () =>
		[
			400,
			JSON.stringify({
				error: { code: 'INVALID_PARAM', id: 'x', message: 'No.', info: { param: `#/properties/${field}/pattern` } },
			}),
		] as const;
	answerWith('i/update', refused('birthday'));
	await save.click();
	await expect(birthday).toHaveAccessibleDescription('The server doesn’t accept this.');
	answerWith('i/update', refused('location'));
	await save.click();
	await expect(location).toHaveAccessibleDescription('The server doesn’t accept this.');
	await expect(location).toHaveValue('Port Hollow');
});

it('a refused profile says why at its field, and keeps what was typed', async () => {
	await openPage(await home.signUp(), { path: '/settings/profile' });
	await page.getByLabel('Name', { exact: true }).fill('Rude');
	const error = { code: 'YOUR_NAME_CONTAINS_PROHIBITED_WORDS', id: 'x', message: 'No.', kind: 'client' };
	answerWith('i/update', async () => [422, JSON.stringify({ error })]);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByRole('alert')).toContainText('The server doesn’t allow this name.');
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rude');
});

it('an avatar is chosen, and removed again', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/profile' });
	await page.getByRole('button', { name: 'Change avatar' }).click();
	await expect(menuItem('Remove')).toHaveCount(0);
	await menuItem('Upload an image').click();
	// Not one that can be cropped, which needs a real browser.
	const picture = new File([await somePicture(40, 40)], 'face.gif', { type: 'image/gif' });
	await page.getByLabel('Change avatar').filter({ hasText: /^$/ }).setInputFiles([picture]);
	await page.getByRole('button', { name: 'Change avatar' }).one();
	await expect.poll(async () => (await home.call<Profile>('i', {}, person)).avatarId).not.toBeNull();
	await page.getByRole('button', { name: 'Change avatar' }).click();
	await menuItem('Remove').click();
	await expect.poll(async () => (await home.call<Profile>('i', {}, person)).avatarId).toBeNull();

	await page.getByRole('button', { name: 'Change banner' }).click();
	await menuItem('Upload an image').click();
	const error = { code: 'BANNER_NOT_AN_IMAGE', id: 'x', message: 'No.', kind: 'client' };
	answerWith('i/update', async () => [400, JSON.stringify({ error })]);
	await page.getByLabel('Change banner').filter({ hasText: /^$/ }).setInputFiles([picture]);
	await expect(message).toContainText('That file is not an image.');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
});
