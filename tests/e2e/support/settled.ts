import type { Page } from '@playwright/test';

/** What fades in has its colours only at the end: waits for all that moves once. */
export async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(
				each => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
			),
	);
}
