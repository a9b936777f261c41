import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFlawless } from '../support/accessible';
import { dragBy } from '../support/dragBy';
import { menuItem } from '../support/menus';
import { NO_CLIENT, readPreference, setPreferences } from '../support/preferences';
import { reload } from '../support/reload';
import { dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

const BLUE = { r: 20, g: 60, b: 200 };
const picture = () =>
	sharp({ create: { width: 300, height: 200, channels: 3, background: BLUE } })
		.png()
		.toBuffer();

const main = (page: Page) => page.locator('section[data-column="main"], main:not(:has(section[data-column]))');
const uploads = (page: Page) => dialog(page, 'Upload files');
const watermarks = (page: Page) => dialog(page, 'Watermarks');
const editor = (page: Page) => dialog(page, /^(New watermark|Edit watermark|Effects)$/);
const layers = (page: Page) => editor(page).getByRole('list', { name: 'Layers' }).locator(':scope > li');
const cards = (page: Page) => watermarks(page).getByRole('list', { name: 'Watermarks' }).getByRole('listitem');
const done = (page: Page) => editor(page).getByRole('button', { name: 'Done' });

/** Chooses a picture for the drive, which then has a menu. */
async function choosePicture(page: Page): Promise<void> {
	const file = { name: 'sea.png', mimeType: 'image/png', buffer: await picture() };
	await main(page).locator('input[type=file]').setInputFiles([file]);
	await expect(uploads(page).getByText('sea.png')).toBeVisible();
}

async function chooseOfPicture(page: Page, ...path: (string | RegExp)[]): Promise<void> {
	await uploads(page).getByRole('button', { name: 'Actions for sea.png' }).click();
	for (const name of path) await page.getByRole('menu').getByText(name, { exact: true }).click();
}

const manage = (page: Page) => chooseOfPicture(page, 'Watermark', 'Manage watermarks…');

async function chooseOfCard(page: Page, name: string, item: string): Promise<void> {
	await watermarks(page)
		.getByRole('button', { name: `Actions for ${name}`, exact: true })
		.click();
	await menuItem(page, item).click();
}

async function addLayer(page: Page, kind: string): Promise<void> {
	await editor(page).getByRole('button', { name: 'Add layer' }).click();
	await menuItem(page, kind).click();
}

/** A preview's content as a short text. */
async function look(preview: Locator): Promise<string> {
	const address = await preview.evaluate(canvas => {
		// The displayed canvas can't be read, but can be drawn.
		const copy = document.createElement('canvas');
		copy.width = (canvas as HTMLCanvasElement).width;
		copy.height = (canvas as HTMLCanvasElement).height;
		copy.getContext('2d')?.drawImage(canvas as HTMLCanvasElement, 0, 0);
		return copy.toDataURL('image/png');
	});
	return createHash('sha256').update(address).digest('hex').slice(0, 12);
}

const preview = (page: Page) => editor(page).getByRole('img', { name: 'Preview' });

/** Waits until the preview has changed. @returns its new content */
async function newLook(page: Page, before: string): Promise<string> {
	await expect.poll(() => look(preview(page)), { intervals: [50] }).not.toBe(before);
	return look(preview(page));
}

test('pictures get effects and watermarks before they go up', async ({ open, home }) => {
	test.slow();
	const person = await home.signUp();
	const page = await open(person, { path: '/my/drive' });
	await choosePicture(page);

	await test.step('a layer’s own picture goes to the drive, and one that is not there is told', async () => {
		await manage(page);
		await watermarks(page).getByRole('button', { name: 'New watermark' }).click();
		await addLayer(page, 'Image');
		await expect(preview(page)).toHaveAttribute('data-shown');
		const seen = await look(preview(page));
		const mark = sharp({ create: { width: 60, height: 60, channels: 3, background: '#f0f000' } });
		await editor(page)
			.getByLabel('Choose file')
			.last()
			.setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: await mark.png().toBuffer() });
		const address = editor(page).getByRole('textbox', { name: 'URL' });
		await expect(address).toHaveValue(/\/files\//);
		await newLook(page, seen);
		expect((await home.call<{ name: string }[]>('drive/files', {}, person)).map(({ name }) => name)).toEqual([
			'mark.png',
		]);
		await address.fill('gopher://old');
		await address.press('Enter');
		await expect(editor(page).getByText('The URL must start with https://')).toBeVisible();
		// Without Enter too, after a pause.
		await address.fill(`${home.origin}/files/nothing`);
		await expect(editor(page).getByText('Couldn’t load an image from this URL')).toBeVisible();
		await editor(page).getByRole('button', { name: 'From drive' }).click();
		const picker = page.getByRole('dialog', { name: 'Choose from drive' });
		await picker.getByRole('link', { name: 'mark.png' }).click();
		await expect(address).toHaveValue(/\/files\/(?!nothing)/);
		await expect(editor(page).getByText('Couldn’t load an image from this URL')).toHaveCount(0);
		await page.keyboard.press('Escape');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
		await watermarks(page).getByRole('button', { name: 'Close' }).click();
	});

	await test.step('effects are drawn onto what goes up', async () => {
		await chooseOfPicture(page, 'Effects…');
		await expect(editor(page).getByText('No layers yet')).toBeVisible();
		await addLayer(page, 'Invert');
		await editor(page).getByRole('switch', { name: 'Blue' }).uncheck();
		await done(page).click();
		await expect(uploads(page).getByText('1 effect')).toBeVisible();
		await uploads(page)
			.getByRole('button', { name: /^Upload/ })
			.last()
			.click();
		await expect(main(page).getByRole('link', { name: /^sea/ })).toBeVisible();
		const [file] = await home.call<{ url: string }[]>('drive/files', {}, person);
		const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
		const { channels } = await sharp(bytes).stats();
		const colors = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
		for (const [index, wanted] of [255 - BLUE.r, 255 - BLUE.g, BLUE.b].entries()) {
			expect(Math.abs((colors[index] ?? 0) - wanted)).toBeLessThan(6);
		}
	});

	await test.step('watermarks are made with a live preview, copied, chosen and deleted', async () => {
		await choosePicture(page);
		await manage(page);
		await expect(watermarks(page).getByText('No watermarks yet')).toBeVisible();
		await watermarks(page).getByRole('button', { name: 'New watermark' }).click();
		await expect(preview(page)).toHaveAttribute('data-shown');
		let seen = await look(preview(page));
		await editor(page).getByRole('textbox', { name: 'Text' }).fill('by me');
		seen = await newLook(page, seen);
		await editor(page).getByRole('group', { name: 'Position' }).locator('label').first().click();
		await expect(editor(page).getByRole('radio', { name: 'Top left' })).toBeChecked();
		seen = await newLook(page, seen);
		await editor(page).getByRole('switch', { name: 'Repeat' }).check();
		seen = await newLook(page, seen);
		await addLayer(page, 'Stripes');
		await expect(layers(page)).toHaveCount(2);
		seen = await newLook(page, seen);
		await editor(page).getByRole('slider', { name: 'Count' }).press('End');
		await expect(editor(page).getByRole('spinbutton', { name: 'Count' })).toHaveValue('30');
		await newLook(page, seen);
		await editor(page).getByRole('textbox', { name: 'Name' }).fill('Mine');
		await expectFlawless(page, '[role="dialog"]');
		await done(page).click();
		await expect(cards(page)).toHaveText([/^Mine\s*Default$/]);
		await expect(watermarks(page).getByText('New images get “Mine”')).toBeVisible();
		await chooseOfCard(page, 'Mine', 'Duplicate');
		await expect(cards(page)).toHaveText([/^Mine\s*Default$/, /^Mine 2$/]);
		await chooseOfCard(page, 'Mine 2', 'Make default');
		await expect(cards(page)).toHaveText([/^Mine$/, /^Mine 2\s*Default$/]);
		await expectFlawless(page, '[role="dialog"]');
		await chooseOfCard(page, 'Mine 2', 'Delete');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
		await expect(cards(page)).toHaveText([/^Mine$/]);
		await expect(watermarks(page).getByText('New images get no watermark')).toBeVisible();
		// It is still there for whoever comes back.
		await watermarks(page).getByRole('button', { name: 'Close' }).click();
		await uploads(page).getByRole('button', { name: 'Remove: sea.png' }).click();
		await uploads(page).getByRole('button', { name: 'Close' }).click();
		await reload(page);
		await choosePicture(page);
		await manage(page);
		await cards(page).getByRole('button', { name: 'Edit Mine' }).click();
		await expect(layers(page)).toHaveText([/^Text\s*by me/, /^Stripes/]);
	});
});

