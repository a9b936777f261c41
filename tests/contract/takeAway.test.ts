import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filePath } from '@server/drive/FileKey';
import { files } from '@server/store/tables/drive';
import { mutes } from '@server/store/tables/relations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from './TestServer';
import { sendFile } from './uploads';

let server: TestServer;
let ann: Person;
let ben: Person;
let cas: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann');
	ben = await server.person('ben');
	cas = await server.person('cas');
});
afterAll(() => server.stop());

const host = () => new URL(server.origin).host;
const notices = async (person: Person) =>
	(await server.call('i/notifications', { limit: 100, includeTypes: ['exportCompleted'] }, person)).body as unknown as {
		exportedEntity: string;
		fileId: string;
	}[];

/** Exports, and reads the file that has come into the drive. */
async function exported(what: string, params: object = {}, person = ann) {
	const before = (await notices(person)).length;
	expect((await server.call(`i/export-${what}`, params, person)).status).toBe(204);
	await expect.poll(async () => (await notices(person)).length).toBe(before + 1);
	const [notice] = await notices(person);
	const file = server.core.db.byId(files, notice?.fileId ?? '');
	const path = filePath(server.core.filesFolder, file?.accessKey ?? '');
	return { entity: notice?.exportedEntity, file, text: await readFile(path ?? '', 'utf8') };
}

const upload = async (person: Person, text: string, name = 'a.csv') =>
	(await sendFile(server, person, Buffer.from(text), { name, force: 'true' })).body as unknown as { id: string };

/** Imports, and waits until it is done. */
async function imported(what: string, person: Person, text: string, params: object = {}) {
	const file = await upload(person, text);
	const { status, body } = await server.call(`i/import-${what}`, { fileId: file.id, ...params }, person);
	if (status === 204) await expect.poll(() => server.core.jobs.count('import', person.id)).toBe(0);
	return [status, body?.error?.code];
}

describe('exports', () => {
	it('of notes have all of them, with their files and polls', async () => {
		const picture = await upload(ann, 'words', 'a.txt');
		for (let index = 0; index < 120; index++)
			await server.note(ann, { text: `note ${index}`, visibility: 'followers' });
		await server.note(ann, { text: 'last', fileIds: [picture.id], poll: { choices: ['a', 'b'] }, cw: 'c' });
		const { entity, file, text } = await exported('notes');
		expect([entity, file?.type]).toEqual(['note', 'application/json']);
		expect(file?.name).toMatch(/^notes-\d{4}(-\d\d){5}\.json$/);
		const list = JSON.parse(text) as { text: string }[];
		expect(list.map(note => note.text)).toEqual([
			...Array.from({ length: 120 }, (_, index) => `note ${index}`),
			'last',
		]);
		expect(list.at(-1)).toMatchObject({
			cw: 'c',
			files: [{ id: picture.id }],
			poll: { choices: [{ text: 'a', votes: 0 }, { text: 'b' }], multiple: false },
		});
	});

	it('of people have a line each, and leave out whom one does not want', async () => {
		await server.call('following/create', { userId: ben.id }, ann);
		await server.call('following/create', { userId: cas.id }, ann);
		await server.call('mute/create', { userId: cas.id }, ann);
		await server.call('mute/create', { userId: ben.id, expiresAt: Date.now() + 60_000 }, ann);
		const both = await exported('following');
		expect([both.entity, both.file?.type]).toEqual(['following', 'text/csv']);
		expect(both.text).toBe(`ben@${host()}\ncas@${host()}\n`);
		expect((await exported('following', { excludeMuting: true })).text).toBe('');
		expect((await exported('mute')).text).toBe(`cas@${host()}\n`);
		server.core.db.delete(mutes, '1');
		await server.note(ben, { text: 'active' });
		expect((await exported('following', { excludeInactive: true })).text).toBe(`ben@${host()}\n`);
		await server.call('blocking/create', { userId: cas.id }, ann);
		expect((await exported('blocking')).text).toBe(`cas@${host()}\n`);
		await server.call('blocking/delete', { userId: cas.id }, ann);
	});

	it('of favorites and clips have what one may still see', async () => {
		const open = await server.note(ben, { text: 'open' });
		const closed = await server.note(cas, { text: 'closed', visibility: 'followers' });
		const clip = (await server.call('clips/create', { name: 'Clip', description: 'd' }, ann)).body as unknown as {
			id: string;
		};
		await server.call('clips/create', { name: 'Empty' }, ann);
		for (const noteId of [open, closed]) {
			await server.call('notes/favorites/create', { noteId }, ann);
			await server.call('clips/add-note', { clipId: clip.id, noteId }, ann);
		}
		await server.call('following/delete', { userId: cas.id }, ann);
		expect(JSON.parse((await exported('favorites')).text)).toMatchObject([
			{ note: { id: open, text: 'open', user: { username: 'ben' } } },
		]);
		expect(JSON.parse((await exported('clips')).text)).toMatchObject([
			{ name: 'Clip', description: 'd', clipNotes: [{ note: { id: open } }] },
			{ name: 'Empty', clipNotes: [] },
		]);
	});

	it('wait in the database, one of a kind, and go on after a restart', async () => {
		const data = await mkdtemp(join(tmpdir(), 'quarterdeck-jobs-'));
		const first = await TestServer.start({ data });
		const dan = await first.person('dan');
		// As if it had no time for them.
		first.core.jobs.close();
		for (let index = 0; index < 3; index++) await first.call('i/export-mute', {}, dan);
		expect(first.core.jobs.of('export', dan.id)).toEqual([{ what: 'mute' }]);
		await first.stop();
		const second = await TestServer.start({ data });
		const list = () => second.call('i/notifications', { includeTypes: ['exportCompleted'] }, dan);
		await expect.poll(async () => (await list()).body).toMatchObject([{ exportedEntity: 'muting' }]);
		await second.stop();
		await rm(data, { recursive: true });
	});
});

