// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { someItem } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../drafts';
import { newEntry } from '../outbox/OutboxEntry';
import { outboxRecords } from '../outbox/outboxRecords';
import { type KeptUpload, keptKey, readKept } from '../uploads/keptUploads';
import { copyUnsentWork } from './copyUnsentWork';
import { countUnsentWork, readUnsentWork } from './readUnsentWork';
import { unsentWorkFiles } from './unsentWorkFiles';

const mara = 'a.server/mara';
let database: ReturnType<typeof memoryDatabase>;

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
