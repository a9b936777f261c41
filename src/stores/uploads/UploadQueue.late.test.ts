// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '@/api/uploadFile';
import type { Session } from '../session/Session';
import { prepareUpload } from './prepareUpload';
import { type ArrivedFile, UploadQueue } from './UploadQueue';

vi.mock('@/api/uploadFile');
vi.mock('@/platform/afterPaint');
vi.mock('./prepareUpload');
const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const call = vi.fn();
const session = {
	key: 'home.example/me',
	api: { call },
	server: { getState: () => ({ info: null }) },
	me: { getState: () => ({ me: null }) },
} as unknown as Session;

const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** Pending requests by file name. */
let sent: Map<string, { resolve: () => void }>;
let order: string[];
let arrived: string[];
let queue: UploadQueue;

const states = () => queue.items.map(({ name, state }) => `${name} ${state}`);
const idOf = (name: string) => queue.items.find(item => item.name === name)?.id ?? '';
const settle = () => new Promise<void>(done => setTimeout(done));

beforeEach(() => {
	sent = new Map();
	order = [];
	arrived = [];
	queue = new UploadQueue({ session, key: 'test', onArrived: ({ file }) => void arrived.push(file.id) });
	vi.mocked(prepareUpload).mockImplementation(async (_session, { file, name }) => ({
		...{ blob: file, name, warning: null },
	}));
	vi.mocked(uploadFile).mockImplementation(
		(_client, { name }) =>
			new Promise(resolve => {
				order.push(name);
				sent.set(name, { resolve: () => resolve({ id: name, url: 'https://a.example/f' } as never) });
			}),
	);
});
afterEach(() => vi.resetAllMocks());

it('sends what is changed while a file goes up, once it is there', async () => {
	call.mockImplementation(async (_endpoint, { fileId: id, ...part }) => ({ id, url: 'https://a.example/f', ...part }));
	const files: ArrivedFile['file'][] = [];
	queue = new UploadQueue({ session, key: 'test', onArrived: ({ file }) => void files.push(file) });
	queue.add([fileOf('a.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	const id = idOf('a.jpg');
	queue.change(id, { caption: 'A harbour' });
	queue.change(id, { name: 'harbour.jpg' });
	sent.get('a.jpg')?.resolve();
	expect(await all).toBe(true);
	expect(call.mock.calls.map(([, params]) => params)).toEqual([
		{ fileId: 'a.jpg', name: 'harbour.jpg', comment: 'A harbour' },
	]);
	expect(files).toMatchObject([{ id: 'a.jpg', name: 'harbour.jpg', comment: 'A harbour' }]);
	queue.change(id, { isSensitive: true });
	expect(call).toHaveBeenLastCalledWith('drive/files/update', { fileId: 'a.jpg', isSensitive: true });
});

it('says that a picture can’t be changed any more once its upload has begun', async () => {
	const tooLate = vi.fn();
	queue.events.on('tooLate', tooLate);
	queue.add([fileOf('a.jpg')]);
	const id = idOf('a.jpg');
	expect(queue.replace(id, fileOf('a.jpg'))).toBe(true);
	const all = queue.uploadAll();
	await settle();
	for (const times of [1, 2]) {
		expect(queue.replace(id, fileOf('a.jpg', 3))).toBe(false);
		queue.change(id, { effects: [] });
		expect(tooLate).toHaveBeenCalledTimes(times);
		sent.get('a.jpg')?.resolve();
		await all;
	}
});

it('is not stopped any more once the server has the file, and sends it once', async () => {
	const answers: ((wire: object) => void)[] = [];
	call.mockImplementation(
		(_endpoint, { fileId: id, ...part }) =>
			new Promise(resolve => answers.push(() => resolve({ id, url: 'https://a.example/f', ...part }))),
	);
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	queue.change(idOf('a.jpg'), { caption: 'A harbour' });
	sent.get('a.jpg')?.resolve();
	await settle();
	queue.abortAll();
	expect(states()).toEqual(['a.jpg uploading', 'b.jpg aborted']);
	answers[0]?.({});
	expect(await all).toBe(false);
	expect(arrived).toEqual(['a.jpg']);
	expect(states()).toEqual(['b.jpg aborted']);
	expect(order).toEqual(['a.jpg']);
});

it('hands over nothing that is removed while the last of its changes is sent', async () => {
	queue.add([fileOf('a.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	const id = idOf('a.jpg');
	call.mockImplementation(async () => {
		queue.remove(id);
		return { id: 'a.jpg', url: 'https://a.example/f' };
	});
	queue.change(id, { caption: 'A harbour' });
	sent.get('a.jpg')?.resolve();
	await all;
	expect(arrived).toEqual([]);
});
