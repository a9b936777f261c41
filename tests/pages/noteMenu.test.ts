import { expect, it } from 'vitest';
import type { Person, PostedNote } from '../e2e/support/Home';
import { admin, moderator } from '../e2e/support/staff';
import { card, chooseOfNote, dialog, menuItem, message, offered, openNoteMenu, toast } from './support/menus';
import { home, openPage } from './support/openPage';

const FOR_ALL = ['Details', 'Copy text', 'Copy link', 'Embed code'];
const FOR_MEMBERS = ['Add to favorites', 'Clip', 'Mute thread'];

it('everybody is offered what they may do with a note, and nothing else', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Whose is this?');
	const open = async (reader: Person | null) => {
		await openPage(reader, { path: `/notes/${note.id}` });
		await openNoteMenu(card(note));
	};
	await open(null);
	await expect.poll(() => offered()).toEqual(expect.arrayContaining(FOR_ALL));
	const forAll = offered();
	for (const each of [...FOR_MEMBERS, 'Report…', 'Delete', 'Pin to profile']) expect(forAll).not.toContain(each);
	const readers: [who: Person, offers: string[]][] = [
		[await home.signUp(), [...FOR_MEMBERS, 'Report…']],
		[writer, [...FOR_MEMBERS, 'Pin to profile', 'Delete and edit', 'Delete']],
		[await moderator(home), [...FOR_MEMBERS, 'Report…', 'Delete']],
		[await admin(home), [...FOR_MEMBERS, 'Report…', 'Delete']],
	];
	for (const [reader, offers] of readers) {
		await open(reader);
		await expect.poll(() => offered().filter(each => !forAll.includes(each))).toEqual(offers);
		expect(offered()).toEqual(expect.arrayContaining(forAll));
	}
});

it('a note for few cannot be embedded', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'hush', visibility: 'followers' });
	await openPage(writer, { path: `/notes/${note.id}` });
	await openNoteMenu(card(note));
	await expect(menuItem('Copy link')).toBeVisible();
	await expect(menuItem('Embed code')).toHaveCount(0);
});

it('a note is a favourite and none, its thread quiet and heard, pinned and unpinned', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Keep me');
	await openPage(writer);
	const mine = card(note);
	await chooseOfNote(mine, 'Add to favorites');
	await expect(toast('Added to favorites')).toBeVisible();
	await chooseOfNote(mine, 'Remove from favorites');
	await expect(toast('Removed from favorites')).toBeVisible();
	await chooseOfNote(mine, 'Mute thread');
	await expect(toast('Thread muted')).toBeVisible();
	expect(await home.call('notes/state', { noteId: note.id }, writer)).toMatchObject({ isMutedThread: true });
	await chooseOfNote(mine, 'Unmute thread');
	await expect(toast('Thread unmuted')).toBeVisible();
	await chooseOfNote(mine, 'Pin to profile');
	await expect(toast(/^Pinned$/)).toBeVisible();
	expect(await home.call('i', {}, writer)).toMatchObject({ pinnedNoteIds: [note.id] });
	await chooseOfNote(mine, 'Unpin from profile');
	await expect(toast(/^Unpinned$/)).toBeVisible();
});

it('the embed code follows its options', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Frame me');
	await openPage(writer, { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), 'Embed code');
	const form = dialog('Embed code');
	const code = form.getByRole('textbox', { name: 'Code' });
	await expect(code).toHaveValue(new RegExp(`<iframe src="${home.origin}/embed/notes/${note.id}" `));
	await form.getByText('Dark', { exact: true }).click();
	await form.getByRole('switch', { name: 'Border' }).click();
	await expect(code).toHaveValue(/\?colorMode=dark&amp;border=false"/);
	await expect(form.locator('iframe')).toHaveAttribute('src', /colorMode=dark&border=false$/);
});

it('a sixth pin is refused in words', async () => {
	const writer = await home.signUp();
	const notes = await home.postMany(writer, 6, index => `pin ${index}`);
	for (const { id } of notes.slice(0, 5)) await home.call('i/pin', { noteId: id }, writer);
	await openPage(writer);
	const last = card(notes[5] as PostedNote);
	await chooseOfNote(last, 'Pin to profile');
	await expect(message).toContainText('You can’t pin any more notes');
});

it('a clip is made with its first note, which is taken out again after a question', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Clip me');
	await openPage(writer);
	const mine = card(note);
	await chooseOfNote(mine, 'Clip', 'New clip…');
	const form = dialog('New clip');
	await form.getByLabel('Name').fill('Keepsakes');
	await form.getByRole('button', { name: 'Create clip' }).click();
	await expect(toast('Added to “Keepsakes”')).toBeVisible();
	await chooseOfNote(mine, 'Clip', /^Keepsakes/);
	await message.getByRole('button', { name: 'Remove' }).click();
	await expect(toast('Removed from “Keepsakes”')).toBeVisible();
	const [clip] = await home.call<{ notesCount: number }[]>('clips/list', {}, writer);
	expect(clip?.notesCount).toBe(0);
});

