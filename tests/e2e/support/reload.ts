import { expect, type Page } from '@playwright/test';

/**
 * Loads the page anew. Where a dialog or menu has just closed, not before the step back is done by which it leaves the
 * history, as that would stop the load.
 */
export async function reload(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
	await expect.poll(() => page.evaluate(isLeavingHistory)).toBe(false);
	await page.reload({ waitUntil });
}

function isLeavingHistory(): boolean {
	const isOpen = document.querySelector('[data-presentation]:not([data-leaving])') !== null;
	return !isOpen && history.state?.quarterdeckOverlay === true;
}
