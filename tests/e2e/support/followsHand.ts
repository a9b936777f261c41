import { expect, type Locator, type Page } from '@playwright/test';

const STEPS = 20;
const STEP_PX = { x: 24, y: 6 };

/** Resolves once the result of an event is on the screen. */
export const drawn = (page: Page): Promise<void> =>
	page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export async function boxOf(what: Locator) {
	const box = await what.boundingBox();
	if (!box) throw new Error('What is to be dragged is not there.');
	return box;
}

/** Drags a column by mouse: after each of twenty steps it must be at the pointer, fully opaque. */
export async function followsHand(page: Page, column: Locator): Promise<void> {
	const handle = await boxOf(column.locator('[data-column-handle]'));
	const before = await boxOf(column);
	const from = { x: handle.x + 80, y: handle.y + handle.height / 2 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + STEP_PX.x, from.y + STEP_PX.y);
	// Its code comes with the first press.
	await expect(page.locator('[data-held]')).toHaveCount(1);
	for (let step = 1; step <= STEPS; step++) {
		const by = { x: step * STEP_PX.x, y: step * STEP_PX.y };
		await page.mouse.move(from.x + by.x, from.y + by.y);
		await drawn(page);
		const now = await boxOf(column);
		expect([Math.round(now.x - before.x), Math.round(now.y - before.y)]).toEqual([by.x, by.y]);
		expect(await column.evaluate(element => getComputedStyle(element.parentElement ?? element).opacity)).toBe('1');
	}
	await page.mouse.up();
	await expect(page.locator('[data-settling]')).toHaveCount(0);
}
