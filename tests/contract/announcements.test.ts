import { announcementReads, announcements } from '@server/store/tables/announcements';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

interface Announcement {
	id: string;
	title: string;
	isRead?: boolean;
}

let server: TestServer;
let root: Person;
let ann: Person;
beforeAll(async () => {
	server = await TestServer.start();
	root = await server.person('root', { isRoot: true });
	ann = await server.person('ann');
});
afterAll(() => server.stop());

const made: string[] = [];
async function announce(fields: object = {}): Promise<Announcement> {
	const given = { title: 'News', text: 'Fog.', imageUrl: null, ...fields };
	const { body } = await server.call('admin/announcements/create', given, root);
	const announcement = body as unknown as Announcement;
	made.push(announcement.id);
	return announcement;
}
afterEach(async () => {
	for (const id of made.splice(0)) await server.call('admin/announcements/delete', { id }, root);
});

const list = async (person?: Person, params: object = {}) =>
	(await server.call('announcements', params, person)).body as unknown as Announcement[];
const titles = async (person?: Person, params: object = {}) => (await list(person, params)).map(({ title }) => title);
const unread = async (person: Person) => {
	const { body } = await server.call('i', {}, person);
	const me = body as unknown as { hasUnreadAnnouncement: boolean; unreadAnnouncements: Announcement[] };
	expect(me.hasUnreadAnnouncement).toBe(me.unreadAnnouncements.length > 0);
	return me.unreadAnnouncements.map(({ title }) => title);
};
const show = async (announcementId: string, person?: Person) => {
	const { status, body } = await server.call('announcements/show', { announcementId }, person);
	return status === 200 ? body.title : body.error?.code;
};
const read = (person: Person, announcementId: string) => server.call('i/read-announcement', { announcementId }, person);

