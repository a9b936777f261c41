import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible';
import { type Home, type Person, somePicture } from '../support/Home';
import { menuItem } from '../support/menus';
import { uploadNow } from '../support/posting';
import { composeButton, dialog } from '../support/screen';
import { admin, makeRole } from '../support/staff';
import { expect, PHONE, test } from '../support/test';

interface Chosen {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

interface DriveFile {
	readonly id: string;
	readonly name: string;
	readonly type: string;
	readonly comment: string | null;
	readonly isSensitive: boolean;
	readonly properties: { readonly width?: number };
}

const CREATE = '**/api/drive/files/create';
const note = (name: string): Chosen => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`about ${name}`) });
const picture = async (name: string, width = 200, height = 150): Promise<Chosen> => ({
	...{ name, mimeType: 'image/png' },
	buffer: Buffer.from(await somePicture(width, height)),
});
const large = async (name: string): Promise<Chosen> => ({
	...{ name, mimeType: 'image/jpeg' },
	buffer: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#205070' } })
		.jpeg()
		.toBuffer(),
});

const driveOf = (home: Home, person: Person) => home.call<DriveFile[]>('drive/files', { limit: 30 }, person);
const namesIn = async (home: Home, person: Person) => (await driveOf(home, person)).map(({ name }) => name).sort();
const uploads = (page: Page) => dialog(page, 'Upload files');
const row = (page: Page, name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });

/** Opens the upload dialog with these files. */
async function choose(page: Page, ...files: readonly Chosen[]): Promise<void> {
	await page
		.getByLabel('Upload', { exact: true })
		.and(page.locator('input'))
		.setInputFiles([...files]);
	await expect(uploads(page)).toBeVisible();
}

async function actOn(page: Page, name: string, ...items: readonly string[]): Promise<void> {
	await row(page, name)
		.getByRole('button', { name: `Actions for ${name}` })
		.click();
	for (const item of items) await menuItem(page, item).click();
}

async function answer(page: Page, title: string, value: string): Promise<void> {
	await dialog(page, title).getByRole('textbox').fill(value);
	await dialog(page, title).getByRole('button', { name: 'OK' }).click();
	await expect(dialog(page, title)).toHaveCount(0);
}

async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	return dialog(page, 'New note');
}

async function attach(page: Page, form: Locator, ...files: readonly Chosen[]): Promise<void> {
	await form.locator('input[type=file]').setInputFiles([...files]);
	await expect(page.getByText('Preparing…')).toHaveCount(0);
}

test(
	'files wait in a queue, where each is named, described, marked and compressed as one likes',
	PHONE,
	async ({ open, home }) => {
		const person = await home.signUp();
		const page = await open(person, { path: '/my/drive' });
		await choose(page, await large('sea.jpg'), note('tides.txt'));
		await expect(row(page, 'sea.jpg')).toContainText('Ready');
		expect(await driveOf(home, person)).toEqual([]);
		await actOn(page, 'tides.txt', 'Rename');
		await answer(page, 'Rename', 'tides of May.txt');
		await actOn(page, 'tides of May.txt', 'Edit description');
		await answer(page, 'Edit description', 'When the water is high');
		await actOn(page, 'sea.jpg', 'Mark as sensitive');
		await expect(row(page, 'sea.jpg')).toContainText('sensitive');
		await actOn(page, 'sea.jpg', 'Compression');
		await page.getByRole('menuitemradio', { name: /^High/ }).click();
		await expect(row(page, 'sea.jpg')).toContainText('→');
		await uploads(page).getByRole('button', { name: 'Upload 2 files' }).click();
		await expect(uploads(page)).toHaveCount(0);
		const files = new Map((await driveOf(home, person)).map(file => [file.name, file]));
		expect(files.get('tides of May.txt')).toMatchObject({ comment: 'When the water is high', isSensitive: false });
		expect(files.get('sea.webp')).toMatchObject({ isSensitive: true, properties: { width: 1125 } });
		await expect(page.getByRole('link', { name: /^tides of May\.txt/ })).toBeVisible();
	},
);

test('what failed is tried again without the others', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { path: '/my/drive' });
	await page.route(CREATE, route =>
		route.request().postData()?.includes('storm.txt') ? route.abort() : route.continue(),
	);
	await choose(page, note('calm.txt'), note('storm.txt'), note('breeze.txt'));
	await uploads(page).getByRole('button', { name: 'Upload 3 files' }).click();
	await page.getByRole('alertdialog', { name: 'Failed to upload' }).getByRole('button', { name: 'Got it' }).click();
	await expect(uploads(page).getByRole('listitem')).toHaveCount(1);
	await expect(row(page, 'storm.txt')).toContainText('Failed');
	expect(await namesIn(home, person)).toEqual(['breeze.txt', 'calm.txt']);
	await page.unroute(CREATE);
	await uploads(page).getByRole('button', { name: 'Retry uploading storm.txt' }).click();
	await expect(uploads(page)).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['breeze.txt', 'calm.txt', 'storm.txt']);
});

