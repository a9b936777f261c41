import { expect, it } from 'vitest';
import { type Person, somePicture } from '../e2e/support/Home';
import { uploadFile } from '../e2e/support/someMedia';
import { admin, moderator } from '../e2e/support/staff';
import { card, menuItem, message, page, toast } from './support/menus';
import { answerWith, forgetAnswers, home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const notFound = page.getByRole('heading', { name: 'Page not found' });
const part = (name: string): Place => page.getByRole('region', { name, exact: true });
/** Confirms the open question. */
async function agree(name: string): Promise<void> {
	await message.getByRole('button', { name, exact: true }).click();
	await expect(message).toHaveCount(0);
}

/** Performs and confirms one of the actions on the page. */
async function act(name: string): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	await agree(name);
	await expect(toast(`Done: ${name}`)).toBeVisible();
}

/** A user with a note with a picture, an avatar and a banner. */
async function somebodySeen() {
	const person = await home.signUp();
	const picture = { bytes: await somePicture(), type: 'image/png', name: 'harbour.png', comment: 'The harbour' };
	const fileId = await uploadFile(home, person, picture);
	const note = await home.post(person, { text: 'Look', fileIds: [fileId] });
	await home.call('i/update', { avatarId: fileId, bannerId: fileId }, person);
	return { person, fileId, note };
}

const seenBy = (watch: Person, { id }: Person) =>
	home.call<{ isSuspended: boolean; moderationNote: string; roleAssigns: { roleId: string }[] }>(
		'admin/show-user',
		{ userId: id },
		watch,
	);

it('moderation pages are for those who keep order alone', async () => {
	const { person, fileId, note } = await somebodySeen();
	const member = await home.follower(person);
	for (const reader of [null, member]) {
		await openPage(reader, { path: `/admin/user/${person.id}` });
		await expect(notFound).toBeVisible();
		await openPage(reader, { path: `/admin/file/${fileId}` });
		await expect(notFound).toBeVisible();
	}
	await openPage(member);
	const files = card(note).getByRole('button', {
		name: 'Actions for harbour.png',
	});
	await files.click();
	await expect(menuItem('Download')).toBeVisible();
	await expect(menuItem('Moderation')).toHaveCount(0);
});

it('a moderator suspends somebody, takes their pictures and resets their password', async () => {
	const { person } = await somebodySeen();
	const watch = await moderator(home);
	await openPage(watch, { path: `/admin/user/${person.id}` });
	await page.getByRole('button', { name: 'Suspend', exact: true }).click();
	await agree('Cancel');
	expect(await seenBy(watch, person)).toMatchObject({ isSuspended: false });
	await act('Suspend');
	await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
	await act('Lift suspension');
	await expect(page.getByText('Suspended', { exact: true })).toHaveCount(0);

	const own = () => home.call<{ avatarId: string | null; bannerId: string | null }>('i', {}, person);
	await act('Remove avatar');
	expect(await own()).toMatchObject({ avatarId: null });
	await act('Remove banner');
	expect(await own()).toMatchObject({ bannerId: null });
	await expect(page.getByRole('button', { name: 'Remove banner' })).toHaveCount(0);

	await act('Reset password');
	const shown = await page
		.locator('code')
		.filter({ hasText: /^\w{8}$/ })
		.one();
	const password = shown.textContent ?? '';
	await expect(page.getByText('Copy it now. It won’t be shown again.')).toBeVisible();
	await expect(own()).rejects.toThrow('401');
	expect((await home.signIn(person.username, password)).id).toBe(person.id);
	// Actions for administrators are missing.
	await expect(page.getByRole('button', { name: 'Delete all files' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
});

it('an administrator deletes files and the account of somebody', async () => {
	const { person, fileId } = await somebodySeen();
	const captain = await admin(home);
	await openPage(captain, { path: `/admin/user/${person.id}` });
	const files = part('Files');
	await expect(files.getByRole('link', { name: 'harbour.png' })).toHaveAttribute('href', `/admin/file/${fileId}`);
	await act('Delete all files');
	await expect(files.getByText('No files')).toBeVisible();
	await page.getByRole('button', { name: 'Delete account', exact: true }).click();
	await agree('Delete account');
	await expect(page.getByText('Account deleted')).toBeVisible();
	await expect(home.call('users/show', { userId: person.id }, captain)).rejects.toThrow('NO_SUCH_USER');
	await openPage(captain, { path: `/admin/user/${person.id}` });
	await expect(page.getByText('User not found')).toBeVisible();
});

it('a moderator looks into a file from its menu, marks it as sensitive and deletes it', async () => {
	const { person, fileId, note } = await somebodySeen();
	const watch = await moderator(home, person);
	await openPage(watch);
	await card(note).getByRole('button', { name: 'Actions for harbour.png' }).click();
	await menuItem('Moderation').click();
	await expect(part('Details').getByText(fileId)).toBeVisible();
	await expect(page.getByRole('img', { name: 'The harbour' }).first()).toBeVisible();
	await expect(part('Notes with this file').locator(`article[data-note-id="${note.id}"]`)).toBeVisible();

	await page.getByRole('switch', { name: 'Sensitive' }).click();
	await expect(page.getByRole('button', { name: 'Sensitive Press to show' }).first()).toBeVisible();
	const told = () => home.call<{ isSensitive: boolean }>('admin/drive/show-file', { fileId }, watch);
	await expect.poll(told).toMatchObject({ isSensitive: true });

	await part('Owner').getByRole('link', { name: 'Moderation' }).click();
	await part('Files')
		.getByRole('link', { name: /harbour.png/ })
		.click();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await agree('Delete');
	await page.getByRole('button', { name: 'Go to owner' }).click();
	await expect(part('Files').getByText('No files')).toBeVisible();
	await openPage(watch, { path: `/admin/file/${fileId}` });
	await expect(page.getByText('File not found')).toBeVisible();
});

it('what does not load can be tried again', async () => {
	const { person } = await somebodySeen();
	const watch = await moderator(home);
	answerWith('admin/show-user', async () => [429, JSON.stringify({ error: TOO_OFTEN })]);
	await openPage(watch, { path: `/admin/user/${person.id}` });
	await expect(page.getByText('You are doing this too often')).toBeVisible();
	forgetAnswers();
	await page.getByRole('button', { name: 'Retry' }).click();
	await expect(part('Details').getByText(person.id)).toBeVisible();
	// Moderators can't see an administrator's account.
	await openPage(watch, { path: `/admin/user/${(await admin(home)).id}` });
	await expect(page.getByText('Only administrators can view this account')).toBeVisible();
});

const TOO_OFTEN = { code: 'RATE_LIMIT_EXCEEDED', id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef', message: 'Too often.' };
