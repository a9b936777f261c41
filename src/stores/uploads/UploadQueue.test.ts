// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { type UploadRequest, uploadFile } from '@/api/uploadFile';
import { afterPaint } from '@/platform/afterPaint';
import type { KeyValueStore } from '@/platform/localDatabase';
import { preferences } from '../preferences/Preferences';
import type { Session } from '../session/Session';
import { prepareUpload } from './prepareUpload';
import { type ArrivedFile, UploadQueue } from './UploadQueue';
import { watermarkPresets } from './uploadSettings';

vi.mock('@/api/uploadFile');
vi.mock('@/platform/afterPaint');
vi.mock('./prepareUpload');
let database: KeyValueStore;
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const LIMIT = 100;
const policies: { uploadableFileTypes: string[]; maxFileSizeMb: number } = {
	uploadableFileTypes: ['image/*', 'video/*'],
	maxFileSizeMb: 0,
};
const session = {
	key: 'home.example/me',
	api: { call: vi.fn() },
	server: { getState: () => ({ info: { maxFileSize: LIMIT } }) },
	me: { getState: () => ({ me: { policies } }) },
} as unknown as Session;

const fileOf = (name: string, bytes = 10) =>
	new File([new Uint8Array(bytes)], name, {
		type: name.endsWith('.jpg') ? 'image/jpeg' : name.endsWith('.mp4') ? 'video/mp4' : 'application/x-thing',
	});

/** Pending requests by file name. */
let sent: Map<string, { request: UploadRequest; resolve: () => void; reject: (error: unknown) => void }>;
let order: string[];
let arrived: string[];
let queue: UploadQueue;

const makeQueue = () =>
	new UploadQueue({ session, key: 'test', onArrived: ({ file }: ArrivedFile) => void arrived.push(file.id) });
const states = () => queue.items.map(({ name, state }) => `${name} ${state}`);
const idOf = (name: string) => queue.items.find(item => item.name === name)?.id ?? '';
const settle = () => new Promise<void>(done => setTimeout(done));

beforeEach(() => {
	sent = new Map();
	order = [];
	arrived = [];
	policies.uploadableFileTypes = ['image/*', 'video/*'];
	database = memoryDatabase();
	queue = makeQueue();
	vi.mocked(prepareUpload).mockImplementation(async (_session, { file, name }) => ({
		blob: file,
		name,
		warning: null,
	}));
	vi.mocked(uploadFile).mockImplementation(
		(_client, request) =>
			new Promise((resolve, reject) => {
				order.push(request.name);
				request.signal?.addEventListener('abort', () => reject(new DOMException('Upload aborted', 'AbortError')));
				const wire = { id: request.name, url: 'https://a.example/f' };
				sent.set(request.name, { request, resolve: () => resolve(wire as never), reject });
			}),
	);
});
afterEach(() => vi.resetAllMocks());

it('prepares what is added and waits to be told', async () => {
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	expect(states()).toEqual(['a.jpg preparing', 'b.jpg preparing']);
	await settle();
	expect(states()).toEqual(['a.jpg ready', 'b.jpg ready']);
	expect(uploadFile).not.toHaveBeenCalled();
});

it('takes files up one by one, so that adding many makes no long task', async () => {
	const drawn: (() => void)[] = [];
	vi.mocked(afterPaint).mockImplementation(() => new Promise(resolve => drawn.push(resolve)));
	queue.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
	expect(prepareUpload).not.toHaveBeenCalled();
	for (const count of [1, 2]) {
		await settle();
		drawn.shift()?.();
		await settle();
		expect(prepareUpload).toHaveBeenCalledTimes(count);
		expect(await database.keys('')).toHaveLength(count);
	}
	queue.remove(idOf('c.jpg'));
	await settle();
	drawn.shift()?.();
	await settle();
	expect(prepareUpload).toHaveBeenCalledTimes(2);
	expect(await database.keys('')).toHaveLength(2);
});

