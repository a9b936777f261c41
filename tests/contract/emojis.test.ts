import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emojiPicture } from '@server/emojis/emojiFields';
import { files } from '@server/store/tables/drive';
import { emojis } from '@server/store/tables/server';
import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { uploadPicture } from './uploads';

let server: TestServer;
let root: Person;
beforeAll(async () => {
	server = await TestServer.start();
	root = await server.person('root', { isRoot: true });
});
afterAll(() => server.stop());

const add = async (name: string, fileId: string) =>
	(await server.call('admin/emoji/add', { name, fileId }, root)).body as unknown as { id: string; url: string };
const urlOf = async (name: string) => String((await server.call('emoji', { name })).body.url);
const statusOf = async (url: string) => (await fetch(url)).status;
const onDisk = async () => (await readdir(server.core.filesFolder)).length;
const serverFiles = () => server.core.db.count(files, 't.userId IS NULL');

describe('the picture of a custom emoji', () => {
	it('stays when the file that it was made of is deleted, and goes with the emoji', async () => {
		const { id: fileId } = await uploadPicture(server, root);
		const emoji = await add('stays', fileId);
		expect((await server.call('drive/files/delete', { fileId }, root)).status).toBe(204);
		expect(await statusOf(emoji.url)).toBe(200);
		expect((await server.call('admin/emoji/delete', { id: emoji.id }, root)).status).toBe(204);
		await expect.poll(() => statusOf(emoji.url)).toBe(404);
		await expect.poll(onDisk).toBe(0);
	});

	it('stays when the account that uploaded it is deleted', async () => {
		const ann = await server.person('ann');
		const { id, url } = await add('orphan', (await uploadPicture(server, ann)).id);
		await server.call('admin/delete-account', { userId: ann.id }, root);
		await expect.poll(() => server.core.db.byId(users, ann.id)).toBeUndefined();
		expect(await statusOf(url)).toBe(200);
		await server.call('admin/emoji/delete', { id }, root);
	});

	it('is replaced by another, and the former is removed', async () => {
		const { id: fileId } = await uploadPicture(server, root);
		const { id, url } = await add('changes', fileId);
		const kept = serverFiles();
		expect((await server.call('admin/emoji/update', { id, category: 'other' }, root)).status).toBe(204);
		expect(await urlOf('changes')).toBe(url);
		expect((await server.call('admin/emoji/update', { id, fileId }, root)).status).toBe(204);
		const next = await urlOf('changes');
		expect([next === url, await statusOf(next), serverFiles()]).toEqual([false, 200, kept]);
		await expect.poll(() => statusOf(url)).toBe(404);
	});

	it('is not kept for an emoji that is refused', async () => {
		const { id: fileId } = await uploadPicture(server, root);
		const kept = serverFiles();
		const stored = await onDisk();
		const names = ['twice', 'twice', 'twice'].map(name => server.call('admin/emoji/add', { name, fileId }, root));
		const statuses = (await Promise.all(names)).map(({ status }) => status);
		expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
		expect(serverFiles()).toBe(kept + 1);
		// The picture and its thumbnail.
		expect(await onDisk()).toBe(stored + 2);
	});

	it('is copied at the start where an older version left it in a person’s drive', async () => {
		const data = await mkdtemp(join(tmpdir(), 'quarterdeck-emojis-'));
		const before = await TestServer.start({ data });
		const ann = await before.person('ann');
		const [lost, kept] = [await uploadPicture(before, ann), await uploadPicture(before, ann)];
		for (const { id } of [lost, kept]) {
			const file = before.core.db.byId(files, id);
			if (file) before.core.db.insert(emojis, { id: `e${id}`, name: `e${id}`, path: '', ...emojiPicture(file) });
		}
		await rm(join(before.core.filesFolder, before.core.db.byId(files, lost.id)?.accessKey ?? ''));
		await before.stop();

		const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
		const after = await TestServer.start({ data });
		const fileOf = ({ id }: { id: string }) => after.core.db.byId(emojis, `e${id}`)?.fileId ?? '';
		await expect.poll(() => fileOf(kept)).not.toBe(kept.id);
		expect(after.core.db.byId(files, fileOf(kept))?.userId).toBeNull();
		expect(fileOf(lost)).toBe(lost.id);
		expect(logged).toHaveBeenCalledOnce();
		logged.mockRestore();
		await after.call('drive/files/delete', { fileId: kept.id }, ann);
		const old = new URL(kept.url).pathname;
		await expect.poll(() => statusOf(after.origin + old)).toBe(404);
		const { body } = await after.call('emoji', { name: `e${kept.id}` });
		expect(await statusOf(String(body.url))).toBe(200);
		await after.stop();
		await rm(data, { recursive: true });
	});
});