describe('announcements', () => {
	it('are listed newest first by page, and unread oldest first', async () => {
		const first = await announce({ title: 'one' });
		await announce({ title: 'two' });
		const third = await announce({ title: 'three' });
		expect(await titles(ann, { limit: 2 })).toEqual(['three', 'two']);
		expect(await titles(undefined, { untilId: third.id })).toEqual(['two', 'one']);
		expect(await titles(ann, { sinceId: first.id, limit: 1 })).toEqual(['two']);
		expect(await unread(ann)).toEqual(['one', 'two', 'three']);
	});

	it('for one user are hidden from everybody else, however they ask', async () => {
		const ben = await server.person('ben');
		const { id } = await announce({ title: 'for Ann', userId: ann.id });
		expect([await titles(ann), await unread(ann), await show(id, ann)]).toEqual([['for Ann'], ['for Ann'], 'for Ann']);
		for (const person of [ben, undefined, root]) {
			expect([await titles(person), await show(id, person)]).toEqual([[], 'NO_SUCH_ANNOUNCEMENT']);
		}
		// Who may not see it can't mark it either.
		await read(ben, id);
		expect(server.core.db.count(announcementReads, 't.announcementId = ?', id)).toBe(0);
	});

	it('for existing users are for nobody who comes later, and for no visitor', async () => {
		const { id } = await announce({ title: 'rules have changed', forExistingUsers: true });
		const late = await server.person('late');
		expect(await unread(ann)).toEqual(['rules have changed']);
		for (const person of [late, undefined]) {
			expect([await titles(person), await show(id, person)]).toEqual([[], 'NO_SUCH_ANNOUNCEMENT']);
		}
		await server.call('admin/announcements/update', { id, forExistingUsers: false }, root);
		expect([await unread(late), await titles()]).toEqual([['rules have changed'], ['rules have changed']]);
	});

	it('are not unread when they are silent, archived, deleted or read', async () => {
		const silent = await announce({ title: 'silent', silence: true });
		const { id } = await announce({ title: 'kept' });
		expect(await unread(ann)).toEqual(['kept']);
		await server.call('admin/announcements/update', { id, isActive: false }, root);
		expect([await unread(ann), await titles(ann)]).toEqual([[], ['silent']]);
		expect(await titles(ann, { isActive: false })).toEqual(['kept']);
		await server.call('admin/announcements/update', { id, isActive: true }, root);
		await read(ann, id);
		expect(await unread(ann)).toEqual([]);
		expect((await list(ann)).map(({ isRead }) => isRead)).toEqual([true, false]);
		await server.call('admin/announcements/delete', { id }, root);
		expect(server.core.db.count(announcementReads, 't.announcementId = ?', id)).toBe(0);
		expect(await show(silent.id, ann)).toBe('silent');
	});

	it('tell streams that they are there, and a user that nothing is unread any more, once', async () => {
		const ben = await server.person('streaming');
		const streams = await Promise.all([server.stream(ben), server.stream()]);
		const [mine, visitor] = streams;
		await mine?.connect('main', 'm');
		await visitor?.connect('localTimeline', 'l');
		const everyone = await announce({ title: 'all' });
		const personal = await announce({ title: 'one', userId: ben.id });
		await announce({ title: 'quiet', silence: true });
		const idOf = (body: Record<string, unknown>) => (body.announcement as Announcement | undefined)?.id;
		await mine?.first(({ type, body }) => type === 'announcementCreated' && idOf(body) === everyone.id);
		await mine?.first(
			({ type, body }) =>
				type === 'channel' &&
				body.type === 'announcementCreated' &&
				idOf(body.body as Record<string, unknown>) === personal.id,
		);
		const ends = () => mine?.frames.filter(({ body }) => body.type === 'readAllAnnouncements').length;
		await read(ben, everyone.id);
		expect(ends()).toBe(0);
		await read(ben, personal.id);
		await mine?.first(({ body }) => body.type === 'readAllAnnouncements');
		await read(ben, personal.id);
		await server.note(ann, { text: 'later' });
		await visitor?.first(({ body }) => body.type === 'note');
		expect(ends()).toBe(1);
		expect(visitor?.frames.map(({ type }) => type)).toEqual(['connected', 'announcementCreated', 'channel']);
		for (const stream of streams) stream.close();
	});

	it('are made and changed by moderators alone, who see how many have read them', async () => {
		const { id } = await announce({ title: 'a', imageUrl: `${server.origin}/files/abc` });
		for (const [name, params] of [
			['create', { title: 'b', text: 'b', imageUrl: null }],
			['update', { id, title: 'b' }],
			['delete', { id }],
			['list', {}],
		] as const) {
			expect((await server.call(`admin/announcements/${name}`, params, ann)).status).toBe(403);
		}
		await read(ann, id);
		const { body } = await server.call('admin/announcements/list', {}, root);
		expect(body).toMatchObject([{ id, title: 'a', reads: 1, imageUrl: `${server.origin}/files/abc`, userId: null }]);
		await server.call('admin/announcements/update', { id, imageUrl: null, text: 'changed' }, root);
		const [changed] = await list(ann);
		expect(changed).toMatchObject({ title: 'a', text: 'changed', imageUrl: null, updatedAt: expect.any(String) });
		const { body: archived } = await server.call('admin/announcements/list', { status: 'archived' }, root);
		expect(archived).toEqual([]);
	});

	it('have bounds, and need somebody to be for', async () => {
		for (const fields of [{ title: '' }, { text: 'x'.repeat(16_385) }, { userId: 'nobody' }, { display: 'toast' }]) {
			const given = { title: 'a', text: 'b', imageUrl: null, ...fields };
			const { status, body } = await server.call('admin/announcements/create', given, root);
			expect([status, body.error?.code]).toEqual([400, 'INVALID_PARAM']);
		}
		const given = { title: 'a', text: 'b', imageUrl: '', userId: ann.id };
		const { db, ids } = server.core;
		for (let count = 0; count < 100; count++) db.insert(announcements, { id: ids.next(), userId: ann.id });
		const { body } = await server.call('admin/announcements/create', given, root);
		expect(body.error?.code).toBe('TOO_MUCH_KEPT');
		db.delete(announcements, 'userId = ?', ann.id);
	});
});