it('sends all in sequence, each under what was chosen for it', async () => {
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')], 'folder');
	queue.change(idOf('a.jpg'), { name: 'harbour.jpg', isSensitive: true, caption: 'A harbour' });
	await settle();
	const all = queue.uploadAll();
	await settle();
	expect(order).toEqual(['harbour.jpg']);
	const { request } = sent.get('harbour.jpg') ?? {};
	expect(request).toMatchObject({ folderId: 'folder', isSensitive: true, comment: 'A harbour' });
	sent.get('harbour.jpg')?.resolve();
	await settle();
	expect(order).toEqual(['harbour.jpg', 'b.jpg']);
	sent.get('b.jpg')?.resolve();
	expect(await all).toBe(true);
	expect(arrived).toEqual(['harbour.jpg', 'b.jpg']);
	expect(queue.items).toEqual([]);
});

it('goes on after one that failed, and tries that one alone again', async () => {
	const failed = vi.fn();
	queue.events.on('failed', failed);
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	const refusal = new ApiError('drive/files/create', 400, { id: 'x', code: 'X', message: 'no' });
	sent.get('a.jpg')?.reject(refusal);
	await settle();
	sent.get('b.jpg')?.resolve();
	expect(await all).toBe(false);
	expect(states()).toEqual(['a.jpg failed']);
	expect(queue.items[0]).toMatchObject({ progress: null, error: refusal });
	expect(failed).toHaveBeenCalledOnce();
	const again = queue.uploadAll();
	await settle();
	expect(order).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
	sent.get('a.jpg')?.resolve();
	expect(await again).toBe(true);
});

it('leaves a note’s files as they were where there is no connection, and tells nothing', async () => {
	const failed = vi.fn();
	queue.events.on('failed', failed);
	queue.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
	await settle();
	const outcome = queue.uploadForNote();
	await settle();
	sent.get('a.jpg')?.resolve();
	await settle();
	sent.get('b.jpg')?.reject(new NetworkError('drive/files/create', new Error('away')));
	expect(await outcome).toBe('unreachable');
	expect(order).toEqual(['a.jpg', 'b.jpg']);
	expect(states()).toEqual(['b.jpg ready', 'c.jpg ready']);
	expect(queue.kept()).toMatchObject([{ name: 'b.jpg' }, { name: 'c.jpg' }]);
	expect(failed).not.toHaveBeenCalled();
	const again = queue.uploadForNote();
	await settle();
	sent.get('b.jpg')?.reject(new ApiError('drive/files/create', 400, { id: 'x', code: 'X', message: 'no' }));
	await settle();
	sent.get('c.jpg')?.resolve();
	expect(await again).toBe('failed');
	expect(failed).toHaveBeenCalledOnce();
});

it('prepares a picture once more before it goes where that could not be done without a connection', async () => {
	vi.mocked(prepareUpload).mockResolvedValueOnce({
		...{ blob: fileOf('a.jpg'), name: 'a.jpg', warning: null },
		isMakeshift: true,
	});
	queue.add([fileOf('a.jpg')]);
	await settle();
	vi.mocked(prepareUpload).mockResolvedValueOnce({ blob: fileOf('a.jpg', 3), name: 'a.webp', warning: null });
	void queue.uploadAll();
	await settle();
	expect(order).toEqual(['a.webp']);
});

it('takes back what was put among its files since', async () => {
	await queue.restore();
	await database.set('upload:test:x', { ...queue.kept()[0], id: 'x', name: 'x.mp4', file: fileOf('x.mp4'), place: 1 });
	await queue.restore();
	expect(states()).toEqual([]);
	await queue.restore(true);
	await settle();
	expect(states()).toEqual(['x.mp4 ready']);
});

it('stops all that has not arrived, and starts it anew when told to', async () => {
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	queue.abortAll();
	expect(await all).toBe(false);
	expect(states()).toEqual(['a.jpg aborted', 'b.jpg aborted']);
	expect(order).toEqual(['a.jpg']);
	const again = queue.uploadAll();
	for (const name of ['a.jpg', 'b.jpg']) {
		await settle();
		sent.get(name)?.resolve();
	}
	expect(await again).toBe(true);
	expect(arrived).toEqual(['a.jpg', 'b.jpg']);
});

