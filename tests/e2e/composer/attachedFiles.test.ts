import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { attachFromDrive, compose, post } from '../support/composing';
import { type Home, type Person, somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { menuItem } from '../support/menus';
import { dialog } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { expect, PHONE, test } from '../support/test';

const tiles = (form: Locator) =>
	form.getByRole('list', { name: 'Attached files' }).locator('[data-sortable]:not([data-dnd-placeholder])');
const tile = (form: Locator, name: string) => form.getByRole('button', { name: new RegExp(`^Actions for ${name}`) });

async function keep(home: Home, person: Person, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await uploadFile(home, person, { bytes: await somePicture(120, 90), type: 'image/png', name });
	}
}

async function choose(page: Page, form: Locator, name: string, item: string | RegExp): Promise<void> {
	await tile(form, name).click();
	await menuItem(page, item).click();
}

test('an attached file is renamed, described, marked and shown, and taken off', async ({ open, home }) => {
	const person = await home.signUp();
	await keep(home, person, ['one.png', 'two.png']);
	const page = await open(person);
	const form = await compose(page);
	await attachFromDrive(page, form, ['one.png', 'two.png']);

	await choose(page, form, 'one.png', 'Rename');
	const name = dialog(page, 'Rename').getByRole('textbox');
	await name.fill('   ');
	await name.press('Enter');
	await expect(tile(form, 'one.png')).toBeVisible();
	await choose(page, form, 'one.png', 'Rename');
	await name.fill('harbour.png');
	await name.press('Enter');
	await expect(tile(form, 'harbour.png')).toBeVisible();

	await choose(page, form, 'harbour.png', 'Edit description');
	await dialog(page, 'Edit description').getByRole('textbox').fill('a grey harbour');
	await dialog(page, 'Edit description').getByRole('button', { name: 'OK' }).click();
	await expect(tile(form, 'harbour.png, described')).toContainText('ALT');
	await choose(page, form, 'harbour.png', 'Mark as sensitive');
	await expect(tile(form, 'harbour.png, described, Sensitive')).toBeVisible();

	await choose(page, form, 'harbour.png', 'File details');
	await expect(dialog(page, 'File details')).toContainText('a grey harbour');
	await page.keyboard.press('Escape');
	await choose(page, form, 'two.png', 'Remove');
	await expect(tiles(form)).toHaveCount(1);
	await post(form);
	expect((await lastNote(home, person))?.files).toMatchObject([
		{ name: 'harbour.png', comment: 'a grey harbour', isSensitive: true },
	]);
});

test('attached files are put in order by keys, by the menu and by dragging', PHONE, async ({ open, home, isPhone }) => {
	const person = await home.signUp();
	await keep(home, person, ['a.png', 'b.png', 'c.png']);
	const page = await open(person);
	const form = await compose(page);
	await attachFromDrive(page, form, ['a.png', 'b.png', 'c.png']);
	const order = () =>
		tiles(form).evaluateAll(all => all.map(each => each.getAttribute('title')?.replace('.png', '')).join(''));
	const first = await order();
	await tile(form, `${first[0]}.png`).focus();
	await page.keyboard.press('Alt+ArrowRight');
	await expect.poll(order).toBe(`${first[1]}${first[0]}${first[2]}`);
	await expect(tile(form, `${first[0]}.png`)).toBeFocused();
	await page.keyboard.press('Alt+ArrowLeft');
	await expect.poll(order).toBe(first);
	await page.keyboard.press('Alt+ArrowLeft');
	await expect.poll(order).toBe(first);
	await choose(page, form, `${first[2]}.png`, /^Move forward/);
	await expect.poll(order).toBe(`${first[0]}${first[2]}${first[1]}`);

	const from = await tile(form, `${first[1]}.png`).boundingBox();
	const to = await tile(form, `${first[0]}.png`).boundingBox();
	if (!from || !to) throw new Error('The tiles are not there.');
	const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
	const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
	if (isPhone) {
		const devtools = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
			devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
		await touch('touchStart', [x, y]);
		await expect(form.locator('[data-dnd-dragging]')).toHaveCount(1);
		for (const part of [0.3, 0.6, 1]) await touch('touchMove', [x + (toX - x) * part, y + (toY - y) * part]);
		await touch('touchEnd');
	} else {
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(toX, toY, { steps: 6 });
		await expect.poll(order).toBe(`${first[1]}${first[0]}${first[2]}`);
		await page.keyboard.press('Escape');
		await page.mouse.up();
		await expect.poll(order).toBe(`${first[0]}${first[2]}${first[1]}`);
		await expect(form.locator('[data-dnd-dragging]')).toHaveCount(0);
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(toX, toY, { steps: 6 });
		await page.mouse.up();
		await expect(tile(form, `${first[1]}.png`)).toBeFocused();
	}
	await expect.poll(order).toBe(`${first[1]}${first[0]}${first[2]}`);
	// A drag is no press.
	await expect(page.getByRole('menu')).toHaveCount(0);
	await post(form);
	const posted = (await lastNote(home, person))?.files.map(({ name }) => name.replace('.png', '')).join('');
	expect(posted).toBe(`${first[1]}${first[0]}${first[2]}`);
});

test('an attached picture is cropped; the whole stays in the drive', async ({ open, home }) => {
	const person = await home.signUp();
	await keep(home, person, ['wide.png']);
	const page = await open(person);
	const form = await compose(page);
	await attachFromDrive(page, form, ['wide.png']);
	await choose(page, form, 'wide.png', 'Crop');
	const crop = page.getByRole('dialog', { name: /^Crop wide\.png/ });
	await crop.getByText('1:1', { exact: true }).click();
	await crop.getByRole('button', { name: 'Crop', exact: true }).click();
	await expect(crop).toHaveCount(0);
	await expect.poll(async () => (await home.call<unknown[]>('drive/files', { limit: 10 }, person)).length).toBe(2);
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await post(form);
	const [file] = (await lastNote(home, person))?.files ?? [];
	const { properties } = file as unknown as { properties: { width: number; height: number } };
	expect(Math.abs(properties.width - properties.height)).toBeLessThanOrEqual(1);
});

test('axe finds nothing serious about attached files, light and dark', async ({ open, home }) => {
	const person = await home.signUp();
	await keep(home, person, ['one.png', 'two.png']);
	const page = await open(person);
	const form = await compose(page);
	await attachFromDrive(page, form, ['one.png', 'two.png']);
	await choose(page, form, 'one.png', 'Mark as sensitive');
	await expect(tile(form, 'one.png, Sensitive')).toBeVisible();
	await expectAccessible(page, '[data-overlay]');
	await tile(form, 'two.png').click();
	await expect(menuItem(page, 'Edit description')).toBeVisible();
	await expectAccessible(page, '[data-overlay]');
});
