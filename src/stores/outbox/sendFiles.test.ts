import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { FakeLocks, FakeServer, openTab, someDraft, someItem } from '@tests/factories/outboxWorld';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { type KeptUpload, keptKey } from '../uploads/keptUploads';
import { UploadObstacleError } from '../uploads/UploadObstacleError';
import type { Outbox } from './Outbox';
import type { OutboxItem } from './OutboxEntry';

const HOUR = 3_600_000;
let server: FakeServer;
let database: ReturnType<typeof memoryDatabase>;
let locks: FakeLocks;

const stored = () => {};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const states = (outbox: Outbox) => outbox.entries.map(({ state }) => state);

const QUEUE = 'a.server/mara:new';
const inDrive = file({ id: 'there', name: 'there.png' });
const uploadOf = (name: string, place: number): KeptUpload => ({
	...{ id: `u${place}`, place, name, file: new File([name], name), folderId: null },
	...{ isSensitive: false, caption: null, compressionLevel: 2, watermarkPresetId: null, effects: [] },
});
const files = [uploadOf('one.png', 1), uploadOf('two.png', 2)];
const withFiles: OutboxItem = {
	...someItem,
	draft: { ...someDraft, files: [inDrive] },
	payload: { ...someItem.payload, fileIds: ['there'] },
	uploads: { queue: QUEUE, files },
};
const keptKeys = () => database.keys('upload:');
const fileCalls = () => server.calls.filter(call => call.startsWith('file'));

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z') });
	server = new FakeServer();
	database = memoryDatabase();
	locks = new FakeLocks();
	for (const each of files) await database.set(keptKey(QUEUE, each.id), each);
});
afterEach(() => vi.useRealTimers());