describe('imports', () => {
	it('read what was exported into another account', async () => {
		await server.call('following/create', { userId: ben.id }, ann);
		await server.call('mute/create', { userId: cas.id }, ann);
		const dan = await server.person('dan');
		expect(await imported('following', dan, (await exported('following')).text, { withReplies: true })).toEqual([
			204,
			undefined,
		]);
		expect(await imported('muting', dan, (await exported('mute')).text)).toEqual([204, undefined]);
		const relation = async (userId: string) => (await server.call('users/relation', { userId: [userId] }, dan)).body;
		expect(await relation(ben.id)).toMatchObject([{ isFollowing: true }]);
		expect(await relation(cas.id)).toMatchObject([{ isMuted: true }]);
		expect(await imported('blocking', dan, `cas@${host()}\n`)).toEqual([204, undefined]);
		expect(await relation(cas.id)).toMatchObject([{ isBlocking: true }]);
	});

	it('go on past what they cannot do, and can be repeated', async () => {
		const eve = await server.person('eve');
		const text = `Account address,Show boosts\nnobody@here.example\n\neve\n@ben\nben@${host()}\n"cas@${host()}",true\n`;
		for (let index = 0; index < 2; index++) expect(await imported('following', eve, text)).toEqual([204, undefined]);
		expect((await server.call('i', {}, eve)).body.followingCount).toBe(2);
	});

	it('make lists, as many as the policy allows', async () => {
		const { id } = (await server.call('users/lists/create', { name: 'ports, harbours' }, ann)).body as unknown as {
			id: string;
		};
		for (const userId of [ben.id, cas.id]) await server.call('users/lists/push', { listId: id, userId }, ann);
		const { text } = await exported('user-lists');
		expect(text).toBe(`"ports, harbours",ben@${host()},false\n"ports, harbours",cas@${host()},false\n`);
		const fay = await server.person('fay');
		const many = Array.from({ length: 20 }, (_, index) => `list ${index},ben\n`).join('');
		for (let index = 0; index < 2; index++)
			expect(await imported('user-lists', fay, text + many)).toEqual([204, undefined]);
		const { body } = await server.call('users/lists/list', {}, fay);
		const made = body as unknown as { name: string; userIds: string[] }[];
		expect(made.map(list => list.name)).toEqual([
			'ports, harbours',
			...Array.from({ length: 9 }, (_, index) => `list ${index}`),
		]);
		expect(made[0]?.userIds).toEqual([ben.id, cas.id]);
	});

	it('add antennas, all or none', async () => {
		const antenna = {
			...{ name: 'Ports', src: 'all', keywords: [['port']], excludeKeywords: [], users: [] },
			...{ caseSensitive: false, withReplies: false, withFile: false },
		};
		for (const name of ['a', 'b', 'c']) await server.call('antennas/create', { ...antenna, name }, ann);
		const { entity, text } = await exported('antennas');
		expect(entity).toBe('antenna');
		const gus = await server.person('gus');
		expect(await imported('antennas', gus, text)).toEqual([204, undefined]);
		expect(await imported('antennas', gus, text)).toEqual([400, 'TOO_MANY_ANTENNAS']);
		expect(await imported('antennas', gus, 'no antennas')).toEqual([400, 'INVALID_PARAM']);
		const { body } = await server.call('antennas/list', {}, gus);
		expect((body as unknown as { name: string }[]).map(({ name }) => name).sort()).toEqual(['a', 'b', 'c']);
	});

	it('refuse what is no file for them', async () => {
		const kinds = ['following', 'muting', 'blocking', 'user-lists'];
		for (const kind of kinds) {
			const ask = (fileId: string) => server.refusal(`i/import-${kind}`, { fileId }, ann);
			expect(await ask('zzzzzzzzzz')).toBe('NO_SUCH_FILE');
			expect(await ask((await upload(ben, 'ann')).id)).toBe('NO_SUCH_FILE');
			expect(await ask((await upload(ann, '[1]', 'a.json')).id)).toBe('UNEXPECTED_FILE_TYPE');
			expect(await ask((await upload(ann, '')).id)).toBe('EMPTY_FILE');
			expect(await ask((await upload(ann, 'x'.repeat(1024 * 1024 + 1))).id)).toBe('TOO_BIG_FILE');
		}
		server.core.settings.update({ policies: { canImportMuting: false } });
		const file = await upload(ann, 'ben');
		expect(await server.refusal('i/import-muting', { fileId: file.id }, ann)).toBe('ROLE_PERMISSION_DENIED');
	});
});
