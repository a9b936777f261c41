import type { Locator, Page } from '@playwright/test';
import type { Person, PostedNote } from './support/Home';
import { card, dialog, homeTimeline } from './support/screen';
import { admin, moderator } from './support/staff';
import { expect, test } from './support/test';

const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function openMenu(page: Page, note: Locator): Promise<void> {
	await note.getByRole('button', { name: 'More about this note' }).first().click();
	await expect(menuItem(page, 'Details')).toBeVisible();
}

async function choose(page: Page, note: Locator, ...path: (string | RegExp)[]): Promise<void> {
	await openMenu(page, note);
	for (const name of path) await menuItem(page, name).click();
}

/** What a menu offers, in its order; those that show something else by state are named without it. */
const offered = async (page: Page): Promise<string[]> => {
	const names = await page.getByRole('menu').getByRole('menuitem').allInnerTexts();
	return names.map(name => name.split('\n')[0] ?? '').filter(name => !name.startsWith('More about @'));
};

const FOR_ALL = ['Details', 'Copy text', 'Copy link', 'Embed code'];
const FOR_MEMBERS = [...FOR_ALL, 'Add to favourites', 'Clip', 'Mute this thread'];
/** A file of the server's: the client has not asked for anything yet. */
const NO_CLIENT = '/embed.js';
const ANSWERS = {
	code: 'ANY',
	id: '00000000-0000-4000-8000-000000000000',
	message: 'The server said so.',
	kind: 'client',
};

test('everybody is offered what they may do with a note, and nothing else', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Whose is this?');
	const readers: [who: Person | null, offers: string[]][] = [
		[null, FOR_ALL],
		[await home.signUp(), [...FOR_MEMBERS, 'Report']],
		[writer, [...FOR_MEMBERS, 'Pin to your profile', 'Delete and edit', 'Delete']],
		[await moderator(home), [...FOR_MEMBERS, 'Report', 'Delete']],
		[await admin(home), [...FOR_MEMBERS, 'Report', 'Delete']],
	];
	for (const [reader, offers] of readers) {
		const page = await open(reader, { path: `/notes/${note.id}` });
		await openMenu(page, card(page, note).first());
		await expect.poll(() => offered(page)).toEqual(offers);
		await page.context().close();
	}
});

test('a note for few cannot be embedded', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'hush', visibility: 'followers' });
	const page = await open(writer, { path: `/notes/${note.id}` });
	await openMenu(page, card(page, note).first());
	await expect(menuItem(page, 'Copy link')).toBeVisible();
	await expect(menuItem(page, 'Embed code')).toHaveCount(0);
});

test('a note is a favourite and none, its thread quiet and heard, pinned and unpinned', async ({
	open,
	home,
	isPhone,
}) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Keep me');
	const page = await open(writer);
	const mine = card(homeTimeline(page, isPhone), note);
	await choose(page, mine, 'Add to favourites');
	await expect(toast(page, 'Added to favourites')).toBeVisible();
	await choose(page, mine, 'Remove from favourites');
	await expect(toast(page, 'Removed from favourites')).toBeVisible();
	await choose(page, mine, 'Mute this thread');
	await expect(toast(page, 'hear no more')).toBeVisible();
	expect(await home.call('notes/state', { noteId: note.id }, writer)).toMatchObject({ isMutedThread: true });
	await choose(page, mine, 'Unmute this thread');
	await expect(toast(page, 'hear of this thread again')).toBeVisible();
	await choose(page, mine, 'Pin to your profile');
	await expect(toast(page, /^Pinned$/)).toBeVisible();
	expect(await home.call('i', {}, writer)).toMatchObject({ pinnedNoteIds: [note.id] });
	await choose(page, mine, 'Unpin from your profile');
	await expect(toast(page, /^Unpinned$/)).toBeVisible();
});

test('a sixth pin is refused in words', async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const notes = await home.postMany(writer, 6, index => `pin ${index}`);
	for (const { id } of notes.slice(0, 5)) await home.call('i/pin', { noteId: id }, writer);
	const page = await open(writer);
	const last = card(homeTimeline(page, isPhone), notes[5] as PostedNote);
	await choose(page, last, 'Pin to your profile');
	await expect(page.getByRole('alertdialog')).toContainText('You cannot pin any more notes');
});

test('a clip is made with its first note, which is taken out again after a question', async ({
	open,
	home,
	isPhone,
}) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Clip me');
	const page = await open(writer);
	const mine = card(homeTimeline(page, isPhone), note);
	await choose(page, mine, 'Clip', 'New clip');
	const form = dialog(page, 'New clip');
	await form.getByLabel('Name').fill('Keepsakes');
	await form.getByRole('button', { name: 'Create the clip' }).click();
	await expect(toast(page, 'Added to “Keepsakes”')).toBeVisible();
	await choose(page, mine, 'Clip', /^Keepsakes/);
	await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
	await expect(toast(page, 'Taken out of “Keepsakes”')).toBeVisible();
	const [clip] = await home.call<{ notesCount: number }[]>('clips/list', {}, writer);
	expect(clip?.notesCount).toBe(0);
});

