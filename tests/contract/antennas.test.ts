import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let owner: Person;
let writer: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[owner, writer] = [await server.person('owner'), await server.person('writer')];
});
afterAll(() => server.stop());

const BASE = {
	name: 'antenna',
	src: 'all',
	keywords: [],
	excludeKeywords: [],
	users: [],
	caseSensitive: false,
	withReplies: true,
	withFile: false,
};
const antenna = async (fields: object) =>
	String((await server.call('antennas/create', { ...BASE, ...fields }, owner)).body.id);
const caught = async (antennaId: string, params = {}) => {
	const { body } = await server.call('antennas/notes', { antennaId, ...params }, owner);
	return (body as unknown as { id: string }[]).map(note => note.id);
};

it('catches what its owner may see and bears, and nothing else', async () => {
	const antennaId = await antenna({ keywords: [['lantern']] });
	const muted = await server.person('muted');
	await server.call('mute/create', { userId: muted.id }, owner);
	await server.note(muted, { text: 'lantern' });
	await server.note(writer, { text: 'lantern', visibility: 'followers' });
	await server.note(writer, { text: 'lantern', visibility: 'specified', visibleUserIds: [muted.id] });
	const open = await server.note(writer, { text: 'a lantern' });
	const direct = await server.note(writer, { text: 'lantern', visibility: 'specified', visibleUserIds: [owner.id] });
	expect(await caught(antennaId)).toEqual([direct, open]);
});

it('tells open streams, is unread until it is looked at, and follows its changes', async () => {
	const antennaId = await antenna({ keywords: [['first']] });
	const stream = await server.stream(owner);
	await stream.connect('antenna', 'antenna', { antennaId });
	await stream.connect('main', 'main');
	const note = await server.note(writer, { text: 'the first' });
	await stream.note('antenna', note);
	await stream.first(({ body }) => body.type === 'unreadAntenna');
	const isUnread = async () => (await server.call('i', {}, owner)).body.hasUnreadAntenna;
	expect(await isUnread()).toBe(true);
	expect(await caught(antennaId)).toEqual([note]);
	expect((await server.call('antennas/show', { antennaId }, owner)).body.hasUnreadNote).toBe(false);
	await server.call('antennas/update', { antennaId, keywords: [['second']] }, owner);
	await server.note(writer, { text: 'the first again' });
	const second = await server.note(writer, { text: 'the second' });
	expect(await caught(antennaId, { limit: 1 })).toEqual([second]);
	stream.close();
});

it('listens to the members of a list of its owner, as they are at the time', async () => {
	const listId = String((await server.call('users/lists/create', { name: 'x' }, owner)).body.id);
	const antennaId = await antenna({ src: 'list', userListId: listId, keywords: [['buoy']] });
	await server.note(writer, { text: 'buoy before' });
	await server.call('users/lists/push', { listId, userId: writer.id }, owner);
	const during = await server.note(writer, { text: 'buoy during' });
	await server.call('users/lists/pull', { listId, userId: writer.id }, owner);
	await server.note(writer, { text: 'buoy after' });
	expect(await caught(antennaId)).toEqual([during]);
});

it('is hidden from others', async () => {
	const antennaId = await antenna({ keywords: [['secret']] });
	for (const endpoint of ['antennas/show', 'antennas/notes', 'antennas/delete']) {
		expect(await server.refusal(endpoint, { antennaId }, writer)).toBe('NO_SUCH_ANTENNA');
	}
});