test(
	'layers are put into another order by dragging and by keys, and removed ones come back',
	PHONE,
	async ({ open, home, isPhone }) => {
		const page = await open(await home.signUp(), { path: '/my/drive' });
		await choosePicture(page);
		await chooseOfPicture(page, 'Effects…');
		for (const kind of ['Invert', 'Grayscale', 'Mirror']) await addLayer(page, kind);
		await layers(page).getByRole('button', { name: 'Mirror', exact: true }).click();
		await expect(layers(page)).toHaveText(['Invert', 'Grayscale', 'Mirror']);
		const grip = (name: string) => layers(page).getByRole('button', { name: new RegExp(`^Move ${name}`) });
		await expect(editor(page).locator('[data-draggable]')).toBeVisible();
		await dragBy(page, grip('Invert'), { x: 0, y: 70 }, isPhone);
		await expect(layers(page)).toHaveText(['Grayscale', 'Invert', 'Mirror']);
		await grip('Mirror').press('ArrowUp');
		await grip('Mirror').press('ArrowUp');
		await expect(layers(page)).toHaveText(['Mirror', 'Grayscale', 'Invert']);
		await expect(grip('Mirror')).toBeFocused();
		await layers(page).getByRole('button', { name: 'Grayscale', exact: true }).click();
		await editor(page).getByRole('button', { name: 'Remove' }).click();
		await expect(layers(page)).toHaveText(['Mirror', 'Invert']);
		await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
		await expect(layers(page)).toHaveText(['Mirror', /^Grayscale/, 'Invert']);
		await page.keyboard.press('Escape');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
		await expect(layers(page)).toHaveCount(3);
		await page.keyboard.press('Escape');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
		await expect(editor(page)).toHaveCount(0);
		await expect(uploads(page).getByText(/effect/)).toHaveCount(0);
	},
);

