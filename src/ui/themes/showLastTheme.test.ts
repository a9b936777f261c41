// @vitest-environment bundled-happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { version } from '@/base/version';
import { coffee } from '@/domain/theme/builtIn/coffee';
import { nightWatch } from '@/domain/theme/builtIn/nightWatch';
import { compileTheme } from '@/domain/theme/compileTheme';
import { compileChosen } from './compileChosen';
import { recompileThemes } from './recompileThemes';
import { showLastTheme } from './showLastTheme';
import { areChosenThemes, type ChosenThemes } from './storedThemes';
import { storeThemes } from './storeThemes';

const root = document.documentElement;
const mine = { id: 'mine', name: 'Mine', base: 'dark', props: { accent: '#ff00aa', bg: '#010203' } } as const;
const RECOMPILER = '/assets/recompileTheme.js';

/** What a visit leaves for the next start. */
function visit(chosen: ChosenThemes): void {
	storeThemes(compileChosen(chosen), chosen);
}

function startAgain(): void {
	root.removeAttribute('style');
	delete root.dataset.theme;
	delete root.dataset.themePending;
	scripts.length = 0;
	showLastTheme(RECOMPILER);
}

/** The scripts that the page was to run; there is nothing to load here. */
const scripts: HTMLScriptElement[] = [];
const script = () => scripts.at(-1) ?? null;
const isPending = () => root.hasAttribute('data-theme-pending');
const browserColors = () =>
	[...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(each => each.content);
const canvas = () => root.style.getPropertyValue('--canvas');

beforeEach(() => {
	localStorage.clear();
	document.head.innerHTML = ['dark', 'light']
		.map(scheme => `<meta name="theme-color" content="#111" media="(prefers-color-scheme: ${scheme})">`)
		.join('');
	window.happyDOM.settings.device.prefersColorScheme = 'light';
	vi.spyOn(document.head, 'append').mockImplementation(element => void scripts.push(element as HTMLScriptElement));
});

describe('the first paint of the next start', () => {
	it('has the theme of the last visit', () => {
		visit({ base: 'dark', dark: mine });
		startAgain();
		expect(root.dataset.theme).toBe('dark');
		expect(canvas()).toBe('#010203');
		expect(browserColors()).toEqual(['#010203', '#010203']);
		expect(script()).toBeNull();
	});

	it('has the one of the device’s scheme, which may have changed meanwhile', () => {
		visit({ base: null, light: coffee, dark: mine });
		startAgain();
		expect(canvas()).toBe(compileTheme(coffee)['--canvas']);
		window.happyDOM.settings.device.prefersColorScheme = 'dark';
		startAgain();
		expect(canvas()).toBe('#010203');
	});

	it('stores nothing where the device decides and the themes are the default ones', () => {
		visit({ base: 'dark', dark: mine });
		visit({ base: null });
		expect(localStorage.length).toBe(0);
		expect(areChosenThemes({ base: null })).toBe(true);
		startAgain();
		expect(root.dataset.theme).toBe('light');
		expect(canvas()).toBe('');
	});

	it('waits for the themes of another version to be compiled anew', () => {
		visit({ base: 'dark', dark: mine });
		const stored = localStorage.getItem('theme') ?? '';
		localStorage.setItem('theme', stored.replaceAll('#010203', '#ffffff').replace(version, '0.0.0-earlier'));
		startAgain();
		expect([root.dataset.theme, isPending()]).toEqual(['dark', true]);
		expect(canvas()).toBe('');
		expect(script()?.getAttribute('src')).toBe(RECOMPILER);
		expect(script()?.getAttribute('blocking')).toBe('render');
		recompileThemes();
		expect(browserColors()).toEqual(['#010203', '#010203']);
		script()?.dispatchEvent(new Event('load'));
		expect(canvas()).toBe('#010203');
		expect(isPending()).toBe(false);
		startAgain();
		expect(canvas()).toBe('#010203');
		expect(script()).toBeNull();
	});

	it('does the same after the cache was cleared, and shows the page if that fails', () => {
		visit({ base: 'dark', dark: mine });
		localStorage.removeItem('theme');
		startAgain();
		expect([root.dataset.theme, isPending()]).toEqual(['dark', true]);
		script()?.dispatchEvent(new Event('error'));
		expect(isPending()).toBe(false);
	});

	it('compiles a built-in theme from the palette of this version', () => {
		visit({ base: 'light', light: { ...coffee, props: { ...coffee.props, bg: '#123456' } } });
		startAgain();
		expect(canvas()).toBe(compileTheme(coffee)['--canvas']);
	});

	it('has the default theme where the chosen one can’t be used', () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		visit({ base: 'dark', dark: { ...mine, props: { bg: 'url(x)' } } });
		startAgain();
		expect(root.dataset.theme).toBe('dark');
		expect(canvas()).toBe('');
		expect(compileTheme(nightWatch)['--canvas']).toBe('#0b0f15');
	});

	it('is the device’s where what is stored is damaged', () => {
		for (const damaged of [
			'{',
			'3',
			'{"base":"dark","version":3}',
			'null',
			`{"version":"${version}","base":null,"light":null}`,
		]) {
			localStorage.setItem('theme', damaged);
			localStorage.setItem('chosenThemes', damaged);
			startAgain();
			expect(['light', 'dark']).toContain(root.dataset.theme);
		}
	});
});
