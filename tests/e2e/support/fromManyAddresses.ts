import type { Page } from '@playwright/test';
import { someAddress } from './Home';

/**
 * Makes each sign-in and sign-up of this page come from another address, as they are limited by address and half a
 * second apart.
 */
export async function fromManyAddresses(page: Page): Promise<void> {
	await page.route(/\/api\/(signin-flow|signin-with-passkey|signup)$/, route =>
		route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': someAddress() } }),
	);
}