test('a note is deleted and written anew with all it said', async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'A tpyo', cw: 'careful', visibility: 'home' });
	const page = await open(writer);
	const timeline = homeTimeline(page, isPhone);
	await choose(page, card(timeline, note), 'Delete and edit');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete and edit' }).click();
	const form = dialog(page, 'New note');
	await expect(form.getByLabel('Text of the note')).toHaveValue('A tpyo');
	await expect(card(timeline, note)).toHaveCount(0);
	await form.getByLabel('Text of the note').fill('A typo');
	await form.getByRole('button', { name: 'Post', exact: true }).click();
	await expect(form).toHaveCount(0);
	const [again] = await home.call<object[]>('users/notes', { userId: writer.id }, writer);
	expect(again).toMatchObject({ text: 'A typo', cw: 'careful', visibility: 'home' });
});

test('who renoted a note is listed, eleven at a time; a moderator takes a renote away', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Pass it on');
	const renoters: Person[] = [];
	for (let count = 0; count < 12; count++) {
		const person = await home.signUp();
		await home.post(person, { renoteId: note.id });
		renoters.push(person);
	}
	const page = await open(await moderator(home), { path: `/notes/${note.id}` });
	await choose(page, card(page, note).first(), 'Who renoted it');
	const list = dialog(page, 'Who renoted it');
	await expect(list.getByRole('listitem')).toHaveCount(11);
	await list.getByRole('button', { name: 'Show more' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(12);
	const first = list.getByRole('listitem').filter({ hasText: renoters[0]?.username ?? '' });
	await first.getByRole('button', { name: 'Remove this renote' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this renote' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(11);
	// The others have nothing to take away.
	const theirs = await open(renoters[1] ?? null, { path: `/notes/${note.id}` });
	await choose(theirs, card(theirs, note).first(), 'Who renoted it');
	await expect(dialog(theirs, 'Who renoted it').getByRole('listitem')).toHaveCount(11);
	await expect(dialog(theirs, 'Who renoted it').getByRole('button', { name: 'Remove this renote' })).toHaveCount(0);
	await expect(dialog(theirs, 'Who renoted it').getByRole('button', { name: 'Take back your renote' })).toHaveCount(1);
});

test('a report says which note it is about, and reaches those who run the server', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Buy my boats');
	const page = await open(await home.signUp(), { path: `/notes/${note.id}` });
	await choose(page, card(page, note).first(), 'Report');
	const form = dialog(page, `Report @${writer.username}`);
	await expect(form.getByRole('textbox')).toHaveValue(new RegExp(`/notes/${note.id}`));
	await form.getByRole('textbox').press('Control+End');
	await form.getByRole('textbox').pressSequentially('Nothing but boats.');
	await form.getByRole('button', { name: 'Send the report' }).click();
	await expect(toast(page, 'The report was sent')).toBeVisible();
});

test('the embed code follows its options', async ({ open, home, isPhone }) => {
	test.skip(isPhone, 'A narrow window has no room for options: the code is copied.');
	const writer = await home.signUp();
	const note = await home.post(writer, 'Frame me');
	const page = await open(writer, { path: `/notes/${note.id}` });
	await choose(page, card(page, note).first(), 'Embed code');
	const form = dialog(page, 'Embed code');
	const code = form.getByRole('textbox', { name: 'Code' });
	await expect(code).toHaveValue(new RegExp(`<iframe src="${home.origin}/embed/notes/${note.id}" `));
	await form.getByText('Dark', { exact: true }).click();
	await form.getByRole('switch', { name: 'Border' }).uncheck();
	await expect(code).toHaveValue(/\?colorMode=dark&amp;border=false"/);
	await expect(form.locator('iframe')).toHaveAttribute('src', /colorMode=dark&border=false$/);
});

test('a translation stands below the text and goes away again', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'おはよう');
	const theirs = await open(await home.signUp(), { path: NO_CLIENT });
	await sayTranslates(theirs);
	await theirs.route('**/api/notes/translate', route =>
		route.fulfill({ json: { sourceLang: 'JA', text: 'Good morning' } }),
	);
	// What the server said before is good for an hour.
	await theirs.evaluate(() => {
		for (const key of Object.keys(localStorage)) if (key.startsWith('server:')) localStorage.removeItem(key);
	});
	await theirs.goto(`/notes/${note.id}`);
	const it = card(theirs, note).first();
	// What the answer says of the server is in the menu a moment after it has come.
	await expect(async () => {
		await theirs.keyboard.press('Escape');
		await it.getByRole('button', { name: 'More about this note' }).click();
		await menuItem(theirs, 'Translate').click({ timeout: 1_000 });
	}).toPass();
	await expect(it.getByText('Translated from Japanese')).toBeVisible();
	await expect(it.getByText('Good morning')).toBeVisible();
	await choose(theirs, it, 'Hide the translation');
	await expect(it.getByText('Good morning')).toHaveCount(0);
	// A real refusal: this server has no translator.
	await theirs.unroute('**/api/notes/translate');
	await choose(theirs, it, 'Translate');
	await expect(theirs.getByRole('alertdialog')).toContainText('cannot translate notes just now');
});

test('a renote goes into a favourite channel', async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: `Quay ${writer.username}` }, writer);
	await home.call('channels/favorite', { channelId: channel.id }, writer);
	const note = await home.post(writer, 'For the quay');
	const page = await open(writer);
	await card(homeTimeline(page, isPhone), note).getByRole('button', { name: 'Renote' }).click();
	await menuItem(page, 'Renote to a channel').click();
	await menuItem(page, `Quay ${writer.username}`).click();
	await expect(toast(page, 'Renoted')).toBeVisible();
	const [renote] = await home.call<object[]>('channels/timeline', { channelId: channel.id }, writer);
	expect(renote).toMatchObject({ renoteId: note.id, channelId: channel.id });
});

