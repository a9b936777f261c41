import { uploadItem } from '@tests/factories/uploadItem';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { UploadItem } from '@/domain/drive/UploadItem';
import type { Session } from '../session/Session';
import { LateChanges } from './LateChanges';
import type { SentFile } from './sendUpload';

const call = vi.fn();
const onChanged = vi.fn<(changed: SentFile) => void>();
const onFailed = vi.fn();
const refusal = new ApiError('drive/files/update', 400, { id: 'x', code: 'X', message: 'no' });
const sent = { file: { id: 'f', name: 'sea.webp' } } as SentFile;
const item = uploadItem({ name: 'sea.jpg', prepared: { blob: new Blob(['x']), name: 'sea.webp' } });
/** The item as it is in the queue now. */
let now: UploadItem;
let late: LateChanges;

beforeEach(() => {
	vi.resetAllMocks();
	now = item;
	call.mockImplementation(async (_endpoint, { fileId: id, ...part }) => ({ id, url: 'https://a.example/f', ...part }));
	late = new LateChanges({ session: { api: { call } } as unknown as Session, find: () => now, onChanged, onFailed });
});
const asked = () => call.mock.calls.map(([, params]) => params);

it('asks nothing where nothing was changed', async () => {
	now = { ...item, progress: { max: 1, value: 1 } };
	expect(await late.catchUp(item, sent)).toBe(sent);
	expect(call).not.toHaveBeenCalled();
});

it('sends what was changed, also while that is on its way', async () => {
	now = { ...item, caption: 'A harbour' };
	call.mockImplementationOnce(async () => {
		now = { ...now, isSensitive: true };
		return { id: 'f', url: 'https://a.example/f' };
	});
	expect((await late.catchUp(item, sent)).file).toMatchObject({ isSensitive: true });
	expect(asked()).toEqual([
		{ fileId: 'f', comment: 'A harbour' },
		{ fileId: 'f', isSensitive: true },
	]);
});

it('tells where the server refuses, and the file is there all the same', async () => {
	call.mockRejectedValue(refusal);
	now = { ...item, caption: 'A harbour' };
	expect(await late.catchUp(item, sent)).toBe(sent);
	expect(late.change(item.id, { caption: 'A bay' })).toBe(true);
	await vi.waitFor(() => expect(onFailed.mock.calls).toEqual([[refusal], [refusal]]));
});

it('changes a file that has arrived, under the ending of what was made of it', async () => {
	expect(late.change(item.id, { caption: 'A bay' })).toBe(false);
	await late.catchUp(item, sent);
	expect(late.change(item.id, { name: 'bay.jpg' })).toBe(true);
	expect(late.change(item.id, { caption: null })).toBe(true);
	expect(late.change(item.id, { compressionLevel: 2 })).toBe(false);
	expect(asked()).toEqual([
		{ fileId: 'f', name: 'bay.webp' },
		{ fileId: 'f', comment: null },
	]);
	await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
	expect(onChanged.mock.calls[0]?.[0].file).toMatchObject({ id: 'f', name: 'bay.webp' });
});
