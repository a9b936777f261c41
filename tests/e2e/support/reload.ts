import { expect, type Page } from '@playwright/test';

/**
 * Reloads the page. If a dialog or menu has just closed, waits for its step back in the history, which would stop the
 * load.
 */
export async function reload(page: Page, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
	await expect.poll(() => page.evaluate(isLeavingHistory)).toBe(false);
	await page.reload({ waitUntil });
}

function isLeavingHistory(): boolean {
	const isOpen = document.querySelector('[data-presentation]:not([data-leaving])') !== null;
	return !isOpen && history.state?.quarterdeckOverlay === true;
}
