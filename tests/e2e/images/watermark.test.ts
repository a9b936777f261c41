import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Home, Person } from '../support/Home';
import { uploadNow } from '../support/posting';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

interface DriveFile {
	readonly name: string;
	readonly type: string;
	readonly url: string;
}

type Colour = readonly [red: number, green: number, blue: number];

const BLUE: Colour = [32, 64, 128];
const GREEN: Colour = [0, 160, 60];

const driveOf = (home: Home, person: Person) => home.call<DriveFile[]>('drive/files', { limit: 30 }, person);
const pictureOf = ([r, g, b]: Colour, width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: { r, g, b } } });

/** A green picture in the drive, as a logo. */
async function uploadLogo(home: Home, person: Person): Promise<DriveFile> {
	const form = new FormData();
	form.set('i', person.token);
	const png = await pictureOf(GREEN, 200, 200).png().toBuffer();
	form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
	const response = await fetch(`${home.origin}/api/drive/files/create`, { method: 'POST', body: form });
	return (await response.json()) as DriveFile;
}

/** Opens the app for a user whose pictures get these layers. */
async function openWith(
	open: (person: Person, options: { path: string }) => Promise<Page>,
	person: Person,
	layers: readonly object[],
): Promise<Page> {
	const page = await open(person, { path: NO_CLIENT });
	const watermarkPresets = [{ id: 'mine', name: 'Mine', layers }];
	await setPreferences(page, { watermarkPresets, defaultWatermarkPresetId: 'mine' });
	await page.goto('/');
	return page;
}

/**
 * Attaches and uploads a blue photo.
 * @returns the file in the drive
 */
async function sendPhoto(page: Page, home: Home, person: Person): Promise<DriveFile | undefined> {
	await composeButton(page).click();
	const form = dialog(page, 'New note');
	const buffer = await pictureOf(BLUE, 1800, 1200).jpeg({ quality: 95 }).toBuffer();
	await form.locator('input[type=file]').setInputFiles([{ name: 'sea.jpg', mimeType: 'image/jpeg', buffer }]);
	await uploadNow(page, form, 'sea.jpg');
	const sent = async () => (await driveOf(home, person)).find(({ name }) => name.startsWith('sea.'));
	await expect.poll(sent, { timeout: 30_000 }).toBeDefined();
	return sent();
}

/** The mean colour of a part, in shares of the picture's sides. */
async function colourAt(file: DriveFile | undefined, x: number, y: number): Promise<Colour> {
	const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
	const { width, height } = await sharp(bytes).metadata();
	const part = { left: Math.round(width * x), top: Math.round(height * y), width: 20, height: 20 };
	const { channels } = await sharp(await sharp(bytes).extract(part).toBuffer()).stats();
	const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
	return [red, green, blue];
}

const distance = (one: Colour, other: Colour) => Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
const NEAR = 25;

for (const way of ['a worker', 'the page'] as const)
	test(`a photo goes up with its watermark, drawn by ${way}`, async ({ open, home }) => {
		const person = await home.signUp();
		const { url: imageUrl } = await uploadLogo(home, person);
		const logo = { id: 'a', type: 'image', imageUrl, scale: 0.5, opacity: 1, align: { x: 'left', y: 'top' } };
		const page = await openWith(open, person, [logo, { id: 'b', type: 'hologram' }, { id: 'c', type: 'text' }]);
		if (way === 'the page') await page.route('**/image.worker*', route => route.abort());
		const file = await sendPhoto(page, home, person);
		expect(file).toMatchObject({ type: 'image/webp', name: 'sea.webp' });
		expect(distance(await colourAt(file, 0.1, 0.2), GREEN)).toBeLessThan(NEAR);
		expect(distance(await colourAt(file, 0.55, 0.2), BLUE)).toBeLessThan(NEAR);
	});

test('a watermark whose picture is gone is told, and the rest of it is drawn', async ({ open, home }) => {
	const person = await home.signUp();
	const gone = { id: 'a', type: 'image', imageUrl: `${home.origin}/files/gone`, cover: true, opacity: 1 };
	const stripes = { id: 'b', type: 'stripe', threshold: 1, color: '#00a03c', opacity: 1 };
	const page = await openWith(open, person, [gone, stripes]);
	const warnings: string[] = [];
	page.on('console', message => warnings.push(message.text()));
	const file = await sendPhoto(page, home, person);
	expect(distance(await colourAt(file, 0.5, 0.5), GREEN)).toBeLessThan(NEAR);
	expect(warnings.join('\n')).toContain(`The picture ${gone.imageUrl} could not be loaded; its layer is left out.`);
});
