// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { DroppedFolder } from '@/platform/droppedFiles';
import { appEvents } from '@/stores/appEvents';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { toasts } from '@/ui/toast/toasts';
import { addDropped } from './addDropped';

const { alert, confirm } = vi.hoisted(() => ({ alert: vi.fn(async () => {}), confirm: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', () => ({ alert, confirm }));
vi.mock('@/ui/dialog/waiting', () => ({ waitFor: (work: Promise<unknown>) => work }));

afterEach(() => vi.clearAllMocks());

const fileOf = (name: string) => new File(['x'], name);
const harbour: DroppedFolder = {
	name: 'harbour',
	files: [fileOf('map.txt')],
	folders: [{ name: 'boats', files: [fileOf('ferry.txt')], folders: [] }],
};

function queueWith(answer: (endpoint: string, params: { name: string }) => Promise<unknown>) {
	const added: string[] = [];
	const add = (files: readonly File[], folderId: string | null) => {
		for (const { name } of files) added.push(`${folderId}/${name}`);
		return [];
	};
	const asked = vi.fn(answer);
	return { queue: { session: { api: { call: asked } }, add } as unknown as UploadQueue, added, asked };
}

it('makes the folders in the drive under their names, and sends each file into its own', async () => {
	const { queue, added, asked } = queueWith(async (_, { name }) => ({ id: `id-${name}` }));
	const told = vi.fn();
	const end = appEvents.on('folderCreated', ({ folder }) => told(folder.name));
	await addDropped(queue, { files: [fileOf('loose.txt')], readFolders: async () => [harbour] }, 'here');
	end();
	expect(asked.mock.calls).toEqual([
		['drive/folders/create', { name: 'harbour', parentId: 'here' }],
		['drive/folders/create', { name: 'boats', parentId: 'id-harbour' }],
	]);
	expect(added).toEqual(['here/loose.txt', 'id-harbour/map.txt', 'id-boats/ferry.txt']);
	expect(told.mock.calls).toEqual([['harbour'], ['boats']]);
});

it('tells of a folder that the server does not make', async () => {
	const refusal = new ApiError('drive/folders/create', 400, { message: 'Full.', id: 'x' });
	const { queue, added } = queueWith(async () => Promise.reject(refusal));
	await addDropped(queue, { files: [], readFolders: async () => [harbour] }, null);
	expect(alert).toHaveBeenCalledTimes(1);
	expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '2 files from the folders weren’t added' }));
	expect(added).toEqual([]);
});

describe('where the server creates only so many folders at a time', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => {
		for (const { id } of toasts.shown()) toasts.dismiss(id);
		vi.useRealTimers();
	});

	const limit = () => {
		const info = { resetMs: Date.now() + 600_000 };
		return new ApiError('drive/folders/create', 429, { code: 'RATE_LIMIT_EXCEEDED', info });
	};
	/** Refuses the inner folder the first time. */
	const limitedQueue = () => {
		let isLimited = true;
		return queueWith(async (_, { name }) => {
			if (name !== 'boats' || !isLimited) return { id: `id-${name}` };
			isLimited = false;
			throw limit();
		});
	};
	const drop = (queue: UploadQueue) => addDropped(queue, { files: [], readFolders: async () => [harbour] }, null);

	it('goes on when the server lets it, and says until when it waits', async () => {
		const { queue, added } = limitedQueue();
		// What opens after the drop doesn't wait too.
		await drop(queue);
		await vi.advanceTimersByTimeAsync(599_000);
		expect(added).toEqual(['id-harbour/map.txt']);
		expect(toasts.shown()[0]?.text).toMatch(/“boats” will be created later.*\n.*Continues at \d/);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(added).toEqual(['id-harbour/map.txt', 'id-boats/ferry.txt']);
		expect(toasts.shown()).toEqual([]);
		expect(alert).not.toHaveBeenCalled();
	});

	it('can be stopped while it waits, and says what is missing, which can be added again', async () => {
		const { queue, added } = limitedQueue();
		await drop(queue);
		confirm.mockResolvedValueOnce(true);
		toasts.act();
		await vi.advanceTimersByTimeAsync(0);
		expect(alert).not.toHaveBeenCalled();
		expect(confirm).toHaveBeenCalledExactlyOnceWith(
			expect.objectContaining({ title: '1 file from the folders wasn’t added', okText: 'Retry' }),
		);
		expect(added).toEqual(['id-harbour/map.txt', 'id-boats/ferry.txt']);
	});
});
