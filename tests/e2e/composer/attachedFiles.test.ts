import type { Locator, Page } from '@playwright/test';
import { attachFromDrive, compose, post } from '../support/composing';
import { type Home, type Person, somePicture } from '../support/Home';
import { lastNote } from '../support/lastNote';
import { menuItem } from '../support/menus';
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

test('attached files are put in order by dragging, and cropped', PHONE, async ({ open, home, isPhone }) => {
	const person = await home.signUp();
	await keep(home, person, ['a.png', 'b.png', 'c.png']);
	const page = await open(person);
	const form = await compose(page);
	await attachFromDrive(page, form, ['a.png', 'b.png', 'c.png']);
	const order = () =>
		tiles(form).evaluateAll(all => all.map(each => each.getAttribute('title')?.replace('.png', '')).join(''));
	await expect(tiles(form)).toHaveCount(3);
	await expect(form.getByRole('list', { name: 'Attached files' })).toHaveAttribute('data-draggable');
	const first = await order();
	const from = await tile(form, `${first[2]}.png`).boundingBox();
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
		const drag = async () => {
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x + (toX - x) * 0.3, y + (toY - y) * 0.3, { steps: 3 });
			// A hand goes on until the file follows it.
			await expect(form.locator('[data-dnd-dragging]')).toHaveCount(1);
			await page.mouse.move(toX, toY, { steps: 6 });
		};
		await drag();
		await expect.poll(order).toBe(`${first[2]}${first[0]}${first[1]}`);
		await page.keyboard.press('Escape');
		await page.mouse.up();
		await expect.poll(order).toBe(first);
		await expect(form.locator('[data-dnd-dragging]')).toHaveCount(0);
		await drag();
		await page.mouse.up();
		await expect(tile(form, `${first[2]}.png`)).toBeFocused();
	}
	await expect.poll(order).toBe(`${first[2]}${first[0]}${first[1]}`);
	// A drag is no press.
	await expect(page.getByRole('menu')).toHaveCount(0);
	await post(form);
	const posted = (await lastNote(home, person))?.files.map(({ name }) => name.replace('.png', '')).join('');
	expect(posted).toBe(`${first[2]}${first[0]}${first[1]}`);
	if (isPhone) return;

	await test.step('an attached picture is cropped; the whole stays in the drive', async () => {
		await compose(page);
		await attachFromDrive(page, form, ['a.png']);
		await choose(page, form, 'a.png', 'Crop…');
		const crop = page.getByRole('dialog', { name: /^Crop a\.png/ });
		await crop.getByText('1:1', { exact: true }).click();
		await crop.getByRole('button', { name: 'Crop', exact: true }).click();
		await expect(crop).toHaveCount(0);
		await expect.poll(async () => (await home.call<unknown[]>('drive/files', { limit: 10 }, person)).length).toBe(4);
		await expect(page.getByRole('alertdialog')).toHaveCount(0);
		await post(form);
		const [file] = (await lastNote(home, person))?.files ?? [];
		const { properties } = file as unknown as { properties: { width: number; height: number } };
		expect(Math.abs(properties.width - properties.height)).toBeLessThanOrEqual(1);
	});
});
