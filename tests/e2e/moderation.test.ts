import type { Page } from '@playwright/test';
import type { Home, Person } from './support/Home';
import { somePicture } from './support/Home';
import { chooseOfUser, menuItem, toast } from './support/menus';
import { NO_CLIENT } from './support/preferences';
import { reload } from './support/reload';
import { card, column, openPictureMenu } from './support/screen';
import { uploadFile } from './support/someMedia';
import { admin, makeRole, moderator } from './support/staff';
import { expect, PHONE, test } from './support/test';

const notFound = (page: Page) => page.getByRole('heading', { name: 'Page not found' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Answers the question that is open. */
async function agree(page: Page, name: string): Promise<void> {
	await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** Does one of the actions on the page, and agrees to it. */
async function act(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	await agree(page, name);
	await expect(toast(page, `Done: ${name}`)).toBeVisible();
}

/** Somebody with a picture in a note, a face and a banner. */
async function somebodySeen(home: Home) {
	const person = await home.signUp();
	const picture = { bytes: await somePicture(), type: 'image/png', name: 'harbour.png', comment: 'The harbour' };
	const fileId = await uploadFile(home, person, picture);
	const note = await home.post(person, { text: 'Look', fileIds: [fileId] });
	await home.call('i/update', { avatarId: fileId, bannerId: fileId }, person);
	return { person, fileId, note };
}

const seenBy = (home: Home, moderator: Person, { id }: Person) =>
	home.call<{ isSuspended: boolean; moderationNote: string; roleAssigns: { roleId: string }[] }>(
		'admin/show-user',
		{ userId: id },
		moderator,
	);

test('moderation pages are for those who keep order alone', async ({ open, home }) => {
	const { person, fileId, note } = await somebodySeen(home);
	const member = await home.follower(person);
	for (const reader of [null, member]) {
		const page = await open(reader, { path: `/admin/user/${person.id}` });
		await expect(notFound(page)).toBeVisible();
		await page.goto(`/admin/file/${fileId}`);
		await expect(notFound(page)).toBeVisible();
	}
	const page = await open(member);
	const files = card(column(page, 'home'), note).getByRole('button', {
		name: 'Actions for harbour.png',
	});
	await files.click();
	await expect(menuItem(page, 'Download')).toBeVisible();
	await expect(menuItem(page, 'Moderation')).toHaveCount(0);
});

test(
	'a moderator looks into an account from its menu, writes a note about it, and gives and takes roles',
	PHONE,
	async ({ open, home }) => {
		const { person } = await somebodySeen(home);
		const watch = await moderator(home);
		const role = `Deckhand ${person.username}`;
		const roleId = await makeRole(home, role);
		const page = await open(watch, { path: `/@${person.username}`, base: { ui: 'default' } });
		await chooseOfUser(page, person.username, 'Moderation');
		await expect(part(page, 'Details').getByText(person.id)).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`/admin/user/${person.id}$`));

		const note = part(page, 'Moderation note');
		const words = note.getByRole('textbox');
		await page.route('**/api/admin/update-user-note', route => route.abort());
		await words.fill('Keeps late hours');
		await note.getByRole('button', { name: 'Save' }).click();
		await expect(note.getByText('Couldn’t save: Can’t reach the server')).toBeVisible();
		// What was written is there again when one comes back.
		await page.getByRole('main').getByRole('link', { name: person.username, exact: true }).click();
		await expect(page.getByRole('button', { name: `More about @${person.username}`, exact: true })).toBeVisible();
		await page.goBack();
		await expect(words).toHaveValue('Keeps late hours');
		await expect(note.getByText('Not saved yet')).toBeVisible();
		await page.unroute('**/api/admin/update-user-note');
		await words.press('Control+Enter');
		await expect(note.getByText('Saved', { exact: true })).toBeVisible();
		expect(await seenBy(home, watch, person)).toMatchObject({ moderationNote: 'Keeps late hours' });

		const roles = part(page, 'Roles');
		await expect(roles.getByText('No roles')).toBeVisible();
		await roles.getByRole('button', { name: 'Assign role' }).click();
		await menuItem(page, role).click();
		await menuItem(page, '1 week').click();
		await expect(roles.getByText(/Since .* until /)).toBeVisible();
		expect((await seenBy(home, watch, person)).roleAssigns).toMatchObject([{ roleId }]);
		await roles.getByRole('button', { name: `Remove role “${role}”` }).click();
		await agree(page, `Remove role “${role}”`);
		await expect(roles.getByText('No roles')).toBeVisible();
	},
);

test('a moderator suspends somebody, takes their pictures and resets their password', async ({ open, home }) => {
	const { person } = await somebodySeen(home);
	const watch = await moderator(home);
	const page = await open(watch, { path: `/admin/user/${person.id}` });
	await page.getByRole('button', { name: 'Suspend', exact: true }).click();
	await agree(page, 'Cancel');
	expect(await seenBy(home, watch, person)).toMatchObject({ isSuspended: false });
	await act(page, 'Suspend');
	await expect(page.getByText('Suspended', { exact: true })).toBeVisible();
	await act(page, 'Lift suspension');
	await expect(page.getByText('Suspended', { exact: true })).toHaveCount(0);

	const own = () => home.call<{ avatarId: string | null; bannerId: string | null }>('i', {}, person);
	await act(page, 'Remove avatar');
	expect(await own()).toMatchObject({ avatarId: null });
	await act(page, 'Remove banner');
	expect(await own()).toMatchObject({ bannerId: null });
	await expect(page.getByRole('button', { name: 'Remove banner' })).toHaveCount(0);

	await act(page, 'Reset password');
	const password = await page
		.locator('code')
		.filter({ hasText: /^\w{8}$/ })
		.innerText();
	await expect(page.getByText('Copy it now. It won’t be shown again.')).toBeVisible();
	await expect(own()).rejects.toThrow('401');
	expect((await home.signIn(person.username, password)).id).toBe(person.id);
	// What only administrators may do is not there.
	await expect(page.getByRole('button', { name: 'Delete all files' })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
});

test('an administrator deletes files and the account of somebody', async ({ open, home }) => {
	const { person, fileId } = await somebodySeen(home);
	const captain = await admin(home);
	const page = await open(captain, { path: `/admin/user/${person.id}` });
	const files = part(page, 'Files');
	await expect(files.getByRole('link', { name: 'harbour.png' })).toHaveAttribute('href', `/admin/file/${fileId}`);
	await act(page, 'Delete all files');
	await expect(files.getByText('No files')).toBeVisible();
	await page.getByRole('button', { name: 'Delete account', exact: true }).click();
	await agree(page, 'Delete account');
	await expect(page.getByText('Account deleted')).toBeVisible();
	await expect(home.call('users/show', { userId: person.id }, captain)).rejects.toThrow('NO_SUCH_USER');
	await reload(page);
	await expect(page.getByText('User not found')).toBeVisible();
});

test('a moderator looks into a file from its menu, marks it as sensitive and deletes it', async ({ open, home }) => {
	const { person, fileId, note } = await somebodySeen(home);
	const watch = await moderator(home, person);
	const page = await open(watch);
	await openPictureMenu(page, card(column(page, 'home'), note), false);
	await menuItem(page, 'Moderation').click();
	await expect(part(page, 'Details').getByText(fileId)).toBeVisible();
	await expect(page.getByRole('img', { name: 'The harbour' }).first()).toBeVisible();
	await expect(card(part(page, 'Notes with this file'), note)).toBeVisible();

	await page.getByRole('switch', { name: 'Sensitive' }).click();
	await expect(page.getByRole('button', { name: 'Sensitive Click to show' }).first()).toBeVisible();
	const told = () => home.call<{ isSensitive: boolean }>('admin/drive/show-file', { fileId }, watch);
	await expect.poll(told).toMatchObject({ isSensitive: true });

	await part(page, 'Owner').getByRole('link', { name: 'Moderation' }).click();
	await part(page, 'Files')
		.getByRole('link', { name: /harbour.png/ })
		.click();
	await page.getByRole('button', { name: 'Delete', exact: true }).click();
	await agree(page, 'Delete');
	await page.getByRole('button', { name: 'Go to owner' }).click();
	await expect(part(page, 'Files').getByText('No files')).toBeVisible();
	await page.goto(`/admin/file/${fileId}`);
	await expect(page.getByText('File not found')).toBeVisible();
});

test('who comes straight to a moderation page waits until it is known that they may', async ({ open, home }) => {
	const { person } = await somebodySeen(home);
	const page = await open(await moderator(home), { path: NO_CLIENT });
	let letIn = () => {};
	const known = new Promise<void>(done => {
		letIn = done;
	});
	await page.route('**/api/i', async route => {
		await known;
		await route.continue();
	});
	await page.goto(`/admin/user/${person.id}`);
	await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
	await expect(notFound(page)).toHaveCount(0);
	letIn();
	await expect(part(page, 'Details').getByText(person.id)).toBeVisible();
});

test('what does not load can be tried again', async ({ open, home }) => {
	const { person } = await somebodySeen(home);
	const page = await open(await moderator(home));
	await page.route('**/api/admin/show-user', route => route.fulfill({ status: 429, json: { error: TOO_OFTEN } }));
	await page.goto(`/admin/user/${person.id}`);
	await expect(page.getByText('You are doing this too often')).toBeVisible();
	await page.unroute('**/api/admin/show-user');
	await page.getByRole('button', { name: 'Retry' }).click();
	await expect(part(page, 'Details').getByText(person.id)).toBeVisible();
	// An administrator’s account is none of a moderator’s business.
	await page.goto(`/admin/user/${(await admin(home)).id}`);
	await expect(page.getByText('Only administrators can view this account')).toBeVisible();
});

const TOO_OFTEN = { code: 'RATE_LIMIT_EXCEEDED', id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef', message: 'Too often.' };
