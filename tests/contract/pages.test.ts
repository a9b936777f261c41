import { pages } from '@server/store/tables/pages';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
	ben = await server.person('ben');
});
afterAll(() => server.stop());

const PAGE = { title: 'Tides', content: [{ id: 'b', type: 'text', text: 'hello' }], variables: [], script: '' };
let made = 0;

async function make(person: Person, more: object = {}): Promise<entities.Page> {
	const { status, body } = await server.call('pages/create', { ...PAGE, name: `page${++made}`, ...more }, person);
	expect(status).toBe(200);
	return body as unknown as entities.Page;
}

const show = async (pageId: string, reader?: Person) =>
	(await server.call('pages/show', { pageId }, reader)).body as unknown as entities.Page;

describe('what pages contain', () => {
	it('is kept as it was sent, and what is not sent stays', async () => {
		const content = [
			{ id: 'a', type: 'button', action: 'dialog', nested: { deep: [1, 2] } },
			{ id: 'b', type: 'section', title: 'Part', children: [{ id: 'c', type: 'text', text: 'in it', colour: 'red' }] },
		];
		const variables = [{ id: 'v', name: 'count', type: 'number', value: 1 }];
		const { id } = await make(ann, { content, variables, script: '<: "hi"' });
		expect(await server.call('pages/update', { pageId: id, title: 'Ebb' }, ann)).toMatchObject({ status: 204 });
		expect(await show(id)).toMatchObject({ title: 'Ebb', content, variables, script: '<: "hi"' });
	});

	it('has the pictures of its blocks, if they are in the drive of who wrote it', async () => {
		const [own, others] = [await uploadPicture(server, ann), await uploadPicture(server, ben)];
		const image = (fileId: string) => ({ id: fileId, type: 'image', fileId });
		const content = [image(others.id), { id: 's', type: 'section', title: '', children: [image(own.id)] }];
		const { id, attachedFiles } = await make(ann, { content, eyeCatchingImageId: own.id });
		expect(attachedFiles.map(file => file.id)).toEqual([own.id]);
		expect(await server.refusal('pages/update', { pageId: id, eyeCatchingImageId: others.id }, ann)).toBe(
			'NO_SUCH_FILE',
		);
		await server.call('drive/files/delete', { fileId: own.id }, ann);
		expect(await show(id)).toMatchObject({ eyeCatchingImageId: null, eyeCatchingImage: null, attachedFiles: [] });
	});

	it('has limits', async () => {
		let deep: object = { id: 'x', type: 'text', text: '' };
		for (let depth = 0; depth < 100; depth++) deep = { id: 's', type: 'section', title: '', children: [deep] };
		const refused = [
			{ content: [deep] },
			{ content: Array.from({ length: 2001 }, () => ({ type: 'text' })) },
			{ content: [{ type: 'text', text: 'x'.repeat(200_000) }] },
			{ content: ['text'] },
			{ title: 'x'.repeat(257) },
			{ name: 'two words' },
			{ name: 'a/b' },
			{ font: 'wingdings' },
		];
		for (const more of refused) {
			expect(await server.refusal('pages/create', { ...PAGE, name: 'limits', ...more }, ann)).toBe('INVALID_PARAM');
		}
	});

	it('are not without number', async () => {
		const { db, ids } = server.core;
		const cleo = await server.person('cleo');
		for (let index = 0; index < 500; index++) db.insert(pages, { id: ids.next(), userId: cleo.id, name: `n${index}` });
		expect(await server.refusal('pages/create', { ...PAGE, name: 'more' }, cleo)).toBe('TOO_MUCH_KEPT');
	});

	it('can change nothing of the objects of the server', async () => {
		const body = JSON.stringify({ ...PAGE, name: 'proto', i: ann.token }).replace(
			'"content":[{',
			'"content":[{"__proto__":{"isEvil":true},"constructor":{"prototype":{"isEvil":true}},',
		);
		const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
		expect((await server.request('/api/pages/create', init)).status).toBeLessThan(500);
		expect(({} as { isEvil?: boolean }).isEvil).toBeUndefined();
	});
});

describe('pages and their owners', () => {
	it('are on the profile of who pins them, until they are deleted', async () => {
		const { id, name } = await make(ann);
		expect(await server.refusal('i/update', { pinnedPageId: id }, ben)).toBe('NO_SUCH_PAGE');
		expect((await server.call('i/update', { pinnedPageId: id }, ann)).body).toMatchObject({ pinnedPage: { name } });
		const profile = () => server.call('users/show', { userId: ann.id });
		expect((await profile()).body).toMatchObject({ pinnedPageId: id, pinnedPage: { id } });
		const stream = await server.stream(ann);
		await stream.connect('main', 'm');
		await server.call('pages/delete', { pageId: id }, ann);
		expect((await profile()).body).toMatchObject({ pinnedPageId: null, pinnedPage: null });
		const isTold = await stream.first(({ body }) => body.type === 'meUpdated');
		expect(isTold.body.body).toMatchObject({ pinnedPage: null });
		stream.close();
	});

	it('go with the likes of others, and with their accounts', async () => {
		const { id } = await make(ann);
		await server.call('pages/like', { pageId: id }, ben);
		expect(await show(id, ben)).toMatchObject({ likedCount: 1, isLiked: true });
		expect(await show(id)).not.toHaveProperty('isLiked');
		await server.call('pages/delete', { pageId: id }, ann);
		expect((await server.call('i/page-likes', {}, ben)).body).toEqual([]);
	});

	it('are not shown while these are suspended', async () => {
		const [root, cas] = [await server.person('root', { isRoot: true }), await server.person('cas')];
		const [{ id: shown }, { id }] = [await make(ann), await make(cas)];
		for (const pageId of [shown, id]) await server.call('pages/like', { pageId }, ben);
		const featured = async () =>
			((await server.call('pages/featured')).body as unknown as entities.Page[]).map(page => page.id);
		expect(await featured()).toContain(id);
		await server.call('admin/suspend-user', { userId: cas.id }, root);
		expect(await server.refusal('pages/show', { pageId: id })).toBe('NO_SUCH_PAGE');
		expect(await featured()).not.toContain(id);
		expect((await server.call('users/pages', { userId: cas.id })).body).toEqual([]);
		expect((await server.call('i/page-likes', { limit: 1 }, ben)).body).toMatchObject([{ page: { id: shown } }]);
		expect((await server.call('pages/unlike', { pageId: id }, ben)).status).toBe(204);
	});

	it('are told of events by those who read them, as they see these', async () => {
		const { id } = await make(ann);
		const stream = await server.stream(ann);
		await stream.connect('main', 'm');
		const push = { pageId: id, event: 'knock', var: { times: 3 } };
		expect((await server.call('page-push', push, ben)).status).toBe(204);
		const { body } = await stream.first(frame => frame.body.type === 'pageEvent');
		expect(body.body).toMatchObject({ ...push, userId: ben.id, user: { username: 'ben', isFollowing: false } });
		const app = server.appToken(ben, 'write:pages');
		expect((await server.call('page-push', push, app)).body).toMatchObject({ error: { code: 'ACCESS_DENIED' } });
		stream.close();
	});
});
