// @vitest-environment happy-dom

import { imageClient } from '@workers/image/image.client';
import { afterEach, expect, it, vi } from 'vitest';
import { preferences } from '@/stores/preferences/Preferences';
import { prepareUpload } from './prepareUpload';

const file = new File(['bytes'], 'cat.jpg', { type: 'image/jpeg' });
const { signal } = new AbortController();
const webp = { blob: new Blob(['webp']), name: 'cat.webp', isTooLarge: false };

afterEach(() => {
	preferences.set('defaultImageCompressionLevel', 2);
	vi.restoreAllMocks();
});

it.each([1, 2, 3] as const)('prepares pictures by the chosen level %i', async level => {
	const prepare = vi.spyOn(imageClient, 'prepare').mockResolvedValue(webp);
	preferences.set('defaultImageCompressionLevel', level);
	expect(await prepareUpload(file, signal)).toBe(webp);
	expect(prepare).toHaveBeenCalledWith(file, level, signal);
});

it('leaves pictures alone at level 0, and other files always', async () => {
	const prepare = vi.spyOn(imageClient, 'prepare').mockResolvedValue(webp);
	const film = new File(['bytes'], 'cat.mp4', { type: 'video/mp4' });
	expect(await prepareUpload(film, signal)).toEqual({ blob: film, name: 'cat.mp4', isTooLarge: false });
	preferences.set('defaultImageCompressionLevel', 0);
	expect(await prepareUpload(file, signal)).toEqual({ blob: file, name: 'cat.jpg', isTooLarge: false });
	expect(prepare).not.toHaveBeenCalled();
});

it('gives up when it is aborted, and for nothing else', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const prepare = vi.spyOn(imageClient, 'prepare').mockRejectedValue(new Error('lost'));
	expect((await prepareUpload(file, signal)).blob).toBe(file);
	const abort = new AbortController();
	abort.abort();
	prepare.mockRejectedValue(abort.signal.reason);
	await expect(prepareUpload(file, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
