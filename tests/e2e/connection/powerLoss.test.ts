import type { Page } from '@playwright/test';
import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { KillableBrowser } from '../support/KillableBrowser';
import { openSignedIn } from '../support/openSignedIn';
import { compose, textOf } from '../support/posting';
import { expect, test } from '../support/test';

// All parts are loaded before they are opened.
test.use({ savesData: false });

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
		expect(Date.now() - typedAt).toBeLessThan(2_000 * MACHINE_SCALE);
		await browser.kill();

		const next = await openSignedIn(await browser.start(), home, person);
		await expect(textOf(await compose(next))).toHaveValue('typed before the lights went out');
	} finally {
		await browser.remove();
	}
});
