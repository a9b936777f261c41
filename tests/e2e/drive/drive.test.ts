import type { Locator, Page } from '@playwright/test';
import { type Home, type Person, somePicture } from '../support/Home';
import { menuItem } from '../support/menus';
import { NO_CLIENT } from '../support/preferences';
import { dialog, scrollerOf } from '../support/screen';
import { uploadFile } from '../support/someMedia';
import { expect, PHONE, test } from '../support/test';

/** The page itself: a column of the deck, or the whole view on a phone. */
const main = (page: Page) => page.locator('section[data-column="main"], main:not(:has(section[data-column]))');
const cell = (page: Page, name: string): Locator => main(page).locator('li').filter({ hasText: name });
const link = (page: Page, name: string): Locator => cell(page, name).getByRole('link');
const menuOf = (page: Page, name: string) => cell(page, name).getByRole('button', { name: `Actions for ${name}` });
const path = (page: Page) => page.getByRole('navigation', { name: 'Path' });

const picture = async (home: Home, person: Person, name: string) =>
	uploadFile(home, person, { bytes: await somePicture(320, 240), type: 'image/png', name });
const makeFolder = (home: Home, person: Person, name: string) =>
	home.call<{ id: string }>('drive/folders/create', { name }, person);

/** Fills in and confirms the dialog that asks for a text. */
async function answer(page: Page, title: string, value: string, button = 'OK'): Promise<void> {
	await dialog(page, title).getByRole('textbox').fill(value);
	await dialog(page, title).getByRole('button', { name: button, exact: true }).click();
	await expect(dialog(page, title)).toHaveCount(0);
}

async function agree(page: Page, button: string): Promise<void> {
	await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function choose(page: Page, name: string, item: string): Promise<void> {
	await menuOf(page, name).click();
	await menuItem(page, item).click();
}

/** Starts the uploads in the dialog, which then closes. */
async function upload(page: Page, button: string): Promise<void> {
	await dialog(page, 'Upload files').getByRole('button', { name: button }).click();
	await expect(dialog(page, 'Upload files')).toHaveCount(0);
}

test('somebody uploads, sorts files into a folder, renames, describes and deletes', PHONE, async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { path: '/my/drive' });
	await expect(page.getByText('No files yet')).toBeVisible();
	await main(page)
		.locator('input[type=file]')
		.setInputFiles([
			{ name: 'harbour.png', mimeType: 'image/png', buffer: Buffer.from(await somePicture()) },
			{ name: 'tides.txt', mimeType: 'text/plain', buffer: Buffer.from('High water at noon') },
		]);
	await upload(page, 'Upload 2 files');
	await expect(link(page, 'tides.txt')).toBeVisible();
	await main(page).getByRole('button', { name: 'New folder' }).click();
	await answer(page, 'New folder', 'Sea');
	await choose(page, 'tides.txt', 'Move…');
	await dialog(page, 'Move to').getByRole('button', { name: 'Sea' }).click();
	await expect(dialog(page, 'Move to').getByText('Drive / Sea')).toBeVisible();
	await dialog(page, 'Move to').getByRole('button', { name: 'Move here' }).click();
	await expect(cell(page, 'tides.txt')).toHaveCount(0);
	await link(page, 'Sea').click();
	await expect(page).toHaveTitle(/^Sea/);
	await expect(link(page, 'tides.txt')).toBeVisible();
	await choose(page, 'tides.txt', 'Rename…');
	await answer(page, 'Rename', 'a/b.txt');
	await expect(page.getByRole('alertdialog')).toContainText('This name can’t be used');
	await agree(page, 'Got it');
	await choose(page, 'tides.txt', 'Rename…');
	await answer(page, 'Rename', 'tides of May.txt');
	await choose(page, 'tides of May.txt', 'Edit description…');
	await answer(page, 'Edit description', 'When the water is high');
	await choose(page, 'tides of May.txt', 'Mark as sensitive');
	await expect(cell(page, 'tides of May.txt').getByRole('img', { name: 'Sensitive' })).toBeVisible();
	const [file] = await home.call<{ comment: string; folderId: string; isSensitive: boolean }[]>(
		'drive/stream',
		{ type: 'text/plain' },
		person,
	);
	expect(file).toMatchObject({ comment: 'When the water is high', isSensitive: true });
	await path(page).getByRole('link', { name: 'Drive' }).click();
	await choose(page, 'Sea', 'Delete');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByRole('alertdialog').getByText('The folder isn’t empty')).toBeVisible();
	await agree(page, 'Got it');
	await choose(page, 'harbour.png', 'Delete');
	await agree(page, 'Delete');
	await expect(cell(page, 'harbour.png')).toHaveCount(0);
});

