import { chooseOfNote, menuItem, openNoteMenu, toast } from './support/menus';
import { NO_CLIENT, setPreferences } from './support/preferences';
import { card, dialog, homeTimeline } from './support/screen';
import { expect, PHONE, test } from './support/test';

test(
	'a note is a favourite and none, its thread quiet and heard, pinned and unpinned',
	PHONE,
	async ({ open, home, isPhone }) => {
		const writer = await home.signUp();
		const note = await home.post(writer, 'Keep me');
		const page = await open(writer);
		const mine = card(homeTimeline(page, isPhone), note);
		await chooseOfNote(page, mine, 'Add to favorites');
		await expect(toast(page, 'Added to favorites')).toBeVisible();
		await chooseOfNote(page, mine, 'Remove from favorites');
		await expect(toast(page, 'Removed from favorites')).toBeVisible();
		await chooseOfNote(page, mine, 'Mute thread');
		await expect(toast(page, 'Thread muted')).toBeVisible();
		expect(await home.call('notes/state', { noteId: note.id }, writer)).toMatchObject({ isMutedThread: true });
		await chooseOfNote(page, mine, 'Unmute thread');
		await expect(toast(page, 'Thread unmuted')).toBeVisible();
		await chooseOfNote(page, mine, 'Pin to profile');
		await expect(toast(page, /^Pinned$/)).toBeVisible();
		expect(await home.call('i', {}, writer)).toMatchObject({ pinnedNoteIds: [note.id] });
		await chooseOfNote(page, mine, 'Unpin from profile');
		await expect(toast(page, /^Unpinned$/)).toBeVisible();
	},
);

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
	// As another server's note: it has an address there.
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
	// A narrow window has no room for options.
	if (isPhone) copies.push(['Embed code', new RegExp(`^<iframe src="${home.origin}/embed/notes/${note.id}" `)]);
	for (const [item, text] of copies) {
		await page.evaluate(() => navigator.clipboard.writeText(''));
		await chooseOfNote(page, shown, item);
		const copied = expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
		await (typeof text === 'string' ? copied.toBe(text) : copied.toMatch(text));
	}
	await openNoteMenu(page, shown);
	await expect(menuItem(page, 'Open on original server')).toHaveAttribute('href', remote);
	await menuItem(page, 'Share').click();
	await expect(page.locator('html')).toHaveAttribute(
		'data-shared',
		JSON.stringify({ url: address, text: 'Copy **me**' }),
	);
});

test('the embed code follows its options', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Frame me');
	const page = await open(writer, { path: `/notes/${note.id}` });
	await chooseOfNote(page, card(page, note).first(), 'Embed code');
	const form = dialog(page, 'Embed code');
	const code = form.getByRole('textbox', { name: 'Code' });
	await expect(code).toHaveValue(new RegExp(`<iframe src="${home.origin}/embed/notes/${note.id}" `));
	await form.getByText('Dark', { exact: true }).click();
	await form.getByRole('switch', { name: 'Border' }).uncheck();
	await expect(code).toHaveValue(/\?colorMode=dark&amp;border=false"/);
	await expect(form.locator('iframe')).toHaveAttribute('src', /colorMode=dark&border=false$/);
});
