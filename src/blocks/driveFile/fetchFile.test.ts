// @vitest-environment bundled-happy-dom
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchFile, UnreadableFileError } from './fetchFile';

const session = testSession();
const own = file({ name: 'quay.webp' });
const stored = file({ name: 'quay.webp', url: 'https://storage.example/1' });
const video = file({ name: 'tide.mp4', type: 'video/mp4', url: 'https://storage.example/2' });
const proxy = ({ url }: { url: string }) => `https://home.example/proxy/image.webp?url=${encodeURIComponent(url)}`;

let readable: string[];
const asked = vi.fn(async (address: string) => {
	if (!readable.includes(address)) throw new TypeError('Failed to fetch');
	return new Response('bytes');
});
beforeEach(() => {
	readable = [];
	asked.mockClear();
	vi.stubGlobal('fetch', asked);
	vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it.each([
	['its server', own, own.url, [own.url]],
	['a proxy that lets all pages read, if its server doesn’t', own, proxy(own), [own.url, proxy(own)]],
	['the proxy, if it is kept elsewhere', stored, proxy(stored), [proxy(stored)]],
	['where it is kept, if the proxy doesn’t let this page', stored, stored.url, [proxy(stored), stored.url]],
	['where it is kept, if it is no picture, which proxies don’t have', video, video.url, [video.url]],
])('reads a file from %s', async (_, wanted, from, all) => {
	readable = [from];
	expect(await (await fetchFile(session, wanted)).text()).toBe('bytes');
	expect(asked.mock.calls.map(([address]) => address)).toEqual(all);
});

it('says that the server doesn’t let this page read it, and that nothing was changed', async () => {
	const error = await fetchFile(session, stored).catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(UnreadableFileError);
	expect(String(error)).toContain('The server that keeps quay.webp doesn’t let this page read the file');
	expect(String(error)).toContain('Nothing was changed.');
});

it('says with which status it was refused', async () => {
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	await expect(fetchFile(session, own)).rejects.toThrow('Couldn’t load quay.webp (404).');
});