test('files are worked by keys, chosen, dragged, pasted and dropped', async ({ open, home }) => {
	const person = await home.signUp();
	await makeFolder(home, person, 'Sea');
	for (const name of ['a.png', 'b.png', 'c.png']) await picture(home, person, name);
	const page = await open(person, { path: '/my/drive' });
	await test.step('the drive is worked by keys alone', async () => {
		await link(page, 'Sea').focus();
		await page.keyboard.press('ArrowRight');
		await expect(link(page, 'c.png')).toBeFocused();
		await page.keyboard.press('F2');
		await answer(page, 'Rename', 'z.png');
		await expect(link(page, 'z.png')).toBeFocused();
		await page.keyboard.press('ContextMenu');
		await expect(menuItem(page, 'Copy URL')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(link(page, 'z.png')).toBeFocused();
		await page.keyboard.press('Space');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Space');
		await expect(main(page).getByText('2 selected')).toBeVisible();
		await page.keyboard.press('Delete');
		await agree(page, 'Delete');
		await expect(cell(page, 'z.png')).toHaveCount(0);
		await expect(cell(page, 'b.png')).toHaveCount(0);
		await expect(link(page, 'a.png')).toBeVisible();
		await link(page, 'Sea').focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveTitle(/^Sea/);
	});
	await test.step('several are chosen and moved together, also by dragging them', async () => {
		await path(page).getByRole('link', { name: 'Drive' }).click();
		await picture(home, person, 'b.png');
		await expect(link(page, 'b.png')).toBeVisible();
		const isAt = async () => (await link(page, 'Sea').boundingBox())?.y;
		const before = await isAt();
		await link(page, 'b.png').focus();
		await page.keyboard.press('Shift+ArrowRight');
		await expect(link(page, 'a.png')).toBeFocused();
		await expect(main(page).getByText('2 selected')).toBeVisible();
		expect(await isAt()).toBe(before);
		await page.keyboard.press('Escape');
		for (const name of ['a.png', 'b.png']) {
			await cell(page, name).hover();
			await cell(page, name)
				.getByRole('button', { name: `Select ${name}` })
				.click();
		}
		await link(page, 'b.png').dragTo(link(page, 'Sea'));
		await expect(cell(page, 'a.png')).toHaveCount(0);
		await expect(cell(page, 'b.png')).toHaveCount(0);
		await link(page, 'Sea').click();
		await expect(link(page, 'a.png')).toBeVisible();
		await link(page, 'a.png').dragTo(path(page).getByRole('link', { name: 'Drive' }));
		await expect(cell(page, 'a.png')).toHaveCount(0);
		await path(page).getByRole('link', { name: 'Drive' }).click();
		await expect(link(page, 'a.png')).toBeVisible();
	});
	await test.step('files are pasted, and dropped onto a folder from outside', async () => {
		const carried = (name: string) =>
			page.evaluateHandle(named => {
				const data = new DataTransfer();
				data.items.add(new File([`about ${named}`], named, { type: 'text/plain' }));
				return data;
			}, name);
		const pasted = await carried('pasted.txt');
		await pasted.evaluate(clipboardData =>
			document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
		);
		await upload(page, 'Upload 1 file');
		await expect(cell(page, '1.txt')).toBeVisible();
		const dataTransfer = await carried('tides.txt');
		await cell(page, 'Sea').dispatchEvent('dragover', { dataTransfer });
		await cell(page, 'Sea').dispatchEvent('drop', { dataTransfer });
		await upload(page, 'Upload 1 file');
		await link(page, 'Sea').click();
		await expect(link(page, 'tides.txt')).toBeVisible();
	});
});

test('ten thousand files scroll with as many elements as a hundred', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, { path: NO_CLIENT });
	const COUNT = 10_000;
	const FIRST = 100;
	// More than it asks for, so that a few answers do.
	const LIMIT = 1_100;
	await page.route(/\/api\/drive\/files$/, async route => {
		const { untilId } = route.request().postDataJSON() as { untilId?: string };
		const last = untilId === undefined ? COUNT : Number(untilId);
		const files = Array.from({ length: untilId === undefined ? FIRST : Math.min(LIMIT, last) }, (_, index) => {
			const id = String(last - 1 - index).padStart(5, '0');
			return {
				...{ id, name: `file ${id}`, type: 'text/plain', size: 1, url: `${home.origin}/files/${id}` },
				...{ isSensitive: false, folderId: null, createdAt: '2026-01-01T00:00:00.000Z', properties: {} },
			};
		});
		await route.fulfill({ json: files });
	});
	await page.goto('/my/drive');
	await expect(link(page, 'file 09999')).toBeVisible();
	const scroller = scrollerOf(main(page));
	/** @returns the number of elements, and whether the last file is one of them */
	const toEnd = () =>
		scroller.evaluate(element => {
			element.scrollTo(0, element.scrollHeight);
			return { count: element.querySelectorAll('*').length, isLast: element.textContent.includes('file 00000') };
		});
	await toEnd();
	await expect(link(page, 'file 09900')).toBeVisible();
	const few = (await toEnd()).count;
	let most = few;
	await expect
		.poll(
			async () => {
				const { count, isLast } = await toEnd();
				most = Math.max(most, count);
				return isLast;
			},
			{ timeout: 40_000, intervals: [20] },
		)
		.toBe(true);
	expect(most).toBeLessThan(few * 2);
	await scroller.evaluate(element => element.scrollTo(0, 0));
	await expect(link(page, 'file 09999')).toBeVisible();
});
