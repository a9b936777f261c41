import { expect, type Locator, type Page } from '@playwright/test';
import { Finger, type Point } from './Finger';

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
	if (!isTouch) return byMouse(page, from, by);
	const finger = await Finger.on(page, from);
	await finger.by(by);
	await finger.lift();
}

const STEPS = 8;

async function byMouse({ mouse }: Page, from: Point, by: Point): Promise<void> {
	await mouse.move(from.x, from.y);
	await mouse.down();
	await mouse.move(from.x + by.x, from.y + by.y, { steps: STEPS });
	await mouse.up();
}
