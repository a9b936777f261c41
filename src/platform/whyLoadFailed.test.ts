// @vitest-environment happy-dom
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

it.each([
	['the same', 'broken'],
	['another', 'newVersion'],
])('where the server has %s build of the same version: %s', async (build, failure) => {
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.dataset.build = 'own';
	document.head.append(script);
	const page = `<script data-build="${build === 'another' ? 'other' : 'own'}"></script>`;
	vi.stubGlobal('fetch', async (address: string) => new Response(address === '/' ? page : null));
	expect(await whyLoadFailed()).toBe(failure);
	script.remove();
});
