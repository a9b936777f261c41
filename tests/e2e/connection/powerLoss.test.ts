import type { BrowserContext, Page } from '@playwright/test';
import type { Home, Person } from '../support/Home';
import { KillableBrowser } from '../support/KillableBrowser';
import { compose, textOf } from '../support/posting';
import { storageOf } from '../support/storageOf';
import { expect, test } from '../support/test';

/** Opens a page with a user's account in a browser that doesn't have it (any more). */
async function openSignedIn(context: BrowserContext, home: Home, person: Person): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${home.origin}/no/such/page`);
	const { origins } = storageOf(home.origin, person, { language: 'en-US' });
	await page.evaluate(
		values => {
			for (const { name, value } of values) localStorage.setItem(name, value);
		},
		origins.flatMap(origin => origin.localStorage),
	);
	await page.goto(home.origin);
	return page;
}

/** The texts of the drafts in the database, joined. */
const durableText = (page: Page): Promise<string> =>
	page.evaluate(
		() =>
			new Promise(resolve => {
				const opening = indexedDB.open('quarterdeck');
				opening.onsuccess = () => {
					const store = opening.result.transaction('values').objectStore('values');
					const all = store.getAll(IDBKeyRange.bound('draft:', 'draft:\uffff'));
					all.onsuccess = () => {
						opening.result.close();
						resolve(all.result.map((kept: { text?: string }) => kept.text ?? '').join());
					};
				};
			}),
	);

test('what was typed is there after the whole browser was killed', async ({ home }) => {
	const person = await home.signUp();
	const browser = await KillableBrowser.make();
	try {
		const page = await openSignedIn(await browser.start(), home, person);
		const form = await compose(page);
		await textOf(form).pressSequentially('typed before the lights went out');
		const typedAt = Date.now();
		await expect.poll(() => durableText(page), { intervals: [50] }).toBe('typed before the lights went out');
		expect(Date.now() - typedAt).toBeLessThan(2_000);
		await browser.kill();

		const next = await openSignedIn(await browser.start(), home, person);
		await expect(textOf(await compose(next))).toHaveValue('typed before the lights went out');
	} finally {
		await browser.remove();
	}
});
