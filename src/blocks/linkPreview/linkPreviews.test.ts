// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadLinkPreview } from './linkPreviews';

afterEach(() => vi.unstubAllGlobals());

it('asks the server of the page, once for all columns, whatever server they are of', async () => {
	const fetch = vi.fn(async (_address: string) =>
		Response.json({ title: 'How the lamp was lit', url: 'https://a.example' }),
	);
	vi.stubGlobal('fetch', fetch);
	await Promise.all([loadLinkPreview('https://a.example/x'), loadLinkPreview('https://a.example/x')]);
	expect(fetch).toHaveBeenCalledOnce();
	expect(new URL(fetch.mock.lastCall?.[0] ?? '').origin).toBe(location.origin);
});
