import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { type Person, TestServer } from './TestServer';

/** Compares the client's map of endpoints with the home server's responses. */
let server: TestServer;
let ann: Person;
const as = (person?: Person) => new ApiClient(server.origin, person?.token ?? null);

beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
});
afterAll(() => server.stop());

it('asks what somebody reacted to, page by page', async () => {
	const bob = await server.person('bob');
	const notes = [await server.note(bob, { text: 'ebb' }), await server.note(bob, { text: 'flood' })];
	for (const noteId of notes) await as(ann).call('notes/reactions/create', { noteId, reaction: '👍' });
	const [last] = await as(ann).call('users/reactions', { userId: ann.id, limit: 1 });
	expect(last).toMatchObject({ type: '👍', user: { id: ann.id }, note: { id: notes[1], text: 'flood' } });
	const older = await as(ann).call('users/reactions', { userId: ann.id, untilId: last?.id ?? '' });
	expect(older.map(({ note }) => note?.text)).toEqual(['ebb']);
	await server.call('i/update', { publicReactions: false }, ann);
	await expect(as(bob).call('users/reactions', { userId: ann.id })).rejects.toMatchObject({
		code: 'REACTIONS_NOT_PUBLIC',
	});
});

it('asks how many people are online, by POST and by GET', async () => {
	const { count } = await as().call('get-online-users-count');
	const stream = await server.stream(await server.person('cas'));
	await expect.poll(() => as().call('get-online-users-count')).toEqual({ count: (count ?? 0) + 1 });
	expect(await as().get('get-online-users-count')).toEqual({ count: (count ?? 0) + 1 });
	stream.close();
});
