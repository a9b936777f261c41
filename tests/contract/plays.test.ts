import { plays } from '@server/store/tables/plays';
import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
	ben = await server.person('ben');
});
afterAll(() => server.stop());

const PLAY = { title: 'Tides', summary: 'High water', script: 'Ui:render([])', permissions: [], visibility: 'public' };

async function make(author: Person, change: object = {}): Promise<string> {
	const { body } = await server.call('flash/create', { ...PLAY, ...change }, author);
	return (body as unknown as { id: string }).id;
}
const idsOf = async (endpoint: string, params: object = {}, person?: Person) =>
	((await server.call(endpoint, params, person)).body as unknown as { id: string; flash?: { id: string } }[]).map(
		({ id, flash }) => flash?.id ?? id,
	);

describe('plays', () => {
	it('are shown to their author alone while they are private', async () => {
		const [hidden, open] = [await make(ann, { visibility: 'private' }), await make(ann)];
		expect(await server.refusal('flash/show', { flashId: hidden })).toBe('NO_SUCH_FLASH');
		expect(await server.refusal('flash/show', { flashId: hidden }, ben)).toBe('NO_SUCH_FLASH');
		expect(await server.refusal('flash/like', { flashId: hidden }, ben)).toBe('NO_SUCH_FLASH');
		expect((await server.call('flash/show', { flashId: hidden }, ann)).body).toMatchObject({ visibility: 'private' });
		expect(await idsOf('flash/my', {}, ann)).toEqual([open, hidden]);
		expect(await idsOf('users/flashs', { userId: ann.id }, ben)).toEqual([open]);
		expect(await idsOf('flash/featured')).not.toContain(hidden);
	});

	it('are featured by their likes, page by page', async () => {
		const [first, second, third] = [await make(ben), await make(ben), await make(ben)];
		await server.call('flash/like', { flashId: first }, ann);
		await server.call('flash/like', { flashId: first }, await server.person('cas'));
		await server.call('flash/like', { flashId: third }, ann);
		expect((await idsOf('flash/featured', { limit: 3 })).slice(0, 2)).toEqual([first, third]);
		expect(await idsOf('flash/featured', { limit: 1, offset: 1 })).toEqual([third]);
		expect(await idsOf('flash/featured', { limit: 100 })).toContain(second);
		expect(await server.refusal('flash/featured', { offset: -1 })).toBe('INVALID_PARAM');
		server.core.db.update(users, { isSuspended: true }, 'id = ?', ben.id);
		expect(await idsOf('flash/featured')).not.toContain(first);
		server.core.db.update(users, { isSuspended: false }, 'id = ?', ben.id);
	});

	it('stay in the list of those that somebody likes, unless they became private', async () => {
		const [kept, hidden] = [await make(ann), await make(ann)];
		for (const flashId of [kept, hidden]) await server.call('flash/like', { flashId }, ben);
		expect(await idsOf('flash/my-likes', {}, ben)).toEqual([hidden, kept]);
		await server.call('flash/update', { flashId: hidden, visibility: 'private' }, ann);
		expect(await idsOf('flash/my-likes', {}, ben)).toEqual([kept]);
		expect((await server.call('flash/unlike', { flashId: hidden }, ben)).status).toBe(204);
	});

	it('are not shown while their author is suspended', async () => {
		const [root, sue] = [await server.person('mod', { isRoot: true }), await server.person('sue')];
		const [shown, hidden] = [await make(ann), await make(sue)];
		for (const flashId of [shown, hidden]) await server.call('flash/like', { flashId }, ben);
		await server.call('admin/suspend-user', { userId: sue.id }, root);
		expect(await server.refusal('flash/show', { flashId: hidden })).toBe('NO_SUCH_FLASH');
		expect(await server.refusal('flash/like', { flashId: hidden }, ann)).toBe('NO_SUCH_FLASH');
		expect(await idsOf('users/flashs', { userId: sue.id })).toEqual([]);
		expect(await idsOf('flash/my-likes', { limit: 1 }, ben)).toEqual([shown]);
		expect((await server.call('flash/unlike', { flashId: hidden }, ben)).status).toBe(204);
		await server.call('admin/unsuspend-user', { userId: sue.id }, root);
		expect(await idsOf('users/flashs', { userId: sue.id })).toEqual([hidden]);
	});

	it('are not shown while their author is being deleted', async () => {
		const leaving = await server.person('leaving');
		const flashId = await make(leaving);
		expect(await idsOf('flash/featured', { limit: 100 })).toContain(flashId);
		server.core.db.update(users, { isDeleted: true }, 'id = ?', leaving.id);
		expect(await server.refusal('flash/show', { flashId })).toBe('NO_SUCH_FLASH');
		expect(await idsOf('flash/featured', { limit: 100 })).not.toContain(flashId);
	});

	it('are not liked by their author, nor twice', async () => {
		const flashId = await make(ann);
		expect(await server.refusal('flash/like', { flashId }, ann)).toBe('YOUR_FLASH');
		await server.call('flash/like', { flashId }, ben);
		expect(await server.refusal('flash/like', { flashId }, ben)).toBe('ALREADY_LIKED');
		expect((await server.call('flash/show', { flashId }, ben)).body).toMatchObject({ likedCount: 1, isLiked: true });
		expect((await server.call('flash/show', { flashId })).body).not.toHaveProperty('isLiked');
	});

	it('are changed by their author, and taken away by moderators too', async () => {
		const root = await server.person('root', { isRoot: true });
		const flashId = await make(ann);
		expect(await server.refusal('flash/update', { flashId, title: 'Mine' }, ben)).toBe('ACCESS_DENIED');
		expect(await server.refusal('flash/delete', { flashId }, ben)).toBe('ACCESS_DENIED');
		expect(await server.refusal('flash/update', { flashId, title: 'Mine' }, root)).toBe('ACCESS_DENIED');
		await server.call('flash/update', { flashId, script: '<: 1' }, ann);
		expect((await server.call('flash/show', { flashId })).body).toMatchObject({ title: 'Tides', script: '<: 1' });
		expect((await server.call('flash/delete', { flashId }, root)).status).toBe(204);
		expect(await server.refusal('flash/show', { flashId })).toBe('NO_SUCH_FLASH');
	});

	it('go with their author, with the likes that they gave', async () => {
		const gone = await server.person('gone');
		const [own, liked] = [await make(gone), await make(ann)];
		await server.call('flash/like', { flashId: liked }, gone);
		await server.call('flash/like', { flashId: own }, ben);
		const root = await server.person('admin', { isRoot: true });
		await server.call('admin/delete-account', { userId: gone.id }, root);
		await expect.poll(() => server.core.db.byId(users, gone.id)).toBeUndefined();
		expect(await server.refusal('flash/show', { flashId: own })).toBe('NO_SUCH_FLASH');
		expect((await server.call('flash/show', { flashId: liked })).body).toMatchObject({ likedCount: 0 });
		expect(await idsOf('flash/my-likes', {}, ben)).not.toContain(own);
	});

	it('are so many and no more', async () => {
		const { db, ids } = server.core;
		const busy = await server.person('busy');
		for (let index = 0; index < 500; index++) db.insert(plays, { id: ids.next(), userId: busy.id, title: 'x' });
		expect(await server.refusal('flash/create', PLAY, busy)).toBe('TOO_MUCH_KEPT');
	});
});
