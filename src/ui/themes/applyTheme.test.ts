// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme } from './applyTheme';
import { showLastTheme } from './showLastTheme';

const root = document.documentElement;

beforeEach(() => {
	localStorage.clear();
	root.removeAttribute('style');
	delete root.dataset.theme;
	document.head.innerHTML = '<meta name="theme-color" content="">';
});

describe('applyTheme', () => {
	it('sets the properties and the browser’s own colour, and takes the last theme’s away', () => {
		applyTheme({ base: 'dark', properties: { '--canvas': '#010203', '--only-here': '#fff' } });
		expect(root.dataset.theme).toBe('dark');
		expect(document.querySelector('meta')?.content).toBe('#010203');
		applyTheme({ base: 'light', properties: { '--canvas': '#fefefe' } });
		expect(root.style.getPropertyValue('--only-here')).toBe('');
	});

	it('is there again before the first paint of the next start', () => {
		applyTheme({ base: 'dark', properties: { '--canvas': '#010203' } });
		root.removeAttribute('style');
		delete root.dataset.theme;
		showLastTheme();
		expect(root.dataset.theme).toBe('dark');
		expect(root.style.getPropertyValue('--canvas')).toBe('#010203');
	});

	it('leaves the next start to the device when the device chose', () => {
		applyTheme({ base: 'dark' });
		applyTheme({ base: 'light', followsDevice: true });
		delete root.dataset.theme;
		showLastTheme();
		expect(root.dataset.theme).toBeUndefined();
	});

	it('marks the page for 500 ms where view transitions are not to be had', () => {
		vi.useFakeTimers();
		applyTheme({ base: 'dark' }, { animated: true });
		expect(root.classList.contains('theme-changing')).toBe(true);
		vi.advanceTimersByTime(500);
		expect(root.classList.contains('theme-changing')).toBe(false);
		vi.useRealTimers();
	});
});
