import { afterEach, expect, it, vi } from 'vitest';
import { whyLoadFailed } from './whyLoadFailed';

afterEach(() => vi.unstubAllGlobals());

it.each([
	[200, 'broken'],
	[404, 'newVersion'],
	[503, 'serverDead'],
])('status %i of the own version’s texts: %s', async (status, failure) => {
	vi.stubGlobal('fetch', async () => new Response(null, { status }));
	expect(await whyLoadFailed()).toBe(failure);
});

it('without an answer: serverDead', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await whyLoadFailed()).toBe('serverDead');
});
