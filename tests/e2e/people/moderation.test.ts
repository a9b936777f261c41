import type { Page } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { somePicture } from '../support/Home';
import { chooseOfUser, menuItem } from '../support/menus';
import { NO_CLIENT } from '../support/preferences';
import { uploadFile } from '../support/someMedia';
import { makeRole, moderator } from '../support/staff';
import { expect, PHONE, test } from '../support/test';

const notFound = (page: Page) => page.getByRole('heading', { name: 'Page not found' });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Confirms the open question. */
async function agree(page: Page, name: string): Promise<void> {
	await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** A user with a note with a picture, an avatar and a banner. */
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
		// Unsaved text is still there when the page is gone back to.
		await page.getByRole('main').getByRole('link', { name: person.username, exact: true }).click();
		await expect(page.getByRole('button', { name: `More about @${person.username}`, exact: true })).toBeVisible();
		await page.goBack();
		await expect(words).toHaveValue('Keeps late hours');
		await expect(note.getByText('Couldn’t save: Can’t reach the server')).toBeVisible();
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
