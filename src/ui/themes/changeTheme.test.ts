// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTheme } from './changeTheme';

const root = document.documentElement;

beforeEach(() => {
	root.removeAttribute('style');
	delete root.dataset.theme;
	document.head.innerHTML = '<meta name="theme-color" content="">';
});

describe('a change of the theme', () => {
	it('sets the properties and the browser’s own color, and takes the last theme’s away', () => {
		changeTheme({ base: 'dark', properties: { '--canvas': '#010203', '--mention': '#fff' } });
		expect(root.dataset.theme).toBe('dark');
		expect(document.querySelector('meta')?.content).toBe('#010203');
		changeTheme({ base: 'light', properties: { '--canvas': '#fefefe' } });
		expect(root.style.getPropertyValue('--mention')).toBe('');
		expect(root.style.getPropertyValue('--canvas')).toBe('#fefefe');
	});

	it('leaves other styles of the page alone', () => {
		root.style.overflow = 'hidden';
		root.style.setProperty('--side-bar', '212px');
		changeTheme({ base: 'dark', properties: { '--canvas': '#010203' } });
		changeTheme({ base: 'light' });
		expect(root.getAttribute('style')?.trim()).toMatch(/^overflow: hidden; --side-bar: 212px;?$/);
	});

	it('marks the page for 500 ms where view transitions are not to be had', () => {
		vi.useFakeTimers();
		changeTheme({ base: 'dark' }, { animated: true });
		expect(root.classList.contains('theme-changing')).toBe(true);
		vi.advanceTimersByTime(500);
		expect(root.classList.contains('theme-changing')).toBe(false);
		vi.useRealTimers();
	});

	it('is a view transition where there are any, unless motion is unwanted', () => {
		const startViewTransition = vi.fn((change: () => void) => change());
		Object.assign(document, { startViewTransition });
		changeTheme({ base: 'dark' }, { animated: true });
		expect(startViewTransition).toHaveBeenCalledTimes(1);
		root.classList.add('no-animation');
		changeTheme({ base: 'light' }, { animated: true });
		expect(startViewTransition).toHaveBeenCalledTimes(1);
		expect(root.dataset.theme).toBe('light');
		root.classList.remove('no-animation');
		Reflect.deleteProperty(document, 'startViewTransition');
	});
});
