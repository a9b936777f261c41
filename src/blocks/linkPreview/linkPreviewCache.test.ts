// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLinkPreview, peekLinkPreview } from './linkPreviewCache';

const fetch = vi.fn<(address: string) => Promise<Response>>();
let count = 0;
let host: string;
const asked = () => fetch.mock.calls.map(([address]) => new URL(address).searchParams.get('url'));
const answers = async (address: string) =>
	Response.json({ title: 'How the lamp was lit', url: new URL(address).searchParams.get('url') });
const refuses = async () => Response.json({ error: { code: 'URL_PREVIEW_FAILED' } }, { status: 422 });

beforeEach(() => {
	vi.useFakeTimers();
	sessionStorage.clear();
	host = `https://h${++count}.example`;
	fetch.mockReset().mockImplementation(answers);
	vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** As after a reload of the tab. */
async function reloaded() {
	vi.resetModules();
	return import('./linkPreviewCache');
}

it('asks the server of the page, once for all columns, whatever server they are of', async () => {
	await Promise.all([loadLinkPreview(`${host}/x`), loadLinkPreview(`${host}/x`)]);
	await loadLinkPreview(`${host}/x`);
	expect(fetch).toHaveBeenCalledOnce();
	expect(new URL(fetch.mock.lastCall?.[0] ?? '').origin).toBe(location.origin);
});

it('asks no more for a link of which nothing could be told, for some minutes after a reload either', async () => {
	fetch.mockImplementation(refuses);
	expect(await loadLinkPreview(`${host}/x`)).toBe('failed');
	expect(await loadLinkPreview(`${host}/x`)).toBe('failed');
	const fresh = await reloaded();
	expect(fresh.peekLinkPreview(`${host}/x`)).toBe('failed');
	expect(await fresh.loadLinkPreview(`${host}/x`)).toBe('failed');
	expect(fetch).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(10 * 60_000);
	const later = await reloaded();
	expect(later.peekLinkPreview(`${host}/x`)).toBeUndefined();
	await later.loadLinkPreview(`${host}/x`);
	expect(fetch).toHaveBeenCalledTimes(2);
});

it('lets a host rest that has just failed, and asks it again later', async () => {
	fetch.mockImplementation(refuses);
	await loadLinkPreview(`${host}/a`);
	expect(await loadLinkPreview(`${host}/b`)).toBe('failed');
	await loadLinkPreview('https://other.example/c');
	expect(asked()).toEqual([`${host}/a`, 'https://other.example/c']);
	// Nothing is known about this link itself.
	expect(peekLinkPreview(`${host}/b`)).toBeUndefined();
	vi.advanceTimersByTime(60_000);
	fetch.mockImplementation(answers);
	expect(await loadLinkPreview(`${host}/b`)).toMatchObject({ url: `${host}/b` });
});

it('asks anew where the server itself was not to be had', async () => {
	fetch.mockRejectedValueOnce(new TypeError('away'));
	expect(await loadLinkPreview(`${host}/a`)).toBe('failed');
	fetch.mockResolvedValueOnce(new Response('', { status: 502 }));
	expect(await loadLinkPreview(`${host}/a`)).toBe('failed');
	expect(await loadLinkPreview(`${host}/a`)).toMatchObject({ url: `${host}/a` });
});

it('goes on with a host of which something could be told: only that page can’t be read', async () => {
	await loadLinkPreview(`${host}/a`);
	fetch.mockImplementation(refuses);
	await loadLinkPreview(`${host}/b`);
	fetch.mockImplementation(answers);
	expect(await loadLinkPreview(`${host}/c`)).toMatchObject({ url: `${host}/c` });
});
