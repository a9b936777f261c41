import { expect, PHONE_ONLY, test } from '../support/test';

test('a page window is moved, resized, minimized and closed by mouse and by keyboard', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'opened in a window');
	const page = await open(reader, { base: { ui: 'default' } });
	const link = page.locator(`article header a[data-path="/notes/${note.id}"]`).first();
	await link.click({ modifiers: ['Shift'] });
	const frame = page.locator('section[data-shape]');
	const box = async () => (await frame.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
	await expect(frame.getByText('opened in a window')).toBeVisible();

	const first = await box();
	await page.mouse.move(first.x + first.width / 2, first.y + 3 + 15);
	await page.mouse.down();
	await page.mouse.move(9_000, 9_000, { steps: 3 });
	await page.mouse.up();
	const view = page.viewportSize() ?? { width: 0, height: 0 };
	await expect.poll(async () => (await box()).x).toBe(view.width - first.width);

	const second = await box();
	await page.mouse.move(second.x + 2, second.y + second.height / 2);
	await page.mouse.down();
	await page.mouse.move(second.x + 2 - 60, second.y + second.height / 2, { steps: 3 });
	await page.mouse.up();
	await expect.poll(async () => (await box()).width).toBe(second.width + 60);

	const third = await box();
	await frame.getByRole('button', { name: /arrow keys/ }).focus();
	await page.keyboard.press('ArrowLeft');
	await expect.poll(async () => (await box()).x).toBe(third.x - 16);
	await page.keyboard.press('Shift+ArrowLeft');
	await expect.poll(async () => (await box()).width).toBe(third.width - 16);
	const right = third.x - 16 + third.width - 16;
	await page.keyboard.press('Control+Shift+ArrowLeft');
	await expect.poll(async () => (await box()).width).toBe(third.width);
	const { x, width } = await box();
	expect(x + width).toBe(right);
	await page.keyboard.press('Control+Shift+ArrowRight');
	await expect.poll(async () => (await box()).width).toBe(third.width - 16);

	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect.poll(async () => [(await box()).width, (await box()).height]).toEqual([250, 39]);
	await page.keyboard.press('Enter');
	await expect.poll(async () => (await box()).width).toBe(third.width - 16);
	await page.keyboard.press('Escape');
	await expect(frame).toHaveCount(0);
});

test('on a phone Back leads through a window, closes it, and leaves the page', PHONE_ONLY, async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'opened in a window');
	const page = await open(reader, { base: { ui: 'default' } });
	const link = page.locator(`article header a[data-path="/notes/${note.id}"]`).first();
	await expect(link).toBeVisible();
	const address = page.url();
	await link.dispatchEvent('click', { shiftKey: true });
	const frame = page.locator('section[data-shape="maximized"]');
	await frame.locator('article[data-detailed] header a[data-path^="/@"]').first().click();
	await expect(frame.locator('article[data-detailed]')).toHaveCount(0);
	await page.goBack();
	await expect(frame.locator('article[data-detailed]')).toBeVisible();
	await page.goBack();
	await expect(frame).toHaveCount(0);
	await expect(link).toBeVisible();
	expect(page.url()).toBe(address);
});