test('all can be stopped and started again', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { path: '/my/drive' });
	// Not answered until it is let through.
	await page.route(CREATE, () => {});
	await choose(page, note('one.txt'), note('two.txt'));
	await uploads(page).getByRole('button', { name: 'Upload 2 files' }).click();
	await expect(row(page, 'one.txt')).toContainText('Uploading');
	await uploads(page).getByRole('button', { name: 'Stop all' }).click();
	await expect(row(page, 'one.txt')).toContainText('Stopped');
	await expect(row(page, 'two.txt')).toContainText('Stopped');
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await page.unroute(CREATE);
	await uploads(page).getByRole('button', { name: 'Upload 2 files' }).click();
	await expect(uploads(page)).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['one.txt', 'two.txt']);
});

test('closing with files that wait asks, and keeps them', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { path: '/my/drive' });
	await choose(page, note('one.txt'));
	await page.keyboard.press('Escape');
	const asked = page.getByRole('alertdialog', { name: 'Close before the files are uploaded?' });
	await asked.getByRole('button', { name: 'Cancel' }).click();
	await expect(uploads(page)).toBeVisible();
	await uploads(page).getByRole('button', { name: 'Close' }).click();
	await asked.getByRole('button', { name: 'Close' }).click();
	await expect(uploads(page)).toHaveCount(0);
	await page.getByRole('button', { name: '1 file not uploaded' }).click();
	await uploads(page).getByRole('button', { name: 'Upload 1 file' }).click();
	await expect(uploads(page)).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['one.txt']);
});

test('a tab that dies while it uploads loses no file', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	await form.getByLabel('Note text').fill('Look');
	await page.route(CREATE, route => (route.request().postData()?.includes('two') ? undefined : route.continue()));
	await attach(page, form, await picture('one.png'), await picture('two.png'));
	await form.getByRole('button', { name: 'Post' }).click();
	await expect(form.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
	await expect(form.getByText(/^Uploading:/)).toBeVisible();
	await expect.poll(() => namesIn(home, person)).toEqual(['one.png']);
	const devtools = await page.context().newCDPSession(page);
	const crashed = page.waitForEvent('crash');
	void devtools.send('Page.crash').catch(() => {});
	await crashed;

	const next = await page.context().newPage();
	await next.goto('/');
	const again = await compose(next);
	await expect(again.getByLabel('Note text')).toHaveValue('Look');
	await expect(again.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
	await again.getByRole('button', { name: 'Post' }).click();
	await expect(again).toHaveCount(0);
	const notes = await home.call<{ text: string; files: { name: string }[] }[]>(
		'users/notes',
		{ userId: person.id, limit: 5 },
		person,
	);
	expect(notes.map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
		['Look', ['one.png', 'two.png']],
	]);
});

test('a server that dies while something goes up costs no file and no word', async ({ open, ownServer }) => {
	test.slow();
	const server = await ownServer();
	const { home } = server;
	const person = await home.signUp();
	const page = await open(person, { home });
	const form = await compose(page);
	await form.getByLabel('Note text').fill('Look');
	await attach(page, form, await picture('one.png'), await picture('two.png'));
	// The second one is being uploaded when the server goes down.
	let isGone = false;
	await page.route(CREATE, async route => {
		if (route.request().postData()?.includes('two') && !isGone) {
			isGone = true;
			await server.kill();
		}
		await route.continue();
	});
	await uploadNow(page, form, 'one.png');
	await expect.poll(() => namesIn(home, person)).toEqual(['one.png']);
	await uploadNow(page, form, 'two.png');
	const told = page.getByRole('alertdialog', { name: 'Failed to upload' });
	await told.getByRole('button', { name: 'Got it' }).click();
	await expect(form.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
	await server.restart();
	await form.getByRole('button', { name: 'Retry uploading two.png' }).click();
	await form.getByRole('button', { name: 'Post' }).click();
	await expect(form).toHaveCount(0);
	const notes = await home.call<{ files: { name: string }[] }[]>('users/notes', { userId: person.id }, person);
	expect(notes.map(({ files }) => files.map(({ name }) => name))).toEqual([['one.png', 'two.png']]);
	expect(await namesIn(home, person)).toEqual(['one.png', 'two.png']);
});

test('axe finds nothing serious where files wait, light and dark', async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: '/my/drive' });
	await choose(page, await picture('one.png'), note('two.txt'));
	await expect(row(page, 'one.png')).toContainText('Ready');
	await expectAccessible(page);
});

