import { connect } from 'node:net';
import { follows } from '@server/store/tables/relations';
import { UNREAD_BYTES_MAX } from '@server/streaming/StreamConnection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let ann: Person;
let ben: Person;
let cal: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben, cal] = [await server.person('ann'), await server.person('ben'), await server.person('cal')];
});
afterAll(() => server.stop());

const react = (person: Person, noteId: string, reaction: string) =>
	server.call('notes/reactions/create', { noteId, reaction }, person);

describe('channels', () => {
	it('carry what the reader may see, in order, and heed a new follow at once', async () => {
		const stream = await server.stream(ann);
		await stream.connect('homeTimeline', 'home');
		const strange = await server.note(ben, { text: 'before' });
		server.core.db.insert(follows, { id: server.core.ids.next(), followerId: ann.id, followeeId: ben.id });
		server.core.bus.emit('relations', { userId: ann.id });
		const secret = await server.note(ben, { text: 'psst', visibility: 'specified', visibleUserIds: [cal.id] });
		const wanted = [
			await server.note(ben, { text: 'followed' }),
			await server.note(ben, { text: 'for followers', visibility: 'followers' }),
			await server.note(ann, { text: 'own' }),
		];
		await stream.note('home', wanted[2] ?? '');
		expect(stream.noteIds('home')).toEqual(wanted);
		expect(stream.noteIds('home')).not.toContain(strange);
		expect(stream.noteIds('home')).not.toContain(secret);
		stream.close();
	});

	it('stay silent for visitors where an account is needed, and pass over nonsense', async () => {
		const stream = await server.stream();
		stream.send('connect', { channel: 'homeTimeline', id: 'home', pong: true });
		stream.send('connect', { channel: 'no-such', id: 'none', pong: true });
		for (const text of ['not json', 'h', '{}', 'null', '[]', '{"type":"sr"}']) stream.socket.send(text);
		await stream.connect('localTimeline', 'local');
		expect(stream.frames.map(({ body }) => body.id)).toEqual(['local']);
		stream.close();
	});

	it('end when they are disconnected', async () => {
		const stream = await server.stream(ann);
		await stream.connect('localTimeline', 'gone');
		stream.send('disconnect', { id: 'gone' });
		await stream.connect('localTimeline', 'kept');
		const noteId = await server.note(ben, { text: 'after' });
		await stream.note('kept', noteId);
		expect(stream.noteIds('gone')).toEqual([]);
		stream.close();
	});
});

describe('subscriptions to notes', () => {
	it('are counted, and a change comes once', async () => {
		const stream = await server.stream(cal);
		const [note, marker] = [await server.note(ann, { text: 'a' }), await server.note(ann, { text: 'b' })];
		for (const id of [note, note, marker]) stream.send('sr', { id });
		stream.send('un', { id: note });
		await stream.connect('localTimeline', 'one');
		await react(ben, note, '👍');
		await stream.first(({ type }) => type === 'noteUpdated');
		stream.send('un', { id: note });
		await stream.connect('localTimeline', 'two');
		await react(ben, note, '🎉');
		await react(ben, marker, '🎉');
		await stream.first(({ type, body }) => type === 'noteUpdated' && body.id === marker);
		expect(stream.updates(note)).toEqual(['reacted']);
		stream.close();
	});

	it('tell of a changed reaction as unreacted, then reacted, and of deletion', async () => {
		const stream = await server.stream();
		const note = await server.note(ann, { text: 'a' });
		await react(ben, note, '👍');
		stream.send('sr', { id: note });
		await stream.connect('localTimeline', 'local');
		await react(ben, note, '🎉');
		await server.call('notes/delete', { noteId: note }, ann);
		await stream.first(({ type, body }) => type === 'noteUpdated' && body.type === 'deleted');
		expect(stream.updates(note)).toEqual(['unreacted', 'reacted', 'deleted']);
		stream.close();
	});

	it('tell nothing of notes that the reader may not see', async () => {
		const stream = await server.stream(cal);
		const secret = await server.note(ann, { text: 'psst', visibility: 'specified', visibleUserIds: [ben.id] });
		stream.send('sr', { id: secret });
		await stream.connect('localTimeline', 'local');
		await react(ben, secret, '👍');
		await stream.note('local', await server.note(ann, { text: 'marker' }));
		expect(stream.updates(secret)).toEqual([]);
		stream.close();
	});

	it('end with the follow by which the reader saw the note, and stay for other notes', async () => {
		await server.call('following/create', { userId: ann.id }, cal);
		const note = (visibility: string, text = visibility) => server.note(ann, { text, visibility });
		const [hidden, named, open] = [
			await note('followers'),
			await note('followers', 'for @cal too'),
			await note('public'),
		];
		const stream = await server.stream(cal);
		for (const id of [hidden, named, open]) stream.send('sr', { id });
		await stream.connect('localTimeline', 'local');
		await react(ann, hidden, '👍');
		await stream.first(({ type, body }) => type === 'noteUpdated' && body.id === hidden);
		await server.call('following/delete', { userId: ann.id }, cal);
		for (const id of [hidden, named, open]) await react(ann, id, '🎉');
		await stream.first(({ type, body }) => type === 'noteUpdated' && body.id === open);
		expect([stream.updates(hidden), stream.updates(named)]).toEqual([['reacted'], ['reacted']]);
		stream.close();
	});
});

describe('the connection', () => {
	it('is refused with 401 for a wrong token, and with 403 for suspended people', async () => {
		const sue = await server.person('sue', { isSuspended: true });
		await expect(server.stream({ ...ann, token: 'wrong' })).rejects.toThrow('401');
		await expect(server.stream(sue)).rejects.toThrow('403');
	});

	it('is dropped when its reader does not read, long before the server keeps much for it', async () => {
		const { port } = new URL(server.origin);
		const slow = connect(Number(port), '127.0.0.1');
		const key = Buffer.from('0123456789abcdef').toString('base64');
		slow.write(
			`GET /streaming HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
		);
		await new Promise(resolve => slow.once('data', resolve));
		slow.pause();
		const reader = await server.stream();
		const frame = { type: 'emojiUpdated', body: { padding: 'x'.repeat(UNREAD_BYTES_MAX / 4) } };
		const ended = new Promise(resolve => slow.once('close', resolve));
		slow.on('error', () => {});
		let told = 0;
		const heapBefore = process.memoryUsage().external;
		while (server.running.streams() > 1 && told < 200) {
			server.core.bus.emit('broadcast', frame);
			told++;
			await reader.first(() => reader.frames.length >= told);
		}
		expect(server.running.streams()).toBe(1);
		expect(process.memoryUsage().external - heapBefore).toBeLessThan(64 * UNREAD_BYTES_MAX);
		slow.resume();
		await ended;
		reader.close();
	});
});
