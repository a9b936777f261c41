import { chooseOfNote, menuItem, openNoteMenu } from '../support/menus';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { card } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('a visitor copies a note’s text, link and id, and shares it', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Copy **me**');
	const permissions = ['clipboard-read', 'clipboard-write'];
	const page = await open(null, { path: NO_CLIENT, context: { permissions } });
	await setPreferences(page, { developerMode: true });
	await page.addInitScript(() => {
		const share = async (what: object) => document.documentElement.setAttribute('data-shared', JSON.stringify(what));
		Object.defineProperty(navigator, 'share', { value: share, configurable: true });
	});
	// Like a remote note with a URL on its server.
	const remote = 'https://far.example/notes/9';
	await page.route('**/api/notes/show', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), url: remote } });
	});
	await page.goto(`/notes/${note.id}`);
	const shown = card(page, note).first();
	const address = `${home.origin}/notes/${note.id}`;
	const copies: [item: string, text: string | RegExp][] = [
		['Copy text', /^Copy \*\*me\*\*$/],
		['Copy link', address],
		['Copy link on original server', remote],
		['Copy note ID', note.id],
	];
	// Narrow windows have no room for options.
	if (isPhone) copies.push(['Embed code', new RegExp(`^<iframe src="${home.origin}/embed/notes/${note.id}" `)]);
	for (const [item, text] of copies) {
		await page.evaluate(() => navigator.clipboard.writeText(''));
		await chooseOfNote(page, shown, item);
		const copied = expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
		await (typeof text === 'string' ? copied.toBe(text) : copied.toMatch(text));
	}
	await openNoteMenu(page, shown);
	await expect(menuItem(page, 'Open on original server')).toHaveAttribute('href', remote);
	await menuItem(page, 'Share…').click();
	await expect(page.locator('html')).toHaveAttribute(
		'data-shared',
		JSON.stringify({ url: address, text: 'Copy **me**' }),
	);
});
