import type { IncomingMessage } from 'node:http';
import { WebFixture } from '../../contract/WebFixture';
import { chooseOfNote, menuItem, openNoteMenu, toast } from '../support/menus';
import { card } from '../support/screen';
import { expect, test } from '../support/test';

const json = { 'content-type': 'application/json' };

/** A translator that knows one sentence, and fails on request. */
class Translator {
	isWell = true;
	readonly answer = (_request: IncomingMessage) =>
		this.isWell
			? {
					headers: json,
					body: JSON.stringify({ translatedText: 'Good **morning**', detectedLanguage: { language: 'ja' } }),
				}
			: { status: 500, headers: json, body: '{}' };
}

test('a translation stands below the text and goes away again, and what hinders it is told', async ({
	open,
	home: common,
	ownServer,
}) => {
	const translator = new Translator();
	const web = await WebFixture.start({ '/translate': translator.answer });
	const { home } = await ownServer(['--translator', web.origin]);
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, { text: 'おはよう', visibility: 'followers' });
	const permissions = ['clipboard-read', 'clipboard-write'];
	const page = await open(reader, { home, path: `/notes/${note.id}`, context: { permissions } });
	const it = card(page, note).first();
	await chooseOfNote(page, it, 'Translate');
	await expect(it.getByText('Translated from Japanese')).toBeVisible();
	await expect(it.locator('b').getByText('morning')).toBeVisible();
	await chooseOfNote(page, it, 'Hide translation');
	await expect(it.getByText('Translated from Japanese')).toHaveCount(0);

	const message = page.getByRole('alertdialog');
	translator.isWell = false;
	await chooseOfNote(page, it, 'Translate');
	await expect(message).toContainText('Internal server error');
	await message.getByRole('button', { name: 'Copy error info' }).click();
	await expect(toast(page, 'Copied')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
		/^Endpoint: notes\/translate\nInfo: \{.+\}\nDate: \d{4}-\d\d-\d\dT/,
	);
	await expect(it.getByText('Translating…')).toHaveCount(0);

	// A user who may no longer see a note can't have it translated.
	await home.call('following/invalidate', { userId: reader.id }, writer);
	await chooseOfNote(page, it, 'Translate');
	await expect(message).toContainText(/can no longer see this note.*ID: /s);
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);

	// As if the server's translator had been removed: the real response of a server without one.
	const another = await common.signUp();
	const refusal = await fetch(`${common.origin}/api/notes/translate`, {
		method: 'POST',
		headers: json,
		body: JSON.stringify({ noteId: note.id, targetLang: 'en', i: another.token }),
	});
	const body = await refusal.text();
	await page.route('**/api/notes/translate', route => route.fulfill({ status: refusal.status, headers: json, body }));
	await chooseOfNote(page, it, 'Translate');
	await expect(message).toContainText('can’t translate notes right now');
	await message.getByRole('button', { name: 'Got it' }).click();

	// Not offered without a translator.
	const untold = await common.post(another, 'おはよう');
	const theirs = await open(another, { path: `/notes/${untold.id}` });
	await openNoteMenu(theirs, card(theirs, untold).first());
	await expect(menuItem(theirs, 'Add to favorites')).toBeEnabled();
	await expect(menuItem(theirs, 'Translate')).toHaveCount(0);
	await web.stop();
});
