import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emojis } from '@server/store/tables/server';
import type { entities } from 'misskey-js';
import { afterEach, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

const running: TestServer[] = [];
const folders: string[] = [];
afterEach(async () => {
	for (const server of running.splice(0).reverse()) await server.stop();
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(options: Parameters<typeof TestServer.start>[0] = {}): Promise<TestServer> {
	const server = await TestServer.start(options);
	running.push(server);
	return server;
}

async function timeline(server: TestServer, name: 'global' | 'local' | '', person?: Person): Promise<entities.Note[]> {
	const endpoint = name === '' ? 'notes/timeline' : `notes/${name}-timeline`;
	const { body } = await server.call(endpoint, { limit: 100, withReplies: true }, person);
	return body as unknown as entities.Note[];
}

/** The note of the first server as the second has it. */
async function copyOf(second: TestServer, first: TestServer, id: string): Promise<entities.Note> {
	const uri = `${first.origin}/notes/${id}`;
	await expect.poll(async () => (await timeline(second, 'global')).map(note => note.uri)).toContain(uri);
	const [copy] = (await timeline(second, 'global')).filter(note => note.uri === uri);
	if (!copy) throw new Error('it went again');
	return copy;
}

it('begins with copies of the notes of another server, as remote notes', async () => {
	const first = await start();
	const ana = await first.person('ana', { name: 'Ana' });
	const ids = [await first.note(ana, { text: 'one' }), await first.note(ana, { text: 'two' })];
	await first.note(ana, { text: 'not for all', visibility: 'followers' });
	const second = await start({ copiesOf: first.origin });
	const copies = await timeline(second, 'global');
	expect(copies.map(({ text }) => text)).toEqual(['two', 'one']);
	const originals = await timeline(first, 'local');
	expect(copies.map(({ createdAt }) => createdAt)).toEqual(originals.map(({ createdAt }) => createdAt));
	for (const [index, copy] of copies.reverse().entries()) {
		const uri = `${first.origin}/notes/${ids[index]}`;
		expect(copy).toMatchObject({ uri, url: uri, visibility: 'public', localOnly: false });
		expect(copy.id).not.toBe(ids[index]);
		const host = new URL(first.origin).host;
		expect(copy.user).toMatchObject({ username: 'ana', name: 'Ana', host, instance: { softwareName: 'quarterdeck' } });
	}
	expect(await timeline(second, 'local')).toEqual([]);
	const { body: person } = await second.call('users/show', { userId: copies[0]?.userId });
	expect(person).toMatchObject({ uri: `${first.origin}/users/${ana.id}`, url: `${first.origin}/@ana` });
});

it('gets each new note once, with its time, in the timelines and streams of those who follow its author', async () => {
	const first = await start();
	const ana = await first.person('ana');
	await first.note(ana, { text: 'before' });
	const second = await start({ copiesOf: first.origin });
	const [before] = await timeline(second, 'global');
	const ben = await second.person('ben');
	await second.call('following/create', { userId: before?.userId }, ben);
	const stream = await second.stream(ben);
	await stream.connect('homeTimeline', 'home');
	await stream.connect('globalTimeline', 'global');

	const id = await first.note(ana, { text: 'after' });
	const copy = await copyOf(second, first, id);
	await stream.note('home', copy.id);
	await stream.note('global', copy.id);
	const { body: original } = await first.call('notes/show', { noteId: id });
	expect(copy.createdAt).toBe((original as unknown as entities.Note).createdAt);
	expect((await timeline(second, '', ben)).filter(note => note.text === 'after')).toHaveLength(1);
	expect(stream.noteIds('global')).toEqual([copy.id]);
	stream.close();
});

it('copies what belongs to a note: thread, quote, poll, emojis, files', async () => {
	const first = await start();
	const ana = await first.person('ana');
	first.core.db.insert(emojis, { id: first.core.ids.next(), name: 'buoy', path: '/files/buoy' });
	const second = await start({ copiesOf: first.origin });
	const ben = await second.person('ben');

	const root = await first.note(ana, { text: 'root :buoy:' });
	const reply = await first.note(ana, { text: 'reply', replyId: root });
	const quote = await first.note(ana, { text: 'quote', renoteId: root });
	const poll = await first.note(ana, { text: 'poll', poll: { choices: ['a', 'b'], multiple: true } });
	const { id: fileId } = await uploadPicture(first, ana, { name: 'map.png' });
	const pictured = await first.note(ana, { text: 'picture', fileIds: [fileId] });

	const rootCopy = await copyOf(second, first, root);
	expect(rootCopy.emojis).toEqual({ buoy: `${first.origin}/files/buoy` });
	expect(await copyOf(second, first, reply)).toMatchObject({ text: 'reply', replyId: rootCopy.id });
	expect(await copyOf(second, first, quote)).toMatchObject({ text: 'quote', renoteId: rootCopy.id });
	const choices = [
		{ text: 'a', votes: 0 },
		{ text: 'b', votes: 0 },
	];
	expect(await copyOf(second, first, poll)).toMatchObject({ poll: { multiple: true, choices } });
	const { files = [] } = await copyOf(second, first, pictured);
	expect(files).toMatchObject([{ name: 'map.png', type: 'image/png' }]);
	expect((await fetch(files[0]?.url ?? '')).status).toBe(200);
	expect((await second.call('notes/show', { noteId: rootCopy.id }, ben)).body).toMatchObject({ repliesCount: 1 });
});

it('knows names without a host as those of the other server', async () => {
	const first = await start();
	const second = await start({ copiesOf: first.origin });
	const [ana, namesake] = [await first.person('ana'), await second.person('ana')];
	const id = await first.note(ana, { text: 'greetings to @ana' });
	const copy = await copyOf(second, first, id);
	expect(copy.mentions).toEqual([copy.userId]);
	expect((await second.call('notes/mentions', {}, namesake)).body).toEqual([]);
});

it('catches up after an outage of the other server, and starts without it', async () => {
	const data = await mkdtemp(join(tmpdir(), 'quarterdeck-first-'));
	folders.push(data);
	const before = await TestServer.start({ data });
	const ana = await before.person('ana');
	const port = Number(new URL(before.origin).port);
	const told = await before.note(ana, { text: 'told' });
	const second = await start({ copiesOf: before.origin });
	await copyOf(second, before, told);
	await before.running.stop();
	const third = await start({ copiesOf: before.origin });
	expect(await timeline(third, 'global')).toEqual([]);

	const after = await start({ data, port });
	const missed = await after.note(ana, { text: 'missed' });
	for (const server of [second, third]) {
		await copyOf(server, after, missed);
		expect((await timeline(server, 'global')).map(({ text }) => text)).toEqual(['missed', 'told']);
	}
});
