// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showStartFailure } from './showStartFailure';

afterEach(() => vi.unstubAllGlobals());

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
