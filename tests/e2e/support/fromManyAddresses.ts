import type { Page } from '@playwright/test';
import { someAddress } from './Home';

/** Sign-ins and sign-ups are limited by address, and half a second apart: lets each of this page come from another one. */
export async function fromManyAddresses(page: Page): Promise<void> {
	await page.route(/\/api\/(signin-flow|signup)$/, route =>
		route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': someAddress() } }),
	);
}
