// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { uploadFile } from '@/api/uploadFile';
import type { Session } from '../session/Session';
import { prepareUpload } from './prepareUpload';
import { UploadQueue } from './UploadQueue';

vi.mock('@/api/uploadFile');
vi.mock('@/platform/afterPaint');
vi.mock('./prepareUpload');
const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const session = {
	key: 'home.example/me',
	api: { call: vi.fn() },
	server: { getState: () => ({ info: null }) },
	me: { getState: () => ({ me: null }) },
} as unknown as Session;

const WAIT_MS = 600_000;
const failed = vi.fn();
let queue: UploadQueue;
/** The names of the files that were sent. */
let order: string[];

const fileOf = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const states = () => queue.items.map(({ name, state }) => `${name} ${state}`);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const limit = () => {
	const info = { resetMs: Date.now() + WAIT_MS };
	return new ApiError('drive/files/create', 429, { code: 'RATE_LIMIT_EXCEEDED', info });
};

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
	order = [];
	queue = new UploadQueue({ session, key: 'test', onArrived: () => {} });
	queue.events.on('failed', failed);
	vi.mocked(prepareUpload).mockImplementation(async (_session, { file, name }) => ({
		...{ blob: file, name, warning: null },
	}));
	vi.mocked(uploadFile).mockImplementation(async (_client, { name }) => {
		order.push(name);
		// The first attempt.
		if (order.length === 1) throw limit();
		return { id: name, url: 'https://a.example/f' } as never;
	});
	queue.add([fileOf('a.jpg'), fileOf('b.jpg')]);
	await pass(0);
});
afterEach(() => {
	queue.removeAll();
	vi.resetAllMocks();
	vi.useRealTimers();
});

it('waits for the end of a rate limit, and goes on with the same file', async () => {
	const waitsUntil = Date.now() + WAIT_MS;
	const all = queue.uploadAll();
	await pass(WAIT_MS - 1);
	expect(order).toEqual(['a.jpg']);
	expect(states()).toEqual(['a.jpg uploading', 'b.jpg ready']);
	expect(queue.items[0]).toMatchObject({ waitsUntil, progress: null });
	await pass(1);
	expect(await all).toBe(true);
	expect(order).toEqual(['a.jpg', 'a.jpg', 'b.jpg']);
	expect(failed).not.toHaveBeenCalled();
});

it('can be stopped while it waits, and started again', async () => {
	const all = queue.uploadAll();
	await pass(0);
	queue.abortAll();
	expect(await all).toBe(false);
	expect(states()).toEqual(['a.jpg aborted', 'b.jpg aborted']);
	expect(queue.items[0]?.waitsUntil).toBeNull();
	expect(failed).not.toHaveBeenCalled();
	expect(await queue.uploadAll()).toBe(true);
});

it('does not let a note wait, whose form says how long the limit lasts', async () => {
	expect(await queue.uploadForNote()).toBe('failed');
	expect(states()).toEqual(['a.jpg failed']);
	expect(failed).toHaveBeenCalledOnce();
});
