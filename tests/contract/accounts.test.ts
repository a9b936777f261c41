import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let admin: Person;
let ann: Person;
beforeAll(async () => {
	server = await TestServer.start();
	admin = await server.person('chief', { isRoot: true });
	ann = await server.person('ann');
});
afterAll(() => server.stop());

describe('notifications', () => {
	it('count as read when they are listed, or when a client says so over the stream', async () => {
		const stream = await server.stream(ann);
		await stream.connect('main', 'main');
		const unread = async () => (await server.call('i', {}, ann)).body.unreadNotificationsCount;
		await server.note(admin, { text: '@ann one' });
		expect(await unread()).toBe(1);
		await server.call('i/notifications', {}, ann);
		expect(await unread()).toBe(0);
		await server.note(admin, { text: '@ann two' });
		expect(await unread()).toBe(1);
		stream.send('readNotification', {});
		await stream.first(() => stream.frames.filter(({ body }) => body.type === 'readAllNotifications').length === 2);
		expect(await unread()).toBe(0);
		stream.close();
	});

	it('come in groups that can be paged through without loss', async () => {
		const star = await server.person('star');
		const people = await Promise.all(['p1', 'p2', 'p3'].map(name => server.person(name)));
		const notes = [await server.note(star, { text: 'a' }), await server.note(star, { text: 'b' })];
		for (const noteId of notes) {
			for (const one of people) await server.call('notes/reactions/create', { noteId, reaction: '👍' }, one);
		}
		const page = async (params: object) => {
			const { body } = await server.call('i/notifications-grouped', { limit: 1, ...params }, star);
			return body as unknown as { id: string; type: string; note: { id: string }; reactions: unknown[] }[];
		};
		const [first] = await page({});
		expect(first).toMatchObject({ type: 'reaction:grouped', note: { id: notes[1] } });
		expect(first?.reactions).toHaveLength(3);
		const [second] = await page({ untilId: first?.id });
		expect(second).toMatchObject({ type: 'reaction:grouped', note: { id: notes[0] } });
		expect(second?.reactions).toHaveLength(3);
		expect(await page({ untilId: second?.id })).toEqual([]);
	});
});

describe('whom to be notified of', () => {
	it('is chosen for each kind: by follows in either direction, or by an own list', async () => {
		const names = ['me', 'followed', 'follower', 'mutual', 'stranger'];
		const [me, followed, follower, mutual, stranger] = await Promise.all(names.map(name => server.person(name)));
		if (!me || !followed || !follower || !mutual || !stranger) throw new Error('nobody there');
		for (const one of [followed, mutual]) await server.call('following/create', { userId: one.id }, me);
		for (const one of [follower, mutual]) await server.call('following/create', { userId: me.id }, one);
		const listOf = async (owner: Person, member: Person) => {
			const { id } = (await server.call('users/lists/create', { name: 'a' }, owner)).body as unknown as { id: string };
			await server.call('users/lists/push', { listId: id, userId: member.id }, owner);
			return id;
		};
		const [own, foreign] = [await listOf(me, stranger), await listOf(ann, stranger)];
		const heardWith = async (source: object) => {
			await server.call('i/update', { notificationRecieveConfig: { mention: source } }, me);
			await server.call('notifications/flush', {}, me);
			for (const one of [followed, follower, mutual, stranger]) await server.note(one, { text: '@me hey' });
			const { body } = await server.call('i/notifications', { includeTypes: ['mention'] }, me);
			return (body as unknown as { user: { username: string } }[]).map(({ user }) => user.username).sort();
		};
		expect(await heardWith({ type: 'all' })).toEqual(['followed', 'follower', 'mutual', 'stranger']);
		expect(await heardWith({ type: 'following' })).toEqual(['followed', 'mutual']);
		expect(await heardWith({ type: 'follower' })).toEqual(['follower', 'mutual']);
		expect(await heardWith({ type: 'mutualFollow' })).toEqual(['mutual']);
		expect(await heardWith({ type: 'followingOrFollower' })).toEqual(['followed', 'follower', 'mutual']);
		expect(await heardWith({ type: 'list', userListId: own })).toEqual(['stranger']);
		expect(await heardWith({ type: 'list', userListId: foreign })).toEqual([]);
		expect(await heardWith({ type: 'never' })).toEqual([]);
	});
});

