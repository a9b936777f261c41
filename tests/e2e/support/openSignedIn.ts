import type { BrowserContext, Page } from '@playwright/test';
import type { Home, Person } from './Home';
import { storageOf } from './storageOf';

/** Opens a page with a user's account in a browser that doesn't have it (any more). */
export async function openSignedIn(context: BrowserContext, home: Home, person: Person, path = '/'): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${home.origin}/no/such/page`);
	const { origins } = storageOf(home.origin, person, { language: 'en-US' });
	await page.evaluate(
		values => {
			for (const { name, value } of values) localStorage.setItem(name, value);
		},
		origins.flatMap(origin => origin.localStorage),
	);
	await page.goto(home.origin + path);
	return page;
}
