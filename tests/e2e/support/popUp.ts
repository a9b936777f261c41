import { expect, type Locator, type Page } from '@playwright/test';

/** Has the server send a notification to the account of the page. */
const sendTest = async (): Promise<void> => {
	const { token } = JSON.parse(localStorage.getItem('account') ?? '{}') as { readonly token?: string };
	const headers = { 'content-type': 'application/json' };
	await fetch('/api/notifications/test-notification', { method: 'POST', headers, body: JSON.stringify({ i: token }) });
};

/** Has a test notification pop up, which the page does from some seconds after its start. */
export async function popUp(page: Page): Promise<Locator> {
	const popup = page.locator('[data-popup]').first();
	await expect(async () => {
		await page.evaluate(sendTest);
		await popup.waitFor({ timeout: 2_000 });
	}).toPass();
	return popup;
}
