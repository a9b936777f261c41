import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
beforeAll(async () => {
	server = await TestServer.start();
});
afterAll(() => server.stop());

let made = 0;
const person = (name: string, fields = {}) => server.person(`${name}${++made}`, fields);
const relation = async (from: Person, to: Person) => {
	const { body } = await server.call('users/relation', { userId: to.id }, from);
	return (body as unknown as Record<string, unknown>[])[0];
};
const kinds = async (who: Person) => {
	const { body } = await server.call('i/notifications', { markAsRead: false }, who);
	return (body as unknown as { type: string }[]).map(one => one.type);
};

describe('following somebody locked', () => {
	it('waits to be let in, and tells both sides when it happens', async () => {
		const [star, fan] = [await person('star', { isLocked: true }), await person('fan')];
		const [starMain, fanMain] = [await server.stream(star), await server.stream(fan)];
		await starMain.connect('main', 'm');
		await fanMain.connect('main', 'm');
		await server.call('following/create', { userId: star.id }, fan);
		expect(await relation(fan, star)).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: true });
		await starMain.first(({ body }) => body.type === 'receiveFollowRequest');
		expect(await kinds(star)).toEqual(['receiveFollowRequest']);
		await server.call('following/requests/accept', { userId: fan.id }, star);
		expect(await relation(fan, star)).toMatchObject({ isFollowing: true, hasPendingFollowRequestFromYou: false });
		await fanMain.first(({ body }) => body.type === 'follow' && (body.body as { id: string }).id === star.id);
		await starMain.first(({ body }) => body.type === 'followed' && (body.body as { id: string }).id === fan.id);
		expect(await kinds(star)).toEqual(['follow']);
		expect(await kinds(fan)).toEqual(['followRequestAccepted']);
		starMain.close();
		fanMain.close();
	});

	it('is possible for everybody who waits once the lock is taken off', async () => {
		const [star, fan] = [await person('star', { isLocked: true }), await person('fan')];
		await server.call('following/create', { userId: star.id }, fan);
		await server.call('i/update', { isLocked: false }, star);
		expect(await relation(fan, star)).toMatchObject({ isFollowing: true });
	});

	it('leaves nothing behind when the request is taken back or turned down', async () => {
		for (const endpoint of ['following/requests/reject', 'following/requests/cancel']) {
			const [star, fan] = [await person('star', { isLocked: true }), await person('fan')];
			await server.call('following/create', { userId: star.id }, fan);
			const [caller, other] = endpoint.endsWith('reject') ? [star, fan] : [fan, star];
			await server.call(endpoint, { userId: other.id }, caller);
			expect(await relation(fan, star)).toMatchObject({ isFollowing: false, hasPendingFollowRequestFromYou: false });
			expect(await kinds(star)).toEqual([]);
		}
	});
});

describe('blocking somebody', () => {
	it('ends follows with their counts, takes the blocker off lists, and silences open streams', async () => {
		const [owner, pest] = [await person('owner'), await person('pest')];
		await server.call('following/create', { userId: pest.id }, owner);
		await server.call('following/create', { userId: owner.id }, pest);
		const listId = String((await server.call('users/lists/create', { name: 'x' }, pest)).body.id);
		await server.call('users/lists/push', { listId, userId: owner.id }, pest);
		const stream = await server.stream(pest);
		await stream.connect('homeTimeline', 'home');
		await server.call('blocking/create', { userId: pest.id }, owner);
		const list = await server.call('users/lists/show', { listId }, pest);
		expect(list.body.userIds).toEqual([]);
		const shown = await server.call('users/show', { userId: owner.id }, pest);
		expect(shown.body).toMatchObject({ isBlocked: true, isFollowing: false, followersCount: 0, followingCount: 0 });
		const [hidden, own] = [await server.note(owner, { text: 'hidden' }), await server.note(pest, { text: 'own' })];
		await stream.note('home', own);
		expect(stream.noteIds('home')).not.toContain(hidden);
		expect(await server.refusal('following/create', { userId: owner.id }, pest)).toBe('BLOCKED');
		stream.close();
	});
});

describe('muting somebody', () => {
	it('hides the notifications that were there already, until the mute ends', async () => {
		const [reader, loud] = [await person('reader'), await person('loud')];
		await server.note(loud, { text: `@${reader.user.username} hey` });
		expect(await kinds(reader)).toEqual(['mention']);
		await server.call('mute/create', { userId: loud.id }, reader);
		expect(await kinds(reader)).toEqual([]);
		await server.call('mute/delete', { userId: loud.id }, reader);
		expect(await kinds(reader)).toEqual(['mention']);
	});
});

describe('lists', () => {
	it('are for their owner alone, unless they are public', async () => {
		const [owner, other] = [await person('owner'), await person('other')];
		const listId = String((await server.call('users/lists/create', { name: 'secret' }, owner)).body.id);
		for (const params of [{ listId }, { listId, forPublic: true }]) {
			expect(await server.refusal('users/lists/show', params, other)).toBe('NO_SUCH_LIST');
			expect(await server.refusal('users/lists/get-memberships', params, other)).toBe('NO_SUCH_LIST');
		}
		expect(await server.refusal('users/lists/delete', { listId }, other)).toBe('NO_SUCH_LIST');
		await server.call('users/lists/update', { listId, isPublic: true }, owner);
		expect(await server.refusal('users/lists/show', { listId, forPublic: true }, other)).toBeNull();
		expect(await server.refusal('users/lists/push', { listId, userId: other.id }, other)).toBe('NO_SUCH_LIST');
	});

	it('tell an open stream who came, and carry replies from when they are wanted', async () => {
		const [owner, member] = [await person('owner'), await person('member')];
		const listId = String((await server.call('users/lists/create', { name: 'x' }, owner)).body.id);
		const stream = await server.stream(owner);
		await stream.connect('userList', 'list', { listId });
		await server.call('users/lists/push', { listId, userId: member.id }, owner);
		await stream.first(({ body }) => body.type === 'userAdded' && (body.body as { id: string }).id === member.id);
		const root = await server.note(await person('stranger'), { text: 'root' });
		const quiet = await server.note(member, { text: 'reply', replyId: root });
		await server.call('users/lists/update-membership', { listId, userId: member.id, withReplies: true }, owner);
		const heard = await server.note(member, { text: 'reply', replyId: root });
		await stream.note('list', heard);
		expect(stream.noteIds('list')).not.toContain(quiet);
		stream.close();
	});
});
