// @vitest-environment bundled-happy-dom
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import * as sending from '@/stores/uploads/sendFile';
import { toasts } from '@/ui/toast/toasts';
import * as cropping from './openCropDialog';
import { uploadCropped } from './uploadCropped';

const session = testSession();
const picture = file({ name: 'quay.webp', url: 'https://storage.example/quay' });
const part = new File(['part'], 'quay.webp', { type: 'image/webp' });
const open = vi.spyOn(cropping, 'openCrop');

afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

it('uploads what was cropped of a picture of the drive', async () => {
	vi.stubGlobal('fetch', async () => new Response('whole'));
	open.mockResolvedValueOnce(part);
	const send = vi.spyOn(sending, 'sendFile').mockResolvedValue({ id: 'part', url: 'https://home.example/part' });
	expect(await uploadCropped(session, picture, 'free')).toEqual({ id: 'part', url: 'https://home.example/part' });
	expect(send.mock.lastCall?.[1].file).toBe(part);
});

it('takes a picture of the drive whole where this page can’t read it, and says why', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	expect(await uploadCropped(session, picture, '1:1')).toBe(picture);
	expect(open).not.toHaveBeenCalled();
	expect(toasts.shown().map(({ text }) => text)).toEqual([
		'The server that keeps quay.webp doesn’t let this page crop it. The whole image is used.',
	]);
});

it('takes nothing that is gone', async () => {
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	await expect(uploadCropped(session, picture, 'free')).rejects.toThrow('Couldn’t load quay.webp (404).');
});
