import type { BrowserContext, Page } from '@playwright/test';
import type { Home, Person } from './Home';
import { NO_CLIENT } from './preferences';
import { storageOf } from './storageOf';

/** Opens a page with a user's account in a browser that doesn't have it (any more). */
export async function openSignedIn(context: BrowserContext, home: Home, person: Person, path = '/'): Promise<Page> {
	const page = await context.newPage();
	await page.goto(home.origin + NO_CLIENT);
	await page.evaluate(
		stored => {
			for (const [name, value] of stored) localStorage.setItem(name, value);
		},
		storageOf(person, { language: 'en-US' }),
	);
	await page.goto(home.origin + path);
	return page;
}
