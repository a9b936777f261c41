import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Home, type Person, somePicture } from '../support/Home';
import { menuItem } from '../support/menus';
import { becomesReady, uploadNow } from '../support/posting';
import { composeButton, dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

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
		await actOn(page, 'tides.txt', 'Rename…');
		await answer(page, 'Rename', 'tides of May.txt');
		await actOn(page, 'tides of May.txt', 'Edit description…');
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
	// The dialog that tells it must have been loaded.
	await becomesReady(page);
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