describe('files that have not gone up yet', () => {
	it('go up before the note, in their order, once the connection is back', async () => {
		server.goOffline();
		const first = openTab({ server, database, locks });
		expect(await first.outbox.post(withFiles, 0, stored)).toMatchObject({ kind: 'later' });
		expect(first.outbox.entries).toMatchObject([{ state: 'waiting', waitingFiles: ['one.png', 'two.png'] }]);
		expect(await database.keys(keptKey(QUEUE, ''))).toEqual([]);
		first.die();
		server.goOnline();
		const answer = vi.spyOn(server, 'answer');
		const { outbox } = openTab({ server, database, locks });
		void outbox.run();
		await pass(10);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png']);
		const fileIds = ['there', 'file of one.png', 'file of two.png'];
		expect(answer).toHaveBeenCalledWith('notes/create', { ...someItem.payload, fileIds });
		expect(outbox.entries).toEqual([]);
		expect(await keptKeys()).toEqual([]);
	});

	it('stay where they were, as the note does, if the device can’t keep them', async () => {
		const { outbox } = openTab({ server, database, locks });
		const wasStored = vi.fn();
		const change = vi.spyOn(database, 'change').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
		await expect(outbox.post(withFiles, 0, wasStored)).rejects.toThrow();
		change.mockRestore();
		expect(wasStored).not.toHaveBeenCalled();
		expect(await database.keys(keptKey(QUEUE, ''))).toHaveLength(2);
		expect(server.calls).toEqual([]);
	});

	it('that have gone up don’t go again where the connection breaks, or the tab dies', async () => {
		const first = openTab({ server, database, locks });
		server.fileTakesMs = 1_000;
		const outcome = first.outbox.post(withFiles, 0, stored);
		await pass(1_500);
		expect(states(first.outbox)).toEqual(['uploading']);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png']);
		first.die();
		const { outbox } = openTab({ server, database, locks });
		void outbox.run();
		await pass(5_000);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png', 'file two.png']);
		expect(server.count()).toBe(1);
		await pass(10_000);
		expect(await outcome).toMatchObject({ kind: 'later' });
		expect(await keptKeys()).toEqual([]);
	});

	it('are tried again later where the server is away', async () => {
		server.isReachable = false;
		const { outbox } = openTab({ server, database, locks });
		expect(await outbox.post(withFiles, 0, stored)).toMatchObject({ kind: 'later' });
		expect(states(outbox)).toEqual(['waiting']);
		server.isReachable = true;
		await pass(60_000);
		expect(server.count()).toBe(1);
	});

	it.each([
		[
			new ApiError('drive/files/create', 400, { message: 'Full.', code: 'NO_FREE_SPACE', id: 'd08dbc37' }),
			{ message: 'Full.', id: 'd08dbc37', file: { name: 'two.png', status: 400, code: 'NO_FREE_SPACE' } },
		],
		[new UploadObstacleError('tooLarge'), { id: '', file: { name: 'two.png', obstacle: 'tooLarge' } }],
	])('that are refused leave the note to somebody’s word, with what has gone up: %s', async (error, refusal) => {
		server.goOffline();
		const { outbox } = openTab({ server, database, locks });
		await outbox.post(withFiles, 0, stored);
		server.goOnline();
		server.refusedFile = 'two.png';
		server.fileRefusal = error;
		const asked = vi.fn();
		outbox.events.on('needsAnswer', asked);
		void outbox.run();
		await pass(10);
		expect(asked).toHaveBeenCalledTimes(1);
		expect(outbox.entries).toMatchObject([{ state: 'refused', refusal, waitingFiles: ['two.png'] }]);
		await pass(HOUR);
		expect(server.count()).toBe(0);
		server.refusedFile = null;
		void outbox.send(outbox.entries[0]?.id ?? '');
		await pass(10);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png', 'file two.png']);
		expect(server.count()).toBe(1);
	});

	it('wait, as the note does, for the end of a rate limit, and go by themselves then', async () => {
		const { outbox } = openTab({ server, database, locks });
		const asked = vi.fn();
		outbox.events.on('needsAnswer', asked);
		server.refusedFile = 'two.png';
		const info = { resetMs: Date.now() + 600_000 };
		server.fileRefusal = new ApiError('drive/files/create', 429, { code: 'RATE_LIMIT_EXCEEDED', info });
		const outcome = outbox.post(withFiles, 0, stored);
		await pass(10);
		expect(await outcome).toMatchObject({ kind: 'later', entry: { holdUntil: info.resetMs } });
		await pass(590_000);
		void outbox.run();
		await pass(10);
		expect(outbox.entries).toMatchObject([{ state: 'waiting', refusal: null, waitingFiles: ['two.png'] }]);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png']);
		server.refusedFile = null;
		await pass(10_000);
		expect(fileCalls()).toEqual(['file one.png', 'file two.png', 'file two.png']);
		expect(server.count()).toBe(1);
		expect(asked).not.toHaveBeenCalled();
	});

	it('that the device has lost are told', async () => {
		server.goOffline();
		const { outbox } = openTab({ server, database, locks });
		await outbox.post(withFiles, 0, stored);
		const [, second = ''] = await keptKeys();
		await database.remove(second);
		server.goOnline();
		void outbox.run();
		await pass(10);
		const refusal = { file: { name: 'two.png', obstacle: 'gone' } };
		expect(outbox.entries).toMatchObject([{ state: 'refused', refusal }]);
		expect(server.count()).toBe(0);
	});

	it('go back with the note into the queue that is named, even as they go up', async () => {
		const { outbox } = openTab({ server, database, locks });
		server.fileTakesMs = 5_000;
		const outcome = outbox.post(withFiles, 0, stored);
		await pass(6_000);
		const taken = outbox.take(outbox.entries[0]?.id ?? '', () => 'another');
		await pass(0);
		expect((await taken)?.draft.files.map(({ name }) => name)).toEqual(['there.png', 'one.png']);
		expect((await database.get<KeptUpload>((await keptKeys())[0] ?? ''))?.name).toBe('two.png');
		expect(await database.keys(keptKey('another', ''))).toHaveLength(1);
		await pass(HOUR);
		expect(server.count()).toBe(0);
		expect(await outcome).toMatchObject({ kind: 'later' });
	});

	it('go with the note that is deleted', async () => {
		server.goOffline();
		const { outbox } = openTab({ server, database, locks });
		await outbox.post(withFiles, 0, stored);
		await outbox.take(outbox.entries[0]?.id ?? '');
		expect(await database.keys('')).toEqual([]);
	});
});
