import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/accessible';
import { type Home, type Person, somePicture } from '../support/Home';
import { toast } from '../support/menus';
import { notesOf, textsOf } from '../support/notesOf';
import {
	becomesReady,
	compose,
	crashTab,
	loseAnswer,
	outbox,
	postButton,
	textOf,
	waiting,
	write,
} from '../support/posting';
import { admin, makeRole } from '../support/staff';
import { expect, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

/** Chooses files in a composer, and waits until they are ready. */
async function attach(form: Locator, ...names: readonly string[]): Promise<void> {
	// Large enough to be resized.
	const buffer = Buffer.from(await somePicture(1_800, 1_200));
	const files = names.map(name => ({ name, mimeType: 'image/png', buffer }));
	await form.locator('input[type=file]').setInputFiles(files);
	for (const name of names) await expect(form.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
	await expect(form.getByText('Preparing…')).toHaveCount(0);
}

/**
 * Posts without a connection: the note waits.
 * @returns the form, which is gone
 */
async function postOffline(page: Page, body: string, ...files: readonly string[]): Promise<Locator> {
	await becomesReady(page);
	await page.context().setOffline(true);
	const form = await compose(page);
	await textOf(form).fill(body);
	await attach(form, ...files);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	return form;
}

const filesOf = async (home: Home, person: Person) =>
	(await home.call<{ name: string }[]>('drive/files', { limit: 30 }, person)).map(({ name }) => name).sort();

const postedFiles = async (home: Home, person: Person) =>
	(await notesOf(home, person)).map(({ text, files }) => [text, files.map(({ name }) => name)]);

test('pictures chosen without a connection wait with their note, even if the tab dies', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await postOffline(page, 'from the boat', 'sea.png', 'sky.png');
	await expect(toast(page, 'Waiting for connection')).toBeVisible();
	await waiting(page).click();
	await expect(outbox(page).getByRole('listitem')).toContainText('2 files');
	await expect(outbox(page).getByRole('listitem')).toContainText('sea.png, sky.png');
	await expectFlawless(page, '[data-overlay]');
	await crashTab(page);
	await page.close();
	await page.context().setOffline(false);
	const next = await page.context().newPage();
	await next.goto('/');
	await expect(toast(next, 'A note from the outbox was posted')).toBeVisible({ timeout: 20_000 });
	await expect(waiting(next)).toHaveCount(0);
	expect(await postedFiles(home, person)).toEqual([['from the boat', ['sea.webp', 'sky.webp']]]);
	expect(await filesOf(home, person)).toEqual(['sea.webp', 'sky.webp']);
	// Nothing is left that would be posted again.
	const again = await compose(next);
	await expect(textOf(again)).toHaveValue('');
	await expect(again.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});

test('a server that dies has a note once when it is back, with all its files', async ({ open, ownServer }) => {
	test.slow();
	const server = await ownServer();
	const { home } = server;
	const person = await home.signUp();
	const page = await open(person, { home });
	await becomesReady(page);

	await test.step('a server that dies before the request', async () => {
		const form = await compose(page);
		await textOf(form).fill('into the storm');
		await server.kill();
		await postButton(form).click();
		await expect(form).toHaveCount(0);
		await expect(waiting(page)).toBeVisible();
		await server.restart();
		await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
		expect(await textsOf(home, person)).toEqual(['into the storm']);
	});

	await test.step('a server that dies between request and answer', async () => {
		await loseAnswer(page, () => server.kill());
		await expect(await write(page, 'through the storm')).toHaveCount(0);
		await expect(waiting(page)).toBeVisible();
		await server.restart();
		await expect(waiting(page)).toHaveCount(0, { timeout: 30_000 });
		expect(await textsOf(home, person)).toEqual(['through the storm', 'into the storm']);
	});

	await test.step('a server that dies while a note’s files go up', async () => {
		const form = await compose(page);
		await textOf(form).fill('in the storm');
		await attach(form, 'one.png', 'two.png');
		let isGone = false;
		await page.route('**/api/drive/files/create', async route => {
			if (route.request().postData()?.includes('two') && !isGone) {
				isGone = true;
				await server.kill();
			}
			await route.continue();
		});
		await postButton(form).click();
		await expect(form).toHaveCount(0);
		await expect(page.getByRole('alertdialog')).toHaveCount(0);
		await waiting(page).click();
		await expect(outbox(page).getByRole('listitem')).toContainText('two.png');
		await server.restart();
		await expect(outbox(page).getByText('No notes waiting')).toBeVisible({ timeout: 30_000 });
		expect((await postedFiles(home, person))[0]).toEqual(['in the storm', ['one.webp', 'two.webp']]);
		expect(await textsOf(home, person)).toHaveLength(3);
		expect(await filesOf(home, person)).toEqual(['one.webp', 'two.webp']);
	});
});

test('a note that waits with its files goes back into the composer with them, as does one that is refused', async ({
	open,
	home,
}) => {
	const person = await home.signUp();
	const page = await open(person);

	await test.step('a note that waits with its files goes back into the composer with them', async () => {
		const form = await postOffline(page, 'not yet', 'sea.png');
		await waiting(page).click();
		await outbox(page).getByRole('button', { name: 'Edit' }).click();
		await expect(textOf(form)).toHaveValue('not yet');
		await expect(form.getByRole('button', { name: 'Actions for sea.png' })).toBeVisible();
		await expect(waiting(page)).toHaveCount(0);
		await page.context().setOffline(false);
		await textOf(form).fill('now');
		await postButton(form).click();
		await expect(form).toHaveCount(0);
		expect(await postedFiles(home, person)).toEqual([['now', ['sea.webp']]]);
		expect(await filesOf(home, person)).toEqual(['sea.webp']);
	});

	await test.step('a file that is refused later is told, and goes back into the composer with its note', async () => {
		const form = await postOffline(page, 'too much', 'sky.png');
		const policies = { driveCapacityMb: { useDefault: false, priority: 0, value: 0 } };
		const roleId = await makeRole(home, `No room for ${person.username}`, { policies });
		await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
		await page.context().setOffline(false);
		const told = page.getByRole('alertdialog', { name: 'Couldn’t post the note' });
		await expect(told).toContainText('sky.png', { timeout: 20_000 });
		await expect(told).toContainText('Your drive has no free space. Delete files to make room.');
		await told.getByRole('button', { name: 'Edit' }).click();
		await expect(textOf(form)).toHaveValue('too much');
		await expect(form.getByRole('button', { name: 'Actions for sky.png' })).toBeVisible();
		await expect(waiting(page)).toHaveCount(0);
		expect(await textsOf(home, person)).toEqual(['now']);
	});
});
