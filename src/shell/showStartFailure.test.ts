// @vitest-environment bundled-happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showStartFailure } from './showStartFailure';

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

it('says that the server does not answer when the app could not be started, and offers a reload', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	document.body.innerHTML = '<div id="root"></div>';
	await showStartFailure(new Error('<b>chunk</b>'));
	const main = document.querySelector('[data-start-failure="serverDead"]');
	expect(main?.textContent).toContain(location.host);
	expect(main?.querySelector('button')).not.toBeNull();
	expect(main?.querySelector('b')).toBeNull();
});

it('leads to help, and shows the kept picture of the server', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	localStorage.setItem(
		'errorImage',
		JSON.stringify({ url: 'https://a.example/b.png', data: 'data:image/png;base64,AA==' }),
	);
	document.body.innerHTML = '<div id="root"></div>';
	await showStartFailure(new Error('chunk'));
	expect(document.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA==');
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/troubleshooting.html');
});
