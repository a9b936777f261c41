// @vitest-environment bundled-happy-dom

import { imageClient } from '@workers/image/image.client';
import { afterEach, expect, it, vi } from 'vitest';
import { newLayer } from '@/domain/image/imageLayers';
import { preferences } from '../preferences/Preferences';
import type { Session } from '../session/Session';
import { layersOf, prepareUpload } from './prepareUpload';
import { watermarkPresets } from './uploadSettings';

const session = { key: 'home.example/me', me: { getState: () => ({ me: null }) } } as unknown as Session;
const file = new File(['bytes'], 'cat.jpg', { type: 'image/jpeg' });
const chosen = { file, name: 'cat.jpg', compressionLevel: 2, watermarkPresetId: null, effects: [] } as const;
const { signal } = new AbortController();

afterEach(() => {
	preferences.set(watermarkPresets, [], session);
	vi.restoreAllMocks();
});

it('leaves pictures without level and layers alone, and other files always', async () => {
	const prepare = vi.spyOn(imageClient, 'prepare');
	const film = new File(['bytes'], 'cat.mp4', { type: 'video/mp4' });
	const asItIs = await prepareUpload(session, { ...chosen, file: film, name: 'dog.mp4' }, signal);
	expect(asItIs).toEqual({ blob: film, name: 'dog.mp4', warning: null });
	expect((await prepareUpload(session, { ...chosen, compressionLevel: 0 }, signal)).blob).toBe(file);
	expect(prepare).not.toHaveBeenCalled();
});

it('gives up when it is aborted, and for nothing else', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const prepare = vi.spyOn(imageClient, 'prepare').mockRejectedValue(new Error('lost'));
	expect((await prepareUpload(session, chosen, signal)).blob).toBe(file);
	const abort = new AbortController();
	abort.abort();
	prepare.mockRejectedValue(abort.signal.reason);
	await expect(prepareUpload(session, chosen, abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('draws effects first, and the watermark on what they made', () => {
	const text = newLayer('text', 't');
	preferences.set(watermarkPresets, [{ id: 'p', name: 'mine', layers: [text] }], session);
	const blur = newLayer('blur', 'b');
	expect(layersOf(session, { watermarkPresetId: 'p', effects: [blur] })).toEqual([blur, text]);
	expect(layersOf(session, { watermarkPresetId: 'gone', effects: [] })).toEqual([]);
});

it('has pictures written only as what the account may upload', async () => {
	const policies = { uploadableFileTypes: ['image/png', 'text/*'] };
	const bound = { key: session.key, me: { getState: () => ({ me: { policies } }) } } as unknown as Session;
	const prepare = vi
		.spyOn(imageClient, 'prepare')
		.mockResolvedValue({ blob: file, name: 'cat.jpg', isTooLarge: false, thumbnail: file });
	await prepareUpload(bound, chosen, signal);
	const mayWrite = prepare.mock.calls[0]?.[1].mayWrite;
	expect(['image/webp', 'image/jpeg', 'image/png'].map(type => mayWrite?.(type))).toEqual([false, false, true]);
});
