import type { Page } from '@playwright/test';

/**
 * Types two different keys, a sequence such as `w a`, as people do: the second one doesn't wait until the page, which
 * may be busy, has handled the first, as the app takes them for a sequence for a second only.
 */
export async function pressTwo(page: Page, first: string, second: string): Promise<void> {
	await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
}