it('tells an abort from a failure', async () => {
	const failed = vi.fn();
	queue.events.on('failed', failed);
	queue.add([fileOf('a.jpg')]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	queue.remove(idOf('a.jpg'));
	expect(await all).toBe(true);
	expect(failed).not.toHaveBeenCalled();
	expect(arrived).toEqual([]);
});

it('prepares anew what is changed, and sends the newest', async () => {
	queue.add([fileOf('a.jpg')]);
	await settle();
	vi.mocked(prepareUpload).mockResolvedValue({ blob: new Blob(['x']), name: 'a.webp', warning: 'tooLarge' });
	queue.change(idOf('a.jpg'), { compressionLevel: 3 });
	expect(states()).toEqual(['a.jpg preparing']);
	const all = queue.uploadAll();
	await settle();
	await settle();
	expect(queue.items[0]).toMatchObject({ state: 'uploading', warning: 'tooLarge' });
	sent.get('a.webp')?.resolve();
	expect(await all).toBe(true);
});

it('leaves a stopped file stopped when its watermark is changed, and draws that when it is sent again', async () => {
	const preset = (text: string) => [{ id: 'p', name: 'mine', layers: [{ type: 'text', text }] }];
	preferences.set(watermarkPresets, preset('first'), session);
	queue.add([fileOf('a.jpg')]);
	queue.change(idOf('a.jpg'), { watermarkPresetId: 'p' });
	await settle();
	queue.abortAll();
	vi.mocked(prepareUpload).mockClear();
	preferences.set(watermarkPresets, preset('second'), session);
	await settle();
	expect(states()).toEqual(['a.jpg aborted']);
	expect(prepareUpload).not.toHaveBeenCalled();
	const all = queue.uploadAll();
	await settle();
	expect(prepareUpload).toHaveBeenCalledTimes(1);
	expect(states()).toEqual(['a.jpg uploading']);
	sent.get('a.jpg')?.resolve();
	expect(await all).toBe(true);
});

it('draws a watermark anew when it is changed, and none when it is deleted', async () => {
	const preset = (name: string) => [{ id: 'p', name, layers: [] }];
	preferences.set(watermarkPresets, preset('first'), session);
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	queue.change(idOf('a.jpg'), { watermarkPresetId: 'p' });
	await settle();
	vi.mocked(prepareUpload).mockClear();
	preferences.set(watermarkPresets, preset('second'), session);
	expect(states()).toEqual(['a.jpg preparing', 'b.jpg ready']);
	await settle();
	preferences.set(watermarkPresets, [], session);
	expect(queue.items[0]?.watermarkPresetId).toBeNull();
	await settle();
	expect(states()).toEqual(['a.jpg ready', 'b.jpg ready']);
	expect(vi.mocked(prepareUpload).mock.calls.map(([, { watermarkPresetId }]) => watermarkPresetId)).toEqual([
		'p',
		null,
	]);
});

it('tells of a shader that fails, and sends the picture as it is', async () => {
	const told = vi.fn();
	queue.events.on('shaderFailed', told);
	const message = 'failed to compile shader\nERROR: 0:1';
	vi.mocked(prepareUpload).mockImplementationOnce(async (_session, { file, name }) => ({
		...{ blob: file, name, warning: 'layers', shaderFailure: message },
	}));
	queue.add([fileOf('a.jpg')]);
	await settle();
	expect(told).toHaveBeenCalledWith({ message });
	expect(queue.items).toMatchObject([{ state: 'ready', warning: 'layers' }]);
});

it('goes by its newest name, with the ending of what was made of it', async () => {
	vi.mocked(prepareUpload).mockResolvedValueOnce({ blob: new Blob(['x']), name: 'a.webp', warning: null });
	queue.add([fileOf('a.jpg'), fileOf('b.mp4')]);
	await settle();
	queue.change(idOf('a.jpg'), { name: 'sea.jpg' });
	queue.change(idOf('b.mp4'), { name: 'waves.mp4' });
	expect(queue.items.map(({ prepared }) => prepared?.name)).toEqual(['sea.webp', 'waves.mp4']);
});

it('goes by the name that it was given while it was prepared, with the ending of what was made of it', async () => {
	vi.mocked(prepareUpload).mockImplementation(async (_session, { name }) => ({
		...{ blob: new Blob(['x']), name: name.replace('.jpg', '.webp'), warning: null },
	}));
	queue.add([fileOf('a.jpg'), new File(['x'], 'b', { type: 'image/jpeg' })]);
	queue.change(idOf('a.jpg'), { name: 'sea.jpg' });
	queue.change(idOf('b'), { name: 'waves' });
	queue.add([fileOf('quay.final.jpg')]);
	await settle();
	await settle();
	expect(queue.items.map(({ prepared }) => prepared?.name)).toEqual(['sea.webp', 'waves', 'quay.final.webp']);
});

it('refuses what the server would refuse, before it is sent', async () => {
	const refused = queue.add([fileOf('a.mp4', LIMIT + 1), fileOf('b.thing'), fileOf('c.mp4')]);
	expect(refused.map(({ file }) => file.name)).toEqual(['a.mp4', 'b.thing']);
	expect(refused.map(({ error }) => error)).toMatchObject([{ obstacle: 'tooLarge' }, { obstacle: 'typeNotAllowed' }]);
	// A picture may become smaller.
	expect(queue.add([fileOf('d.jpg', LIMIT + 1)])).toEqual([]);
	await settle();
	const all = queue.uploadAll();
	await settle();
	sent.get('c.mp4')?.resolve();
	expect(await all).toBe(false);
	expect(order).toEqual(['c.mp4']);
	expect(queue.items).toMatchObject([{ name: 'd.jpg', state: 'failed', error: { obstacle: 'tooLarge' } }]);
});

it('refuses a picture that cannot become anything that may be uploaded', () => {
	policies.uploadableFileTypes = ['text/*'];
	expect(queue.add([fileOf('a.jpg')])).toMatchObject([{ error: { obstacle: 'typeNotAllowed' } }]);
	policies.uploadableFileTypes = ['image/webp'];
	expect(queue.add([fileOf('a.jpg')])).toEqual([]);
});

it('says as soon as a picture is prepared that it would be refused, cropped ones too', async () => {
	policies.uploadableFileTypes = ['image/jpeg'];
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	await settle();
	expect(states()).toEqual(['a.jpg ready', 'b.jpg ready']);
	queue.replace(idOf('a.jpg'), new File(['x'], 'a.png', { type: 'image/png' }));
	queue.replace(idOf('b.jpg'), fileOf('b.jpg', LIMIT + 1));
	await settle();
	expect(queue.items).toMatchObject([
		{ state: 'failed', error: { obstacle: 'typeNotAllowed' } },
		{ state: 'failed', error: { obstacle: 'tooLarge' } },
	]);
	expect(await queue.uploadAll()).toBe(false);
	expect(uploadFile).not.toHaveBeenCalled();
});

it('checks what was kept on the device too', async () => {
	queue.add([fileOf('a.mp4')]);
	await settle();
	policies.uploadableFileTypes = ['image/*'];
	queue = makeQueue();
	await queue.restore();
	await settle();
	expect(queue.items).toMatchObject([{ name: 'a.mp4', state: 'failed', error: { obstacle: 'typeNotAllowed' } }]);
});

it('tells progress ten times a second at most', async () => {
	queue.add([fileOf('a.jpg')]);
	await settle();
	void queue.uploadAll();
	await settle();
	const told = vi.fn();
	queue.state.subscribe(told);
	for (let value = 0; value < 50; value++) sent.get('a.jpg')?.request.onProgress?.({ value, max: 50 });
	expect(told).toHaveBeenCalledTimes(1);
});

it('can be put into another order', async () => {
	queue.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
	queue.move(idOf('c.jpg'), -2);
	queue.move(idOf('b.jpg'), 5);
	expect(queue.items.map(({ name }) => name)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
});

it('brings back what had not arrived when its tab died', async () => {
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	queue.change(idOf('b.jpg'), { caption: 'kept' });
	await settle();
	const upload = queue.upload(idOf('a.jpg'));
	await settle();
	sent.get('a.jpg')?.resolve();
	await upload;
	await settle();
	queue = makeQueue();
	await queue.restore();
	await settle();
	expect(queue.items).toMatchObject([{ name: 'b.jpg', caption: 'kept', state: 'ready' }]);
	queue.removeAll();
	await settle();
	expect(await database.keys('')).toEqual([]);
});
