// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { uploadFile } from '@/api/uploadFile';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import { prepareUpload } from './prepareUpload';
import { useUploads } from './useUploads';

vi.mock('@/api/uploadFile');
vi.mock('@/ui/dialog/dialogs');
vi.mock('./prepareUpload', () => ({ prepareUpload: vi.fn(), isPrepared: ({ type }: File) => type === 'image/jpeg' }));

const LIMIT = 100;
const session = {
	api: {},
	server: { getState: () => ({ info: { maxFileSize: LIMIT } }) },
	me: { getState: () => ({ me: null }) },
} as unknown as Session;

const fileOf = (name: string, bytes: number) =>
	new File([new Uint8Array(bytes)], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4' });
const preparedOf = (bytes: number) => ({
	blob: new Blob([new Uint8Array(bytes)]),
	name: 'sea.webp',
	isTooLarge: false,
});

function render() {
	const onUploaded = vi.fn();
	const { result } = renderHook(() => useUploads(session, onUploaded));
	const add = (...files: readonly File[]) => act(async () => result.current.add(files));
	return { add, onUploaded, uploads: () => result.current.uploads, hook: () => result.current };
}

beforeEach(() => {
	vi.mocked(uploadFile).mockResolvedValue({ id: 'f', url: 'https://a.example/f' } as never);
	vi.mocked(prepareUpload).mockImplementation(async file => ({ blob: file, name: file.name, isTooLarge: false }));
});
afterEach(() => vi.resetAllMocks());

it('sends what was prepared, under its name', async () => {
	const prepared = preparedOf(10);
	vi.mocked(prepareUpload).mockResolvedValue(prepared);
	const { add, onUploaded, uploads } = render();
	await add(fileOf('sea.jpg', 50));
	expect(uploadFile).toHaveBeenCalledWith({}, expect.objectContaining({ file: prepared.blob, name: 'sea.webp' }));
	expect(onUploaded).toHaveBeenCalledTimes(1);
	expect(uploads()).toEqual([]);
});

it('judges the size of what goes up, not of what was chosen', async () => {
	const { add, uploads } = render();
	await add(fileOf('sea.mp4', LIMIT + 1));
	expect(prepareUpload).not.toHaveBeenCalled();
	expect(alert).toHaveBeenCalledTimes(1);
	await add(fileOf('sea.jpg', LIMIT + 1));
	expect(alert).toHaveBeenCalledTimes(2);
	expect(uploadFile).not.toHaveBeenCalled();
	vi.mocked(prepareUpload).mockResolvedValue(preparedOf(LIMIT));
	await add(fileOf('sea.jpg', LIMIT + 1));
	expect(uploadFile).toHaveBeenCalledTimes(1);
	expect(uploads()).toEqual([]);
});

it('sends nothing when it is stopped while it is prepared', async () => {
	vi.mocked(prepareUpload).mockImplementation(
		(_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
	);
	const { add, uploads, hook } = render();
	await add(fileOf('sea.jpg', 50));
	expect(uploads()).toMatchObject([{ name: 'sea.jpg', state: 'preparing' }]);
	await act(async () => hook().remove(uploads()[0]?.id ?? ''));
	expect(uploads()).toEqual([]);
	expect(uploadFile).not.toHaveBeenCalled();
	expect(alert).not.toHaveBeenCalled();
});

it('does not prepare again what failed on its way', async () => {
	vi.mocked(uploadFile).mockRejectedValueOnce(new NetworkError('drive/files/create', 'gone'));
	const { add, uploads, hook, onUploaded } = render();
	await add(fileOf('sea.jpg', 50));
	const [failed] = uploads();
	expect(failed?.state).toBe('failed');
	if (failed) await act(async () => hook().retry(failed));
	expect(prepareUpload).toHaveBeenCalledTimes(1);
	expect(onUploaded).toHaveBeenCalledTimes(1);
});