test('what another version stored in a watermark survives an edit here', async ({ open, home }) => {
	const hologram = { id: 'h', type: 'hologram', depth: 3 };
	const text = { id: 't', type: 'text', text: 'mine', font: 'serif' };
	const preset = { id: 'a', name: 'Mine', layers: [hologram, text], folder: 'work' };
	const page = await open(await home.signUp(), { path: NO_CLIENT });
	await setPreferences(page, { watermarkPresets: [preset, null, { name: 'without id' }] });
	await page.goto('/my/drive');
	await choosePicture(page);
	await manage(page);
	await cards(page).getByRole('button', { name: 'Edit Mine' }).click();
	await expect(layers(page)).toHaveCount(1);
	await editor(page).getByRole('textbox', { name: 'Text' }).fill('ours');
	await addLayer(page, 'Checkers');
	await done(page).click();
	await expect(editor(page)).toHaveCount(0);
	const stored = async () => (await readPreference(page, 'watermarkPresets')) as (typeof preset)[];
	await expect.poll(async () => (await stored())[0]?.layers.length).toBe(3);
	const [first, ...others] = await stored();
	expect(first).toMatchObject({ id: 'a', name: 'Mine', folder: 'work' });
	expect(first?.layers).toMatchObject([hologram, { ...text, text: 'ours' }, { type: 'checker', opacity: 0.5 }]);
	expect(others).toEqual([null, { name: 'without id' }]);
});

test('a shader that does not compile is told with its log', async ({ browserName: _, open, home }) => {
	const page = await open(await home.signUp(), { path: '/my/drive' });
	await page.context().route(/\/assets\/.*\.js$/, async route => {
		const code = await (await fetch(route.request().url())).text();
		await route.fulfill({ contentType: 'text/javascript', body: code.replaceAll('gl_Position', 'gl_Nowhere') });
	});
	await choosePicture(page);
	await chooseOfPicture(page, 'Effects…');
	await expect(page.getByRole('alertdialog')).toContainText(/failed to (compile|init) shader.*gl_Nowhere/s);
	await page.getByRole('alertdialog').getByRole('button', { name: 'Got it' }).click();
	await expect(editor(page).getByText('Couldn’t draw the preview')).toBeVisible();
	await expectFlawless(page, '[role="dialog"]');
});
