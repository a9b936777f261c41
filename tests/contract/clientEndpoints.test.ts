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

it('asks for announcements, and reads one', async () => {
	const root = await server.person('root', { isRoot: true });
	const given = { title: 'Fog', text: 'Sound your horns.', imageUrl: null, userId: ann.id };
	const { body } = await server.call('admin/announcements/create', given, root);
	const { id } = body as unknown as { id: string };
	expect(await as(ann).call('announcements', { limit: 5 })).toMatchObject([{ id, forYou: true, isRead: false }]);
	const { unreadAnnouncements } = await as(ann).call('i');
	expect(unreadAnnouncements?.map(({ title }) => title)).toEqual(['Fog']);
	expect(await as(ann).call('i/read-announcement', { announcementId: id })).toBeUndefined();
	expect(await as(ann).call('announcements/show', { announcementId: id })).toMatchObject({ isRead: true });
	await server.call('admin/announcements/update', { id, isActive: false }, root);
	expect(await as(ann).call('announcements')).toEqual([]);
	await server.call('admin/announcements/delete', { id }, root);
	const gone = as(ann).call('announcements/show', { announcementId: id });
	await expect(gone).rejects.toMatchObject({ code: 'NO_SUCH_ANNOUNCEMENT' });
});

it('asks for public roles, and for the notes of their members', async () => {
	const root = await server.person('captain', { isRoot: true });
	const role = {
		...{ name: 'Pilots', description: '', color: null, iconUrl: null, target: 'manual', condFormula: {}, policies: {} },
		...{ isPublic: true, isExplorable: true, isModerator: false, isAdministrator: false, asBadge: false },
		...{ displayOrder: 0, canEditMembersByModerator: false },
	};
	const { body } = await server.call('admin/roles/create', role, root);
	const roleId = String((body as unknown as { id: string }).id);
	expect(await as(ann).call('roles/list')).toMatchObject([{ id: roleId, name: 'Pilots' }]);
	const pilot = await server.person('pilot');
	await server.call('admin/roles/assign', { roleId, userId: pilot.id }, root);
	const note = await server.note(pilot, { text: 'by the lead line' });
	expect(await as(ann).call('roles/notes', { roleId })).toMatchObject([{ id: note }]);
});

it('registers a browser for push, shows that, and ends it', async () => {
	const { swPublickey } = await as().call('meta');
	const endpoint = 'https://push.example/a';
	const keys = { auth: 'YXV0aA', publickey: 'cHVi' };
	expect(await as(ann).call('sw/show-registration', { endpoint })).toBeUndefined();
	const registered = await as(ann).call('sw/register', { endpoint, ...keys });
	expect(registered).toMatchObject({ state: 'subscribed', key: swPublickey, sendReadMessage: false });
	await as(ann).call('sw/update-registration', { endpoint, sendReadMessage: true });
	expect(await as(ann).call('sw/show-registration', { endpoint })).toMatchObject({ sendReadMessage: true });
	await as(ann).call('sw/unregister', { endpoint });
	await expect(as(ann).call('sw/update-registration', { endpoint })).rejects.toMatchObject({
		code: 'NO_SUCH_REGISTRATION',
	});
});
