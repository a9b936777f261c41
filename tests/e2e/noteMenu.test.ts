import type { Person, PostedNote } from './support/Home';
import { chooseOfNote, menuItem, offered, openNoteMenu, toast } from './support/menus';
import { NO_CLIENT, setPreferences } from './support/preferences';
import { card, column, dialog, homeTimeline } from './support/screen';
import { admin, moderator } from './support/staff';
import { expect, PHONE, test } from './support/test';

const FOR_ALL = ['Details', 'Copy text', 'Copy link', 'Embed code'];
const FOR_MEMBERS = [...FOR_ALL, 'Add to favorites', 'Clip', 'Mute thread'];

test('everybody is offered what they may do with a note, and nothing else', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Whose is this?');
	const readers: [who: Person | null, offers: string[]][] = [
		[null, FOR_ALL],
		[await home.signUp(), [...FOR_MEMBERS, 'Report']],
		[writer, [...FOR_MEMBERS, 'Pin to profile', 'Delete and edit', 'Delete']],
		[await moderator(home), [...FOR_MEMBERS, 'Report', 'Delete']],
		[await admin(home), [...FOR_MEMBERS, 'Report', 'Delete']],
	];
	for (const [reader, offers] of readers) {
		const page = await open(reader, { path: `/notes/${note.id}` });
		await openNoteMenu(page, card(page, note).first());
		await expect.poll(() => offered(page)).toEqual(offers);
		await page.context().close();
	}
});

test('a note for few cannot be embedded', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'hush', visibility: 'followers' });
	const page = await open(writer, { path: `/notes/${note.id}` });
	await openNoteMenu(page, card(page, note).first());
	await expect(menuItem(page, 'Copy link')).toBeVisible();
	await expect(menuItem(page, 'Embed code')).toHaveCount(0);
});

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

test('a sixth pin is refused in words', async ({ open, home }) => {
	const writer = await home.signUp();
	const notes = await home.postMany(writer, 6, index => `pin ${index}`);
	for (const { id } of notes.slice(0, 5)) await home.call('i/pin', { noteId: id }, writer);
	const page = await open(writer);
	const last = card(column(page, 'home'), notes[5] as PostedNote);
	await chooseOfNote(page, last, 'Pin to profile');
	await expect(page.getByRole('alertdialog')).toContainText('You can’t pin any more notes');
});

test('a clip is made with its first note, which is taken out again after a question', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Clip me');
	const page = await open(writer);
	const mine = card(column(page, 'home'), note);
	await chooseOfNote(page, mine, 'Clip', 'New clip');
	const form = dialog(page, 'New clip');
	await form.getByLabel('Name').fill('Keepsakes');
	await form.getByRole('button', { name: 'Create clip' }).click();
	await expect(toast(page, 'Added to “Keepsakes”')).toBeVisible();
	await chooseOfNote(page, mine, 'Clip', /^Keepsakes/);
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(toast(page, 'Removed from “Keepsakes”')).toBeVisible();
	const [clip] = await home.call<{ notesCount: number }[]>('clips/list', {}, writer);
	expect(clip?.notesCount).toBe(0);
});

test('a note is deleted and written anew with all it said', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'A tpyo', cw: 'careful', visibility: 'home' });
	const page = await open(writer);
	const timeline = column(page, 'home');
	await chooseOfNote(page, card(timeline, note), 'Delete and edit');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete and edit' }).click();
	const form = dialog(page, 'New note');
	await expect(form.getByLabel('Note text')).toHaveValue('A tpyo');
	await expect(card(timeline, note)).toHaveCount(0);
	await form.getByLabel('Note text').fill('A typo');
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
	await chooseOfNote(page, card(page, note).first(), 'Renoted by');
	const list = dialog(page, 'Renoted by');
	await expect(list.getByRole('listitem')).toHaveCount(11);
	await list.getByRole('button', { name: 'Show more' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(12);
	const first = list.getByRole('listitem').filter({ hasText: renoters[0]?.username ?? '' });
	await first.getByRole('button', { name: 'Remove renote' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove renote' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(11);
	// The others have nothing to take away.
	const theirs = await open(renoters[1] ?? null, { path: `/notes/${note.id}` });
	await chooseOfNote(theirs, card(theirs, note).first(), 'Renoted by');
	await expect(dialog(theirs, 'Renoted by').getByRole('listitem')).toHaveCount(11);
	await expect(dialog(theirs, 'Renoted by').getByRole('button', { name: 'Remove renote' })).toHaveCount(0);
	await expect(dialog(theirs, 'Renoted by').getByRole('button', { name: 'Undo your renote' })).toHaveCount(1);
});

test('a report says which note it is about, and reaches those who run the server', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Buy my boats');
	const page = await open(await home.signUp(), { path: `/notes/${note.id}` });
	await chooseOfNote(page, card(page, note).first(), 'Report');
	const form = dialog(page, `Report @${writer.username}`);
	await expect(form.getByRole('textbox')).toHaveValue(new RegExp(`/notes/${note.id}`));
	await form.getByRole('textbox').press('Control+End');
	await form.getByRole('textbox').pressSequentially('Nothing but boats.');
	await form.getByRole('button', { name: 'Send report' }).click();
	await expect(toast(page, 'Report sent')).toBeVisible();
	const [report] = await home.call<object[]>('admin/abuse-user-reports', { limit: 1 }, await moderator(home));
	const comment = new RegExp(`${home.origin}/notes/${note.id}\\s+Nothing but boats\\.`);
	expect(report).toMatchObject({ targetUserId: writer.id, comment: expect.stringMatching(comment) });
});

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

test('moderators and admins delete what others wrote, after a question', async ({ open, home }) => {
	const writer = await home.signUp();
	for (const reader of [await moderator(home), await admin(home)]) {
		const note = await home.post(writer, 'Against the rules');
		const page = await open(reader, { path: `/notes/${note.id}` });
		await chooseOfNote(page, card(page, note).first(), 'Delete');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
		await expect(card(page, note)).toHaveCount(0);
		await expect(home.call('notes/show', { noteId: note.id })).rejects.toThrow('NO_SUCH_NOTE');
		await page.context().close();
	}
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

test('a renote goes into a favourite channel', async ({ open, home }) => {
	const writer = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: `Quay ${writer.username}` }, writer);
	await home.call('channels/favorite', { channelId: channel.id }, writer);
	const note = await home.post(writer, 'For the quay');
	const page = await open(writer);
	await card(column(page, 'home'), note).getByRole('button', { name: 'Renote' }).click();
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
	await chooseOfNote(page, card(page, note).first(), /^Pin in channel/);
	await expect(toast(page, /^Pinned$/)).toBeVisible();
	const pins = async () =>
		(await home.call<{ pinnedNoteIds: string[] }>('channels/show', { channelId: channel.id }, owner)).pinnedNoteIds;
	expect(await pins()).toEqual([note.id]);
	await chooseOfNote(page, card(page, note).first(), /^Unpin from channel/);
	await expect(toast(page, /^Unpinned$/)).toBeVisible();
	expect(await pins()).toEqual([]);
	const theirs = await open(await home.signUp(), { path: `/notes/${note.id}` });
	await openNoteMenu(theirs, card(theirs, note).first());
	await expect(menuItem(theirs, /in channel/)).toHaveCount(0);
});
