import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_POLICIES, type Policies } from '@server/roles/policies';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { newPicture, sendFile, uploadPicture } from './uploads';

let server: TestServer;
let ann: Person;
let ben: Person;
let mod: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben] = [await server.person('ann'), await server.person('ben')];
	mod = await server.person('mod', { isRoot: true });
});
afterAll(() => server.stop());

const MEBIBYTE = 1024 * 1024;
const filesOf = async (endpoint: string, params: object, person = ann) =>
	(await server.call(endpoint, params, person)).body as unknown as entities.DriveFile[];
const onDisk = async () => (await readdir(server.core.filesFolder)).sort();

/** Runs something while everyone has these policies. */
async function under<Result>(policies: Partial<Policies>, work: () => Promise<Result>): Promise<Result> {
	server.core.settings.update({ policies });
	try {
		return await work();
	} finally {
		server.core.settings.update({ policies: {} });
	}
}

describe('what may be uploaded', () => {
	it('is bounded in size, and leaves nothing behind when it is not kept', async () => {
		const before = await onDisk();
		const refused = await under({ maxFileSizeMb: 1 }, () =>
			sendFile(server, ann, Buffer.alloc(MEBIBYTE + 1, 'a'), { name: 'long.txt' }),
		);
		expect([refused.status, refused.body.error?.code]).toEqual([413, 'MAX_FILE_SIZE_EXCEEDED']);
		const kept = await under({ maxFileSizeMb: 1 }, () =>
			sendFile(server, ann, Buffer.alloc(MEBIBYTE, 'a'), { name: 'long.txt' }),
		);
		expect(kept.status).toBe(200);
		expect(await onDisk()).toHaveLength(before.length + 1);
		await expect.poll(() => readdir(server.core.uploadsFolder)).toEqual([]);
	});

	it('is bounded by the server too, whatever a role allows', async () => {
		const small = await TestServer.start({ uploadMaxBytes: 100_000 });
		const eve = await small.person('eve');
		const refused = await sendFile(small, eve, Buffer.alloc(300_000, 'a'), { name: 'long.txt' });
		expect([refused.status, refused.body.error?.code]).toEqual([413, 'MAX_FILE_SIZE_EXCEEDED']);
		expect((await sendFile(small, eve, Buffer.alloc(100_000, 'a'), { name: 'long.txt' })).status).toBe(200);
		await small.stop();
	});

	it('is of the types that the policy names, whatever the name says', async () => {
		const uploadableFileTypes = ['text/plain', 'audio/*'];
		const picture = await newPicture();
		const answer = await under({ uploadableFileTypes }, () => sendFile(server, ann, picture, { name: 'words.txt' }));
		expect([answer.status, answer.body.error?.code]).toEqual([400, 'UNALLOWED_FILE_TYPE']);
		const text = await under({ uploadableFileTypes }, () =>
			sendFile(server, ann, Buffer.from('words'), { name: 'picture.png' }),
		);
		expect(text.body).toMatchObject({ type: 'text/plain', name: 'picture.png' });
	});

	it('fits into what is left, also when many come at the same time', async () => {
		const full = await server.person('full');
		const before = await onDisk();
		const bytes = (byte: number) => Buffer.alloc(300 * 1024, String.fromCharCode(97 + byte));
		const answers = await under({ driveCapacityMb: 1 }, () =>
			Promise.all([0, 1, 2, 3, 4, 5].map(byte => sendFile(server, full, bytes(byte), { name: `${byte}.txt` }))),
		);
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(
			Array.from({ length: 3 }, () => [400, 'NO_FREE_SPACE']),
		);
		expect((await server.call('drive', {}, full)).body).toEqual({
			capacity: DEFAULT_POLICIES.driveCapacityMb * MEBIBYTE,
			usage: 3 * 300 * 1024,
		});
		expect(await onDisk()).toHaveLength(before.length + 3);
	});

	it('is kept once, unless it is said otherwise, even when it comes twice at the same time', async () => {
		const picture = await newPicture();
		const before = await onDisk();
		const twice = await Promise.all([sendFile(server, ben, picture), sendFile(server, ben, picture)]);
		const ids = new Set(twice.map(({ body }) => body.id));
		expect(ids.size).toBe(1);
		expect(await onDisk()).toHaveLength(before.length + 2);
		const forced = await sendFile(server, ben, picture, { force: 'true' });
		expect(ids).not.toContain(forced.body.id);
		const md5 = createHash('md5').update(picture).digest('hex');
		expect(await filesOf('drive/files/find-by-hash', { md5 }, ben)).toHaveLength(2);
		expect((await server.call('drive/files/check-existence', { md5 }, ben)).body).toBe(true);
		expect((await server.call('drive/files/check-existence', { md5 }, ann)).body).toBe(false);
		expect(await filesOf('drive/files/find-by-hash', { md5 }, ann)).toEqual([]);
	});
});

