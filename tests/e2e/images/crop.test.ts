import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFlawless } from '../support/accessible';
import type { Home, Person } from '../support/Home';
import { menuItem, toast } from '../support/menus';
import { dialog } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { expect, test } from '../support/test';

interface StoredFile {
	readonly id: string;
	readonly name: string;
	readonly url: string;
	readonly comment: string | null;
	readonly isSensitive: boolean;
}

const BLUE = { r: 20, g: 60, b: 200 };

/** A picture whose right half is red. */
async function halves(): Promise<Uint8Array<ArrayBuffer>> {
	const right = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#d01010' } })
		.png()
		.toBuffer();
	const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: BLUE } });
	return new Uint8Array(
		await whole
			.composite([{ input: right, left: 200, top: 0 }])
			.png()
			.toBuffer(),
	);
}

const main = (page: Page) => page.locator('section[data-column="main"], main:not(:has(section[data-column]))');
const cell = (page: Page, name: string): Locator =>
	main(page)
		.locator('li')
		.filter({ has: page.getByRole('link', { name }) });
const crop = (page: Page) => dialog(page, 'Crop gull.png');
const frame = (page: Page) => crop(page).getByRole('group', { name: /^Crop area/ });
const left = (page: Page, size: string) => expect(frame(page)).toHaveAccessibleName(new RegExp(`^Crop area: ${size} `));
const files = (home: Home, person: Person) => home.call<StoredFile[]>('drive/files', {}, person);

/** Opens the dialog on the picture. */
async function openCrop(page: Page): Promise<void> {
	await cell(page, 'gull.png').getByRole('button', { name: 'Actions for gull.png' }).click();
	await menuItem(page, 'Crop…').click();
	await left(page, '400 × 200');
}

async function sizeOf({ url }: StoredFile): Promise<{ width: number; height: number; colors: readonly number[] }> {
	const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, colors: [...data.subarray(0, 3)] };
}

test('a picture of the drive is cropped by hand, by choice and by keys', async ({ open, home }) => {
	const person = await home.signUp();
	const file = { bytes: await halves(), type: 'image/png', name: 'gull.png', isSensitive: true, comment: 'A gull' };
	await uploadFile(home, person, file);
	const page = await open(person, { path: '/my/drive' });

	await test.step('the frame is drawn by its corner, the picture is moved and zoomed', async () => {
		await openCrop(page);
		const corner = await crop(page).locator('[data-handle="1 1"]').boundingBox();
		const before = await frame(page).boundingBox();
		if (!corner || !before) throw new Error('There is nothing to draw.');
		const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x - before.width / 8, y - before.height / 4, { steps: 4 });
		await page.mouse.up();
		// It stays in the middle: what one side loses the other loses too.
		await left(page, '300 × 100');
		await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
		await page.mouse.wheel(0, -400);
		await expect(crop(page).getByRole('slider', { name: 'Zoom' })).not.toHaveValue('1');
		await page.keyboard.press('Escape');
		await expect(crop(page)).toHaveCount(0);
		expect(await files(home, person)).toHaveLength(1);
	});

	await test.step('a part of a picture is kept beside the whole, with all that was said of it', async () => {
		await openCrop(page);
		await crop(page).getByText('1:1', { exact: true }).click();
		await left(page, '200 × 200');
		await crop(page).getByText('3:2', { exact: true }).click();
		await left(page, '300 × 200');
		await crop(page).getByRole('button', { name: 'Swap width and height' }).click();
		await left(page, '133 × 200');
		await expectFlawless(page, '[role="dialog"]');
		await crop(page).getByRole('button', { name: 'Crop', exact: true }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Keep both' }).click();
		await expect(toast(page, 'Saved as gull (cropped).png')).toBeVisible();
		await expect(cell(page, 'gull (cropped).png')).toBeVisible();
		const [cropped, whole] = await files(home, person);
		expect(cropped).toMatchObject({ name: 'gull (cropped).png', comment: 'A gull', isSensitive: true });
		expect(whole).toMatchObject({ name: 'gull.png' });
		if (cropped) expect(await sizeOf(cropped)).toMatchObject({ width: 133, height: 200 });
		await home.call('drive/files/delete', { fileId: cropped?.id }, person);
		await expect(cell(page, 'gull (cropped).png')).toHaveCount(0);
	});

	await test.step('keys alone choose a part, which takes the place of the whole', async () => {
		await openCrop(page);
		await crop(page).getByRole('spinbutton', { name: 'Width' }).fill('100');
		await page.keyboard.press('Enter');
		await left(page, '100 × 200');
		await frame(page).focus();
		// The picture goes to the right as far as it can: what is left is its blue beginning.
		for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight');
		for (let press = 0; press < 4; press++) await page.keyboard.press('+');
		await left(page, '50 × 100');
		await expect(crop(page).getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
		for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight');
		await crop(page).getByRole('button', { name: 'Crop', exact: true }).press('Enter');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).press('Enter');
		await expect(toast(page, 'Replaced')).toBeVisible();
		await expect.poll(async () => (await files(home, person)).length).toBe(1);
		const [only] = await files(home, person);
		expect(only).toMatchObject({ name: 'gull.png', comment: 'A gull' });
		if (!only) return;
		const kept = await sizeOf(only);
		expect([kept.width, kept.height]).toEqual([50, 100]);
		expect(kept.colors).toEqual([BLUE.r, BLUE.g, BLUE.b]);
	});
});
