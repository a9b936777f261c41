import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Home, Person } from '../support/Home';
import { uploadNow } from '../support/posting';
import { reload } from '../support/reload';
import { composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

interface Chosen {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

interface DriveFile {
	readonly name: string;
	readonly type: string;
	readonly size: number;
	readonly url: string;
}

const WORKER = '**/image.worker*';

/**
 * As a camera held upright stores it: on its side, with a red corner, and where it was taken.
 * @param width of what is stored, in points
 */
async function photo(name: string, width = 2000): Promise<Chosen> {
	const red = { create: { width: width / 10, height: width / 10, channels: 3, background: '#e00000' } } as const;
	const buffer = await sharp({ create: { width, height: width * 0.75, channels: 3, background: '#204080' } })
		.composite([{ input: red, left: 0, top: 0 }])
		.withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Telltale' } } })
		.jpeg({ quality: 95 })
		.toBuffer();
	return { name, mimeType: 'image/jpeg', buffer };
}

async function movingGif(name: string): Promise<Chosen> {
	const frame = (background: string) =>
		sharp({ create: { width: 240, height: 160, channels: 4, background } })
			.png()
			.toBuffer();
	const frames = await Promise.all([frame('#115533'), frame('#eecc22')]);
	const buffer = await sharp(frames, { join: { animated: true } })
		.gif({ loop: 0, delay: [120, 120] })
		.toBuffer();
	return { name, mimeType: 'image/gif', buffer };
}

async function smallPng(name: string): Promise<Chosen> {
	const buffer = await sharp({ create: { width: 120, height: 90, channels: 4, background: '#44aa7780' } })
		.png()
		.toBuffer();
	return { name, mimeType: 'image/png', buffer };
}

async function compose(page: Page): Promise<Locator> {
	await composeButton(page).click();
	return dialog(page, 'New note');
}

async function attach(page: Page, form: Locator, files: Chosen[]): Promise<void> {
	const choosing = page.waitForEvent('filechooser');
	await form.getByRole('button', { name: 'Attach files' }).click();
	await (await choosing).setFiles(files);
}

const detachButtons = (form: Locator) =>
	form.getByRole('list', { name: 'Attached files' }).getByRole('button', { name: /^Remove/ });

const driveOf = (home: Home, person: Person) => home.call<DriveFile[]>('drive/files', { limit: 30 }, person);

async function bytesOf(file: DriveFile | undefined): Promise<Buffer> {
	return Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
}

/** Checks that the file is the photo as level 2 makes it: upright, in WebP, without metadata. */
async function expectPrepared(file: DriveFile | undefined): Promise<void> {
	expect(file?.type).toBe('image/webp');
	const bytes = await bytesOf(file);
	const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
	expect({ format, width, height, exif, orientation }).toEqual({ format: 'webp', width: 1125, height: 1500 });
	expect(bytes.includes('Telltale')).toBe(false);
	// The corner that was stored at the top left is at the top right when upright.
	const corner = await sharp(bytes)
		.extract({ left: 1060, top: 20, width: 8, height: 8 })
		.removeAlpha()
		.raw()
		.toBuffer();
	expect(corner[0]).toBeGreaterThan(200);
	expect(corner[2]).toBeLessThan(40);
}

test('photos go up smaller and without their EXIF, all else as it is', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const form = await compose(page);
	const [gif, png] = [await movingGif('dance.gif'), await smallPng('dot.png')];
	await attach(page, form, [await photo('sea.JPG'), gif, png]);
	await expect(detachButtons(form)).toHaveCount(3);
	for (const name of ['sea.JPG', 'dance.gif', 'dot.png']) await uploadNow(page, form, name);
	await expect.poll(async () => (await driveOf(home, person)).length).toBe(3);
	const files = new Map((await driveOf(home, person)).map(file => [file.name, file]));
	// They are attached in the order of choosing, not in that of finishing.
	const order = await detachButtons(form).evaluateAll(buttons => buttons.map(button => button.ariaLabel));
	expect(order).toEqual(['Remove sea.webp', 'Remove dance.gif', 'Remove dot.png']);
	expect([...files.keys()].sort()).toEqual(['dance.gif', 'dot.png', 'sea.webp']);
	await expectPrepared(files.get('sea.webp'));
	expect(files.get('dance.gif')).toMatchObject({ type: 'image/gif', size: gif.buffer.length });
	expect(files.get('dot.png')).toMatchObject({ type: 'image/png', size: png.buffer.length });
	expect((await bytesOf(files.get('dance.gif'))).equals(gif.buffer)).toBe(true);
	expect((await bytesOf(files.get('dot.png'))).equals(png.buffer)).toBe(true);
});

test('where no worker starts, the page prepares photos itself', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	let refused = 0;
	await page.route(WORKER, route => {
		refused++;
		return route.abort();
	});
	const form = await compose(page);
	await attach(page, form, [await photo('sea.jpg')]);
	await expect(detachButtons(form)).toHaveCount(1);
	expect(refused).toBeGreaterThan(0);
	await uploadNow(page, form, 'sea.jpg');
	await expect.poll(async () => (await driveOf(home, person)).length).toBe(1);
	await expectPrepared((await driveOf(home, person))[0]);
});

test('an item says that it is prepared, and can be stopped meanwhile', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	// Never answered: the worker doesn't start during the test.
	await page.route(WORKER, () => {});
	const form = await compose(page);
	await attach(page, form, [await photo('sea.jpg')]);
	await expect(form.getByText('Preparing…')).toBeVisible();
	await form.getByLabel('Note text').fill('meanwhile');
	await expect(form.getByRole('button', { name: 'Post' })).toBeDisabled();
	await form.getByRole('button', { name: 'Stop uploading sea.jpg' }).click();
	await expect(form.getByText('Preparing…')).toHaveCount(0);
	await expect(form.getByRole('button', { name: 'Post' })).toBeEnabled();
	expect(await driveOf(home, person)).toEqual([]);
});

test('a photo that can’t be prepared goes up as it is', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	const warnings: string[] = [];
	page.on('console', message => warnings.push(message.text()));
	await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.5 }));
	await reload(page);
	const form = await compose(page);
	const large = await photo('sea.jpg', 4000);
	// The server is slow, so that the warning can be read.
	let goOn = () => {};
	const read = new Promise<void>(resolve => {
		goOn = resolve;
	});
	await page.route('**/api/drive/files/create', async route => {
		await read;
		await route.continue();
	});
	await attach(page, form, [large]);
	await expect(form.getByText('Too many pixels to process here. It will be uploaded as it is')).toBeVisible();
	await uploadNow(page, form, 'sea.jpg');
	goOn();
	await expect.poll(async () => (await driveOf(home, person)).length).toBe(1);
	expect((await driveOf(home, person))[0]).toMatchObject({ name: 'sea.jpg', size: large.buffer.length });
	expect(warnings.join('\n')).toContain('too many pixels');
});
