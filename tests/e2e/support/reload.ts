import { expect, type Page } from '@playwright/test';

/** Loads the page anew, once the step back is done by which a dialog or menu that has just closed leaves the history. */
export async function reload(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
	await expect.poll(() => page.evaluate(() => history.state?.quarterdeckOverlay === true)).toBe(false);
	await page.reload({ waitUntil });
}
