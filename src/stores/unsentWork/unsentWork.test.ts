// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { someItem } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '../drafts';
import { newEntry } from '../outbox/OutboxEntry';
import { outboxRecords } from '../outbox/outboxRecords';
import { type KeptUpload, keptKey, readKept } from '../uploads/keptUploads';
import { copyUnsentWork } from './copyUnsentWork';
import { forgetUnsentWork } from './forgetUnsentWork';
import { countUnsentWork, readUnsentWork } from './readUnsentWork';
import { unsentWorkFiles } from './unsentWorkFiles';

const mara = 'a.server/mara';
let database: ReturnType<typeof memoryDatabase>;
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const upload = (name: string): KeptUpload => ({
	...{ id: `id of ${name}`, name, file: new File([`bytes of ${name}`], name, { type: 'image/png' }) },
	...{ folderId: 'folder', place: 1, isSensitive: false, caption: 'a buoy' },
	...{ compressionLevel: 2, watermarkPresetId: null, effects: [] },
});
const account = (host: string, id: string) => ({
	...{ origin: `https://${host}`, host, id, username: id, name: null, avatarUrl: null, token: 't' },
});
const wrote = draft({ text: 'half a thought', files: [file({ name: 'chart.png', userId: 'mara' })], quoteId: 'q1' });

beforeEach(async () => {
	database = memoryDatabase();
	drafts.set(drafts.keyOf(mara, 'reply:n1'), { ...wrote, target: { replyTo: 'n1', about: '@rin' } }, {});
	drafts.set(drafts.keyOf(mara, 'new'), draft(), {});
	drafts.set(drafts.keyOf('a.server/rin', 'new'), draft({ text: 'of another' }), {});
	await database.set(keptKey(`${mara}:reply:n1`, 'u1'), upload('harbour.png'));
	await database.set(keptKey(`${mara}:drive`, 'u2'), upload('lamp.png'));
	const entry = newEntry({ ...someItem, payload: someItem.payload }, mara, 0);
	await outboxRecords.add(
		database,
		{ ...entry, waitingFiles: ['mole.png'] },
		{ queue: 'x', files: [upload('mole.png')] },
	);
});
afterEach(() => localStorage.clear());

it('finds what an account has on this device alone', async () => {
	const left = await readUnsentWork(database, mara);
	expect(countUnsentWork(left)).toEqual({ drafts: 1, notes: 1, files: 3 });
	expect(left.drafts[0]).toMatchObject({ context: 'reply:n1', draft: { text: 'half a thought' } });
	expect(left.notes[0]?.files).toMatchObject([{ name: 'mole.png' }]);
	expect(left.uploads.map(({ context }) => context)).toEqual(['reply:n1', 'drive']);
});

describe('copied to another account', () => {
	const copied = async (host: string) => {
		const to = account(host, 'rin');
		await copyUnsentWork(database, await readUnsentWork(database, mara), to);
		const key = `${host}/rin`;
		const listed = drafts.list(key).filter(({ draft: { text } }) => text !== 'of another');
		const files = await Promise.all(listed.map(({ context }) => readKept(database, `${key}:${context}`)));
		return { listed, files: files.map(each => each.map(({ name }) => name)), key };
	};

	it('drafts, unsent notes and files are drafts of that one', async () => {
		const { listed, files, key } = await copied('a.server');
		expect(listed.map(({ draft: { text } }) => text).toSorted()).toEqual(['half a thought', 'high water']);
		expect(listed.every(({ context }) => context.startsWith('kept:'))).toBe(true);
		expect(files.flat().toSorted()).toEqual(['harbour.png', 'mole.png']);
		const reply = listed.find(({ draft: { text } }) => text === 'half a thought');
		expect(reply?.draft).toMatchObject({ target: { replyTo: 'n1' }, quoteId: 'q1' });
		expect(await readKept(database, `${key}:drive`)).toMatchObject([{ name: 'lamp.png', folderId: null }]);
	});

	it('leave behind what only the old server knows', async () => {
		const { listed } = await copied('b.server');
		const reply = listed.find(({ draft: { text } }) => text === 'half a thought');
		expect(reply?.draft).toMatchObject({ quoteId: null, visibleUserIds: [] });
		expect(reply?.draft).not.toHaveProperty('target');
	});

	it('nothing is taken from the old one', async () => {
		const before = await readUnsentWork(database, mara);
		await copied('a.server');
		expect(countUnsentWork(await readUnsentWork(database, mara))).toEqual(countUnsentWork(before));
	});
});

it('is saved as one file of all that was written, and each file that was not uploaded', async () => {
	const [json, ...others] = unsentWorkFiles(await readUnsentWork(database, mara), '@mara@a.server', new Date(0));
	expect(json?.name).toBe('quarterdeck-mara_a.server-1970-01-01.json');
	expect(JSON.parse((await json?.text()) ?? '')).toMatchObject({
		account: '@mara@a.server',
		drafts: [
			{
				text: 'half a thought',
				replyTo: 'n1',
				quote: 'q1',
				filesInDrive: [{ name: 'chart.png' }],
				filesNotUploaded: ['harbour.png'],
			},
		],
		notesNotPosted: [{ text: 'high water', filesNotUploaded: ['mole.png'] }],
	});
	expect(others.map(({ name }) => name).toSorted()).toEqual(['harbour.png', 'lamp.png', 'mole.png']);
	expect(await others.find(({ name }) => name === 'lamp.png')?.text()).toBe('bytes of lamp.png');
});

describe('of a draft that another account posts', () => {
	const poster = 'a.server/rin';
	const queue = `${poster}:channel:c1@${mara}`;

	beforeEach(async () => {
		drafts.set(drafts.keyOf(mara, 'channel:c1'), draft({ text: '', postAs: poster }), {});
		await database.set(keptKey(queue, 'u3'), upload('quay.png'));
		await database.set(keptKey(`${poster}:channel:c1`, 'u4'), upload('of the other.png'));
	});

	it('the files that wait under that one are found', async () => {
		const left = await readUnsentWork(database, mara);
		expect(countUnsentWork(left)).toEqual({ drafts: 2, notes: 1, files: 4 });
		expect(left.uploads.find(({ context }) => context === 'channel:c1')?.files).toMatchObject([{ name: 'quay.png' }]);
	});

	it('they are copied and saved with it', async () => {
		const left = await readUnsentWork(database, mara);
		await copyUnsentWork(database, left, account('b.server', 'ben'));
		const copied = drafts.list('b.server/ben').map(({ context }) => readKept(database, `b.server/ben:${context}`));
		expect((await Promise.all(copied)).flat().map(({ name }) => name)).toContain('quay.png');
		const names = unsentWorkFiles(left, '@mara@a.server').map(({ name }) => name);
		expect(names).toContain('quay.png');
		expect(names).not.toContain('of the other.png');
	});

	it('they are forgotten with it, and nothing else of the other account', async () => {
		await forgetUnsentWork(mara);
		expect(await readKept(database, queue)).toEqual([]);
		expect(await readKept(database, `${mara}:reply:n1`)).toEqual([]);
		expect(await readKept(database, `${poster}:channel:c1`)).toMatchObject([{ name: 'of the other.png' }]);
	});

	it('those that stayed under its own account are found with them', async () => {
		await database.set(keptKey(`${mara}:channel:c1`, 'u5'), upload('too large.png'));
		const { uploads } = await readUnsentWork(database, mara);
		const files = uploads.filter(({ context }) => context === 'channel:c1').map(each => each.files);
		expect(files).toMatchObject([[{ name: 'too large.png' }, { name: 'quay.png' }]]);
	});
});