test('a note is pinned in its channel by whose it is, and by no other member', async ({ open, home }) => {
	const owner = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: `Pier ${owner.username}` }, owner);
	const note = await home.post(owner, { text: 'On the pier', channelId: channel.id });
	const page = await open(owner, { path: `/notes/${note.id}` });
	await choose(page, card(page, note).first(), /^Pin in the channel/);
	await expect(toast(page, /^Pinned$/)).toBeVisible();
	const pins = async () =>
		(await home.call<{ pinnedNoteIds: string[] }>('channels/show', { channelId: channel.id }, owner)).pinnedNoteIds;
	expect(await pins()).toEqual([note.id]);
	await choose(page, card(page, note).first(), /^Unpin from the channel/);
	await expect(toast(page, /^Unpinned$/)).toBeVisible();
	expect(await pins()).toEqual([]);
	const theirs = await open(await home.signUp(), { path: `/notes/${note.id}` });
	await openMenu(theirs, card(theirs, note).first());
	await expect(menuItem(theirs, /in the channel/)).toHaveCount(0);
});

test('each error of the catalogue has its dialog', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Refuse me');
	const page = await open(writer, { path: `/notes/${note.id}` });
	const errors: [answer: object, said: RegExp][] = [
		[{ code: 'RATE_LIMIT_EXCEEDED' }, /too often/],
		[{ code: 'INVALID_PARAM' }, /not valid/],
		[{ code: 'ROLE_PERMISSION_DENIED' }, /Your role does not allow/],
		[{ code: 'PERMISSION_DENIED' }, /not given this permission/],
		[{ code: 'TOO_MANY_THINGS' }, /cannot create any more/],
		[{ code: 'YOUR_ACCOUNT_MOVED', id: '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31' }, /moved elsewhere/],
		[{ code: 'ALREADY_FAVORITED' }, /The server said so\.\s*Code: ALREADY_FAVORITED\s*ID: 00000000/],
	];
	const message = page.getByRole('alertdialog');
	for (const [change, said] of errors) {
		await page.route('**/api/notes/favorites/create', route =>
			route.fulfill({ status: 400, json: { error: { ...ANSWERS, ...change } } }),
		);
		await choose(page, card(page, note).first(), 'Add to favourites');
		await expect(message).toContainText(said);
		await message.getByRole('button', { name: 'Got it' }).click();
		await expect(message).toHaveCount(0);
		await page.unroute('**/api/notes/favorites/create');
	}
	await page.route('**/api/notes/favorites/create', route => route.abort());
	await choose(page, card(page, note).first(), 'Add to favourites');
	await expect(message).toContainText('cannot be reached');
});

test('an internal error gives something to copy', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Stumble');
	const permissions = ['clipboard-read', 'clipboard-write'];
	const page = await open(writer, { path: `/notes/${note.id}`, context: { permissions } });
	await page.route('**/api/notes/favorites/create', route =>
		route.fulfill({ status: 500, json: { error: { ...ANSWERS, code: 'INTERNAL_ERROR', info: { trace: 'abc' } } } }),
	);
	await choose(page, card(page, note).first(), 'Add to favourites');
	await expect(page.getByRole('alertdialog')).toContainText('Internal server error');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Copy error info' }).click();
	await expect(toast(page, 'Copied')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
		/^Endpoint: notes\/favorites\/create\nInfo: \{"trace":"abc"\}\nDate: /,
	);
});

test('an account that has moved does nothing', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Gone elsewhere');
	const theirs = await open(writer, { path: NO_CLIENT });
	await theirs.route('**/api/i', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), movedTo: 'https://far.example/@me' } });
	});
	await theirs.goto(`/notes/${note.id}`);
	await choose(theirs, card(theirs, note).first(), 'Add to favourites');
	await expect(theirs.getByRole('alertdialog')).toContainText('This account has moved');
});

/** The server says that it translates. */
async function sayTranslates(page: Page): Promise<void> {
	await page.route('**/api/meta', async route => {
		const answer = await route.fetch();
		await route.fulfill({ response: answer, json: { ...(await answer.json()), translatorAvailable: true } });
	});
}