it('a note is deleted and written anew with all it said', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, { text: 'A tpyo', cw: 'careful', visibility: 'home' });
	await openPage(writer);
	await chooseOfNote(card(note), 'Delete and edit');
	await message.getByRole('button', { name: 'Delete and edit' }).click();
	const form = dialog('New note');
	await expect(form.getByLabel('Note text')).toHaveValue('A tpyo');
	await expect(card(note)).toHaveCount(0);
	await form.getByLabel('Note text').fill('A typo');
	await form.getByRole('button', { name: 'Post', exact: true }).click();
	await expect(form).toHaveCount(0);
	const [again] = await home.call<object[]>('users/notes', { userId: writer.id }, writer);
	expect(again).toMatchObject({ text: 'A typo', cw: 'careful', visibility: 'home' });
});

it('who renoted a note is listed, eleven at a time; a moderator takes a renote away', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Pass it on');
	const renoters: Person[] = [];
	for (let count = 0; count < 12; count++) {
		const person = await home.signUp();
		await home.post(person, { renoteId: note.id });
		renoters.push(person);
	}
	await openPage(await moderator(home), { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), 'Renoted by');
	const list = dialog('Renoted by');
	await expect(list.getByRole('listitem')).toHaveCount(11);
	await list.getByRole('button', { name: 'Show more' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(12);
	const first = list.getByRole('listitem').filter({ hasText: renoters[0]?.username ?? '' });
	await first.getByRole('button', { name: 'Remove renote' }).click();
	await message.getByRole('button', { name: 'Remove renote' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(11);
	// The others have nothing to remove.
	await openPage(renoters[1] ?? null, { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), 'Renoted by');
	await expect(dialog('Renoted by').getByRole('listitem')).toHaveCount(11);
	await expect(dialog('Renoted by').getByRole('button', { name: 'Remove renote' })).toHaveCount(0);
	await expect(dialog('Renoted by').getByRole('button', { name: 'Undo your renote' })).toHaveCount(1);
});

it('a report says which note it is about, and reaches those who run the server', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Buy my boats');
	await openPage(await home.signUp(), { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), 'Report…');
	const form = dialog(`Report @${writer.username}`);
	const comment = form.getByRole('textbox');
	await expect(comment).toHaveValue(new RegExp(`/notes/${note.id}`));
	await comment.fill(`${await comment.value()} Nothing but boats.`);
	await form.getByRole('button', { name: 'Send report' }).click();
	await expect(toast('Report sent')).toBeVisible();
	const [report] = await home.call<object[]>('admin/abuse-user-reports', { limit: 1 }, await moderator(home));
	const told = new RegExp(`${home.origin}/notes/${note.id}\\s+Nothing but boats\\.`);
	expect(report).toMatchObject({ targetUserId: writer.id, comment: expect.stringMatching(told) });
});

it('moderators and admins delete what others wrote, after a question', async () => {
	const writer = await home.signUp();
	for (const reader of [await moderator(home), await admin(home)]) {
		const note = await home.post(writer, 'Against the rules');
		await openPage(reader, { path: `/notes/${note.id}` });
		await chooseOfNote(card(note), 'Delete');
		await message.getByRole('button', { name: 'Delete' }).click();
		await expect(card(note)).toHaveCount(0);
		await expect(home.call('notes/show', { noteId: note.id })).rejects.toThrow('NO_SUCH_NOTE');
	}
});

it('a renote goes into a favourite channel', async () => {
	const writer = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: `Quay ${writer.username}` }, writer);
	await home.call('channels/favorite', { channelId: channel.id }, writer);
	const note = await home.post(writer, 'For the quay');
	await openPage(writer);
	await card(note).getByRole('button', { name: 'Renote' }).click();
	await menuItem('Renote to a channel').click();
	await menuItem(`Quay ${writer.username}`).click();
	await expect(toast('Renoted')).toBeVisible();
	const [renote] = await home.call<object[]>('channels/timeline', { channelId: channel.id }, writer);
	expect(renote).toMatchObject({ renoteId: note.id, channelId: channel.id });
});

it('a note is pinned in its channel by whose it is, and by no other member', async () => {
	const owner = await home.signUp();
	const channel = await home.call<{ id: string }>('channels/create', { name: `Pier ${owner.username}` }, owner);
	const note = await home.post(owner, { text: 'On the pier', channelId: channel.id });
	await openPage(owner, { path: `/notes/${note.id}` });
	await chooseOfNote(card(note), /^Pin in channel/);
	await expect(toast(/^Pinned$/)).toBeVisible();
	const pins = async () =>
		(await home.call<{ pinnedNoteIds: string[] }>('channels/show', { channelId: channel.id }, owner)).pinnedNoteIds;
	expect(await pins()).toEqual([note.id]);
	await chooseOfNote(card(note), /^Unpin from channel/);
	await expect(toast(/^Unpinned$/)).toBeVisible();
	expect(await pins()).toEqual([]);
	await openPage(await home.signUp(), { path: `/notes/${note.id}` });
	await openNoteMenu(card(note));
	await expect(menuItem(/in channel/)).toHaveCount(0);
});
