// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, expect, it, vi } from 'vitest';
import { version } from '@/base/version';
import { coffee } from '@/domain/theme/builtIn/coffee';
import type { Theme } from '@/domain/theme/Theme';

const root = document.documentElement;
const mine: Theme = { id: 'mine', name: 'Mine', base: 'dark', props: { bg: '#010203' } };
const account = { key: 'a.example/mara', isMember: true };
const canvas = () => root.style.getPropertyValue('--canvas');

/** A start of the app on a device that has what local storage has. */
async function start(chosen: { light?: Theme; dark?: Theme; isDark?: boolean | null } = {}) {
	vi.resetModules();
	root.removeAttribute('style');
	delete root.dataset.theme;
	const { preferences } = await import('@/stores/preferences/Preferences');
	const { baseSettings } = await import('@/stores/preferences/BaseSettings');
	const { darkTheme, lightTheme, syncDeviceDarkMode } = await import('@/stores/themes/themePreferences');
	const { darkMode } = await import('./appearanceSettings');
	await preferences.load(Promise.resolve(memoryDatabase()), account);
	preferences.set(lightTheme, chosen.light ?? null);
	preferences.set(darkTheme, chosen.dark ?? null);
	preferences.set(syncDeviceDarkMode, chosen.isDark == null);
	baseSettings.set(darkMode, chosen.isDark === true);
	return { preferences, lightTheme, darkTheme, ...(await import('./themeChoice')) };
}

beforeEach(() => {
	localStorage.clear();
	window.happyDOM.settings.device.prefersColorScheme = 'light';
});

it('shows the chosen theme of the base that counts, and follows both choices', async () => {
	const app = await start({ light: coffee, isDark: false });
	await app.followTheme();
	expect([root.dataset.theme, canvas()]).toEqual(['light', '#e2d6c8']);
	app.preferences.set(app.darkTheme, mine);
	await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('theme') ?? '{}').dark).toBeDefined());
	expect(canvas()).toBe('#e2d6c8');
	// Both are compiled by then, so that the switch is at once.
	app.toggleDarkMode();
	expect([root.dataset.theme, canvas()]).toEqual(['dark', '#010203']);
	app.preferences.set(app.darkTheme, null);
	await vi.waitFor(() => expect(canvas()).toBe(''));
	expect(root.dataset.theme).toBe('dark');
});

it('goes by the device until one is chosen by hand', async () => {
	window.happyDOM.settings.device.prefersColorScheme = 'dark';
	const app = await start({ dark: mine });
	await app.followTheme();
	expect([app.themeChoice(), root.dataset.theme, canvas()]).toEqual(['device', 'dark', '#010203']);
	app.toggleDarkMode();
	expect([app.themeChoice(), root.dataset.theme, canvas()]).toEqual(['light', 'light', '']);
	app.chooseTheme('device');
	expect([root.dataset.theme, canvas()]).toEqual(['dark', '#010203']);
});

it('uses what the last visit compiled, unless that was another version', async () => {
	await (await start({ dark: mine, isDark: true })).followTheme();
	const stored = localStorage.getItem('theme') ?? '';
	expect(stored).toContain(version);
	localStorage.setItem('theme', stored.replaceAll('#010203', '#040506'));
	await (await start({ dark: mine, isDark: true })).followTheme();
	expect(canvas()).toBe('#040506');
	localStorage.setItem('theme', stored.replaceAll('#010203', '#040506').replace(version, '0.0.0-earlier'));
	await (await start({ dark: mine, isDark: true })).followTheme();
	expect(canvas()).toBe('#010203');
	expect(localStorage.getItem('theme')).toBe(stored);
});

it('compiles what is chosen by now, which another device may have changed', async () => {
	await (await start({ dark: mine, isDark: true })).followTheme();
	await (await start({ dark: { ...mine, props: { bg: '#070809' } }, isDark: true })).followTheme();
	expect(canvas()).toBe('#070809');
});

it('shows the default theme where the chosen one can’t be used', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	await (await start({ dark: { ...mine, props: { bg: 'expression(1)' } }, isDark: true })).followTheme();
	expect([root.dataset.theme, canvas()]).toEqual(['dark', '']);
});
