import { expect, type Locator, type Page } from '@playwright/test';

interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Drags by mouse, or on a phone by finger, in small steps.
 * @param by the distance in pixels
 */
export async function dragBy(page: Page, what: Locator, by: Point, isTouch: boolean): Promise<void> {
	// Earlier columns may still be moving into place.
	await expect(page.locator('[data-arranging], [data-settling]')).toHaveCount(0);
	await what.scrollIntoViewIfNeeded();
	const box = await what.boundingBox();
	if (!box) throw new Error('What is to be dragged is not there.');
	// From the side with more room: columns are as wide as a phone.
	const inset = Math.min(box.width / 2, 40);
	const from = { x: by.x < 0 ? box.x + box.width - inset : box.x + inset, y: box.y + box.height / 2 };
	const path = Array.from({ length: STEPS }, (_, step) => ({
		x: from.x + (by.x * (step + 1)) / STEPS,
		y: from.y + (by.y * (step + 1)) / STEPS,
	}));
	await (isTouch ? byFinger(page, from, path) : byMouse(page, from, path));
}

const STEPS = 8;

async function byMouse({ mouse }: Page, from: Point, path: readonly Point[]): Promise<void> {
	await mouse.move(from.x, from.y);
	await mouse.down();
	for (const { x, y } of path) await mouse.move(x, y);
	await mouse.up();
}

async function byFinger(page: Page, from: Point, path: readonly Point[]): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
		devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(point => ({ ...point })) });
	await touch('touchStart', [from]);
	for (const point of path) await touch('touchMove', [point]);
	await touch('touchEnd', []);
	await devtools.detach();
}