describe('lists of files', () => {
	it('show a folder, a type, an order and a page, and what is one’s own alone', async () => {
		const eve = await server.person('eve');
		const made = await server.call('drive/folders/create', { name: 'f' }, eve);
		const folder = made.body as unknown as entities.DriveFolder;
		const first = await uploadPicture(server, eve, { name: 'b.png' });
		const second = (await sendFile(server, eve, Buffer.from('a text'), { name: 'a.txt' })).body;
		const inside = await uploadPicture(server, eve, { name: 'c.png', folderId: folder.id });
		const ids = async (params: object, endpoint = 'drive/files') =>
			(await filesOf(endpoint, params, eve)).map(({ id }) => id);
		expect(await ids({})).toEqual([second.id, first.id]);
		expect(await ids({ folderId: null, sort: null, type: null })).toEqual([second.id, first.id]);
		expect(await ids({ folderId: folder.id })).toEqual([inside.id]);
		expect(await ids({ type: 'image/*' })).toEqual([first.id]);
		expect(await ids({ type: 'text/plain' })).toEqual([second.id]);
		expect(await ids({ sort: '-name' })).toEqual([second.id, first.id]);
		expect(await ids({ sort: '+size' })).toEqual([first.id, second.id]);
		expect(await ids({ sort: '-createdAt' })).toEqual([first.id, second.id]);
		expect(await ids({ untilId: second.id })).toEqual([first.id]);
		expect(await ids({ sinceId: first.id })).toEqual([second.id]);
		expect(await ids({}, 'drive/stream')).toEqual([inside.id, second.id, first.id]);
		expect(await ids({ type: 'image/*' }, 'drive/stream')).toEqual([inside.id, first.id]);
		expect(await ids({ name: 'c.png' }, 'drive/files/find')).toEqual([]);
		expect(await ids({ name: 'c.png', folderId: folder.id }, 'drive/files/find')).toEqual([inside.id]);
		expect(await server.refusal('drive/files', { sort: 'name' }, eve)).toBe('INVALID_PARAM');
		expect(await server.refusal('drive/files', { type: "image/*' OR 1" }, eve)).toBe('INVALID_PARAM');
		expect(await filesOf('drive/files', { folderId: folder.id }, ben)).toEqual([]);
	});
});

describe('files and notes', () => {
	it('tell the owner and moderators which notes a file is in, as far as they may see them', async () => {
		const file = await uploadPicture(server, ann);
		const fileIds = [file.id];
		const open = await server.note(ann, { text: 'open', fileIds });
		const direct = await server.note(ann, { text: 'secret', fileIds, visibility: 'specified', visibleUserIds: [] });
		await server.note(ann, { text: 'another', fileIds: [(await uploadPicture(server, ann)).id] });
		const noteIds = async (person: Person, params = {}) =>
			(await filesOf('drive/files/attached-notes', { fileId: file.id, ...params }, person)).map(({ id }) => id);
		expect(await noteIds(ann)).toEqual([direct, open]);
		expect(await noteIds(ann, { untilId: direct })).toEqual([open]);
		expect(await noteIds(mod)).toEqual([open]);
		expect(await server.refusal('drive/files/attached-notes', { fileId: file.id }, ben)).toBe('NO_SUCH_FILE');
	});

	it('goes from disk, notes, faces and channels when a file is deleted, and leaves them sound', async () => {
		const before = await onDisk();
		const file = await uploadPicture(server, ann);
		const other = await uploadPicture(server, ann);
		const original = await server.note(ben, { text: 'original' });
		const both = await server.note(ann, { fileIds: [file.id, other.id] });
		const quote = await server.note(ann, { renoteId: original, fileIds: [file.id] });
		await server.call('i/update', { bannerId: file.id }, ann);
		const { body: channel } = await server.call('channels/create', { name: 'c', bannerId: file.id }, ann);
		expect(await server.refusal('drive/files/delete', { fileId: file.id }, ben)).toBe('ACCESS_DENIED');
		expect((await server.call('drive/files/delete', { fileId: file.id }, mod)).status).toBe(204);
		expect(await server.refusal('drive/files/delete', { fileId: file.id }, ann)).toBe('NO_SUCH_FILE');

		const show = async (noteId: string) => (await server.call('notes/show', { noteId }, ann)).body;
		expect(await show(both)).toMatchObject({ fileIds: [other.id], files: [{ id: other.id }] });
		expect(await show(quote)).toMatchObject({ fileIds: [], files: [], renoteId: original });
		expect(await server.refusal('notes/reactions/create', { noteId: quote, reaction: '👍' }, ann)).toBe(
			'CANNOT_REACT_TO_RENOTE',
		);
		expect((await server.call('i', {}, ann)).body).toMatchObject({ bannerUrl: null });
		const shown = await server.call('channels/show', { channelId: channel.id }, ann);
		expect(shown.body).toMatchObject({ bannerUrl: null });
		expect((await fetch(file.url)).status).toBe(404);
		await server.call('drive/files/delete', { fileId: other.id }, ann);
		await expect.poll(onDisk).toEqual(before);
	});
});

it('forgets uploads that an earlier process was taken from', async () => {
	const data = await mkdtemp(join(tmpdir(), 'quarterdeck-cut-'));
	await mkdir(join(data, 'uploads', 'form-cut'), { recursive: true });
	await writeFile(join(data, 'uploads', 'form-cut', 'file'), 'half of it');
	const again = await TestServer.start({ data });
	expect(await readdir(again.core.uploadsFolder)).toEqual([]);
	await again.stop();
	await rm(data, { recursive: true });
});
