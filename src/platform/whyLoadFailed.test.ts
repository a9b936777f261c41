// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whyLoadFailed } from './whyLoadFailed';

const page = (build: string) => `<html><script src="/a.js" data-build="${build}"></script></html>`;

beforeEach(() => {
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.dataset.build = 'own';
	document.head.append(script);
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.head.replaceChildren();
});

it.each([
	[200, page('own'), 'broken'],
	[200, page('other'), 'newVersion'],
	[200, 'another site', 'newVersion'],
	[404, '', 'newVersion'],
	[503, '', 'serverDead'],
])('status %i of the page, %s: %s', async (status, body, failure) => {
	vi.stubGlobal('fetch', async () => new Response(body, { status }));
	expect(await whyLoadFailed()).toBe(failure);
});

it('in development, where builds have no names: broken', async () => {
	document.head.replaceChildren();
	vi.stubGlobal('fetch', async () => new Response('<html></html>'));
	expect(await whyLoadFailed()).toBe('broken');
});

it('without an answer: serverDead', async () => {
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	expect(await whyLoadFailed()).toBe('serverDead');
});