test('uploads go on while somebody keeps reading, and are in the draft afterwards', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	let letGo = () => {};
	const held = new Promise<void>(resolve => {
		letGo = resolve;
	});
	await page.route(CREATE, async route => {
		await held;
		await route.continue();
	});
	const form = await compose(page);
	await attach(page, form, await picture('one.png'));
	await uploadNow(page, form, 'one.png');
	await form.getByRole('button', { name: 'Close' }).click();
	await page
		.getByRole('alertdialog', { name: 'Files are still being uploaded' })
		.getByRole('button', { name: 'Continue in background' })
		.click();
	await expect(form).toHaveCount(0);
	await expect(page.getByRole('status').filter({ hasText: 'Uploading 1 file' })).toBeVisible();
	// Nothing covers the bar meanwhile.
	await page.getByRole('button', { name: /^Accounts, signed in/ }).click({ trial: true });
	letGo();
	await expect(page.getByText('All files uploaded')).toBeVisible();
	await expect((await compose(page)).getByRole('button', { name: 'Remove one.png' })).toBeVisible();
	expect(await namesIn(home, person)).toEqual(['one.png']);
});

/** Each refusal of the error catalogue, with how to cause it. */
const REFUSALS = [
	{
		why: 'no free space',
		policies: { driveCapacityMb: 0 },
		file: () => note('full.txt'),
		said: 'Your drive has no free space. Delete files to make room.',
	},
	{
		why: 'a type that the role does not allow, known here',
		policies: { uploadableFileTypes: ['image/*'] },
		file: () => note('words.txt'),
		said: 'Files of this type aren’t allowed here.',
	},
	{
		why: 'a type that only the server can tell',
		policies: { uploadableFileTypes: ['image/*'] },
		file: () => ({ ...note('words'), mimeType: '' }),
		said: 'Files of this type aren’t allowed here.',
	},
	{
		why: 'too large for the role',
		policies: { maxFileSizeMb: 1 },
		file: () => ({ ...note('long.txt'), buffer: Buffer.alloc(1_100_000, 'a') }),
		said: 'Cannot upload because it exceeds the file size limit.',
	},
] as const;

for (const { why, policies, file, said } of REFUSALS) {
	test(`an upload is refused and told: ${why}`, async ({ open, home }) => {
		const person = await home.signUp();
		const limits = Object.entries(policies).map(([key, value]) => [key, { useDefault: false, priority: 0, value }]);
		const roleId = await makeRole(home, `Bounds of ${person.username}`, { policies: Object.fromEntries(limits) });
		await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
		const page = await open(person, { path: '/my/drive' });
		await expect(page.getByText('No files yet')).toBeVisible();
		await page.getByLabel('Upload', { exact: true }).and(page.locator('input')).setInputFiles(file());
		const told = page.getByRole('alertdialog', { name: 'Failed to upload' });
		await expect(told.or(uploads(page))).toBeVisible();
		if (await uploads(page).isVisible()) await uploads(page).getByRole('button', { name: 'Upload 1 file' }).click();
		await expect(told).toContainText(said);
		expect(await driveOf(home, person)).toEqual([]);
	});
}

/** Responses of proxies, and refusals that our home server never sends. */
const ANSWERS = [
	{ status: 413, body: '<html>Request Entity Too Large</html>', said: 'exceeds the file size limit' },
	{
		status: 400,
		body: {
			error: { id: 'bec5bd69-fba3-43c9-b4fb-2894b66ad5d2', code: 'INAPPROPRIATE', message: 'Judged.', kind: 'client' },
		},
		said: 'This file was judged inappropriate.',
	},
	{
		status: 400,
		body: {
			error: { id: '00000000-0000-4000-8000-000000000000', code: 'STRANGE', message: 'Strange.', kind: 'client' },
		},
		said: /Strange\.\s*STRANGE\s*00000000-0000-4000-8000-000000000000/,
	},
] as const;

for (const { status, body, said } of ANSWERS) {
	test(`an upload that is answered ${status} says ${said}`, async ({ open, home }) => {
		const page = await open(await home.signUp(), { path: '/my/drive' });
		const json = typeof body === 'string' ? { body } : { json: body };
		await page.route(CREATE, route => route.fulfill({ status, ...json }));
		await choose(page, note('one.txt'));
		await uploads(page).getByRole('button', { name: 'Upload 1 file' }).click();
		await expect(page.getByRole('alertdialog', { name: 'Failed to upload' })).toContainText(said);
		await page.getByRole('alertdialog').getByRole('button', { name: 'Got it' }).click();
		await expect(row(page, 'one.txt')).toContainText(said);
	});
}