describe('suspension and deletion', () => {
	it('end open streams and refuse the token; nobody in charge can be shut out', async () => {
		const sue = await server.person('sue');
		const stream = await server.stream(sue);
		const closed = new Promise<void>(resolve => stream.socket.once('close', () => resolve()));
		await server.call('admin/suspend-user', { userId: sue.id }, admin);
		await closed;
		expect(await server.refusal('i', {}, sue)).toBe('YOUR_ACCOUNT_SUSPENDED');
		await server.call('admin/unsuspend-user', { userId: sue.id }, admin);
		expect((await server.call('i', {}, sue)).status).toBe(200);
		expect((await server.call('admin/suspend-user', { userId: admin.id }, admin)).status).toBe(400);
	});

	it('leave nothing of somebody deleted, and right counts with others', async () => {
		const [gone, friend] = [await server.person('gone'), await server.person('friend')];
		await server.call('following/create', { userId: friend.id }, gone);
		await server.call('following/create', { userId: gone.id }, friend);
		const [theirs, kept] = [await server.note(gone, { text: 'x' }), await server.note(friend, { text: 'y' })];
		await server.call('notes/reactions/create', { noteId: kept, reaction: '👍' }, gone);
		await server.call('admin/delete-account', { userId: gone.id }, admin);
		expect((await server.call('i', {}, gone)).status).toBe(401);
		expect((await server.call('users/show', { userId: gone.id }, ann)).status).toBe(404);
		await expect.poll(() => server.core.db.byId(users, gone.id)).toBeUndefined();
		expect(await server.refusal('notes/show', { noteId: theirs }, ann)).toBe('NO_SUCH_NOTE');
		expect((await server.call('notes/show', { noteId: kept }, ann)).body.reactions).toEqual({});
		const shown = await server.call('users/show', { userId: friend.id }, ann);
		expect(shown.body).toMatchObject({ followersCount: 0, followingCount: 0 });
		expect((await server.call('username/available', { username: 'gone' })).body).toEqual({ available: false });
		expect((await server.call('i', {}, gone)).status).toBe(401);
	});
});

describe('the registry', () => {
	it('keeps the entries of apps apart, and announces only the client’s own', async () => {
		const stream = await server.stream(ann);
		await stream.connect('main', 'main');
		const app = server.appToken(ann, 'read:account', 'write:account');
		const entry = { scope: ['client', 'x'], key: 'k' };
		await server.call('i/registry/set', { ...entry, value: 'app' }, app);
		await server.call('i/registry/set', { ...entry, value: 'own' }, ann);
		await stream.first(({ body }) => body.type === 'registryUpdated');
		const told = stream.frames.filter(({ body }) => body.type === 'registryUpdated').map(({ body }) => body.body);
		expect(told).toEqual([{ ...entry, value: 'own' }]);
		expect((await server.call('i/registry/get', entry, app)).body).toBe('app');
		expect((await server.call('i/registry/get', entry, ann)).body).toBe('own');
		stream.close();
	});
});

describe('settings', () => {
	it('are for administrators, and hold at once', async () => {
		expect((await server.call('admin/update-meta', { name: 'Mine' }, ann)).status).toBe(403);
		await server.call('admin/update-meta', { name: 'Harbour' }, admin);
		expect((await server.call('meta', { detail: false })).body.name).toBe('Harbour');
		const refused = await server.call('admin/update-meta', { themeColor: 'red' }, admin);
		expect(refused.body.error?.code).toBe('INVALID_PARAM');
	});
});
