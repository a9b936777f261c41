import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben] = [await server.person('ann'), await server.person('ben')];
});
afterAll(() => server.stop());

type Folder = entities.DriveFolder;
const folder = async (name: string, parentId: string | null = null, person = ann): Promise<Folder> =>
	(await server.call('drive/folders/create', { name, parentId }, person)).body as unknown as Folder;

describe('folders', () => {
	it('know what they lie in, all the way out, and what is directly in them', async () => {
		const outer = await folder('outer');
		const middle = await folder('middle', outer.id);
		const inner = await folder('inner', middle.id);
		await uploadPicture(server, ann, { folderId: middle.id });
		const { body } = await server.call('drive/folders/show', { folderId: inner.id }, ann);
		expect(body).toMatchObject({
			name: 'inner',
			foldersCount: 0,
			filesCount: 0,
			parent: {
				name: 'middle',
				foldersCount: 1,
				filesCount: 1,
				parent: { name: 'outer', parentId: null, foldersCount: 1, filesCount: 0 },
			},
		});
	});

	it('never come to lie in themselves, however deep', async () => {
		const outer = await folder('outer');
		const middle = await folder('middle', outer.id);
		const inner = await folder('inner', middle.id);
		for (const parentId of [outer.id, middle.id, inner.id]) {
			expect(await server.refusal('drive/folders/update', { folderId: outer.id, parentId }, ann)).toBe(
				'RECURSIVE_NESTING',
			);
		}
		const moved = await server.call('drive/folders/update', { folderId: inner.id, parentId: outer.id }, ann);
		expect(moved.body).toMatchObject({ parentId: outer.id, name: 'inner' });
		const freed = await server.call('drive/folders/update', { folderId: inner.id, parentId: null }, ann);
		expect(freed.body).toMatchObject({ parentId: null });
		expect(await server.refusal('drive/folders/update', { folderId: outer.id, parentId: inner.id }, ann)).toBeNull();
	});

	it('are nobody else’s to see, fill, move or delete', async () => {
		const [mine, theirs] = [await folder('mine'), await folder('theirs', null, ben)];
		expect(await server.refusal('drive/folders/show', { folderId: theirs.id }, ann)).toBe('NO_SUCH_FOLDER');
		expect(await server.refusal('drive/folders/delete', { folderId: theirs.id }, ann)).toBe('NO_SUCH_FOLDER');
		expect(await server.refusal('drive/folders/update', { folderId: theirs.id, name: 'x' }, ann)).toBe(
			'NO_SUCH_FOLDER',
		);
		expect(await server.refusal('drive/folders/create', { name: 'x', parentId: theirs.id }, ann)).toBe(
			'NO_SUCH_FOLDER',
		);
		const into = { folderId: mine.id, parentId: theirs.id };
		expect(await server.refusal('drive/folders/update', into, ann)).toBe('NO_SUCH_PARENT_FOLDER');
		const file = await uploadPicture(server, ann, { folderId: theirs.id });
		expect(file.folderId).toBeNull();
		expect(await server.refusal('drive/files/update', { fileId: file.id, folderId: theirs.id }, ann)).toBe(
			'NO_SUCH_FOLDER',
		);
		expect(await server.refusal('drive/files/move-bulk', { fileIds: [file.id], folderId: theirs.id }, ann)).toBe(
			'INVALID_PARAM',
		);
		expect((await server.call('drive/folders', { folderId: theirs.id }, ann)).body).toEqual([]);
	});

	it('are deleted only when nothing is left in them', async () => {
		const outer = await folder('outer');
		const inner = await folder('inner', outer.id);
		const file = await uploadPicture(server, ann, { folderId: inner.id });
		const refused = 'HAS_CHILD_FILES_OR_FOLDERS';
		expect(await server.refusal('drive/folders/delete', { folderId: outer.id }, ann)).toBe(refused);
		expect(await server.refusal('drive/folders/delete', { folderId: inner.id }, ann)).toBe(refused);
		await server.call('drive/files/delete', { fileId: file.id }, ann);
		expect((await server.call('drive/folders/delete', { folderId: inner.id }, ann)).status).toBe(204);
		expect((await server.call('drive/folders/delete', { folderId: outer.id }, ann)).status).toBe(204);
	});

	it('are made ten an hour at most by those without a role', async () => {
		const { id } = (await server.person('plain')).user;
		server.core.db.run('DELETE FROM roleAssignments WHERE userId = ?', id);
		const plain = { ...ann, token: server.appToken({ ...ann, id }, 'write:drive') };
		for (let count = 0; count < 10; count++) expect(await server.refusal('drive/folders/create', {}, plain)).toBeNull();
		expect(await server.refusal('drive/folders/create', {}, plain)).toBe('RATE_LIMIT_EXCEEDED');
	});
});

describe('the drive’s stream', () => {
	it('tells its owner, and nobody else, what comes, changes and goes', async () => {
		const [own, other] = [await server.stream(ann), await server.stream(ben)];
		await own.connect('drive', 'drive');
		await other.connect('drive', 'drive');
		const made = await folder('made');
		const inside = await folder('inside', made.id);
		await server.call('drive/folders/update', { folderId: inside.id, parentId: null }, ann);
		const [first, second] = [await uploadPicture(server, ann), await uploadPicture(server, ann)];
		const fileIds = [first.id, second.id, 'nosuchfile'];
		await server.call('drive/files/move-bulk', { fileIds, folderId: made.id }, ann);
		await server.call('drive/files/move-bulk', { fileIds, folderId: made.id }, ann);
		await server.call('drive/files/update', { fileId: first.id, name: 'x.png' }, ann);
		await server.call('drive/files/delete', { fileId: first.id }, ann);
		await server.call('drive/folders/delete', { folderId: inside.id }, ann);
		await own.first(frame => frame.body.type === 'folderDeleted');
		const told = own.frames.flatMap(({ type, body }) => (type === 'channel' ? [[body.type, body.body]] : []));
		expect(told).toMatchObject([
			['folderCreated', { id: made.id, name: 'made', parentId: null }],
			['folderCreated', { id: inside.id, parentId: made.id }],
			['folderUpdated', { id: inside.id, parentId: null }],
			['fileCreated', { id: first.id, folderId: null }],
			['fileCreated', { id: second.id }],
			['fileUpdated', { id: first.id, folderId: made.id }],
			['fileUpdated', { id: second.id, folderId: made.id }],
			['fileUpdated', { id: first.id, name: 'x.png' }],
			['fileDeleted', first.id],
			['folderDeleted', inside.id],
		]);
		expect(other.frames.filter(({ type }) => type === 'channel')).toEqual([]);
		own.close();
		other.close();
	});
});
