// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, expect, it, vi } from 'vitest';

// After the time of this test.
vi.mock('@/platform/afterStart', () => ({ afterStart: () => {} }));

const root = document.documentElement;
const useDevice = (scheme: 'light' | 'dark') => {
	window.happyDOM.settings.device.prefersColorScheme = scheme;
};

/** A start of the app after the first paint. */
async function start() {
	vi.resetModules();
	delete root.dataset.theme;
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.load(Promise.resolve(memoryDatabase()), { key: 'a.example/mara' });
	(await import('@/ui/themes/showLastTheme')).showLastTheme(undefined);
	return await import('./startTheme');
}

beforeEach(() => {
	localStorage.clear();
	useDevice('light');
});

it('follows a change of the device’s scheme at once, also right after the start', async () => {
	await (await start()).startTheme();
	expect(root.dataset.theme).toBe('light');
	useDevice('dark');
	// When happy-dom looks for changes.
	window.dispatchEvent(new Event('resize'));
	await vi.waitFor(() => expect(root.dataset.theme).toBe('dark'));
});

it('follows one that came while the app was loading', async () => {
	const app = await start();
	useDevice('dark');
	await app.startTheme();
	expect(root.dataset.theme).toBe('dark');
});
