// @vitest-environment bundled-happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTheme } from './changeTheme';

const root = document.documentElement;

beforeEach(() => {
	root.removeAttribute('style');
	root.removeAttribute('class');
	delete root.dataset.theme;
	document.head.innerHTML = '<meta name="theme-color" content="">';
	Reflect.deleteProperty(document, 'startViewTransition');
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
});

const isMarked = () => root.classList.contains('theme-changing');

/** A browser that has view transitions, and skips each, as where the page is hidden. */
function transitions() {
	const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
	const startViewTransition = vi.fn((change: () => void) => {
		change();
		return { ready: skipped(), finished: skipped(), updateCallbackDone: Promise.resolve() };
	});
	Object.assign(document, { startViewTransition });
	return startViewTransition;
}

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

	it('touches nothing where the page shows that theme already', () => {
		const dark = { base: 'dark', properties: { '--canvas': '#010203', '--mention': '#fff' } } as const;
		changeTheme(dark);
		const changes = new MutationObserver(() => {});
		changes.observe(document, { subtree: true, attributes: true });
		changeTheme(dark);
		expect(changes.takeRecords()).toEqual([]);
		changeTheme({ ...dark, properties: { '--canvas': '#010203' } });
		expect(changes.takeRecords()).not.toEqual([]);
		expect(root.style.getPropertyValue('--mention')).toBe('');
	});

	it('marks the page for 500 ms where the browser has no view transitions', () => {
		vi.useFakeTimers();
		changeTheme({ base: 'dark' }, { animated: true });
		expect(isMarked()).toBe(true);
		vi.advanceTimersByTime(400);
		changeTheme({ base: 'light' }, { animated: true });
		vi.advanceTimersByTime(499);
		expect(isMarked()).toBe(true);
		vi.advanceTimersByTime(1);
		expect(isMarked()).toBe(false);
		vi.useRealTimers();
	});

	it('is a view transition where there are any, also one that is skipped', async () => {
		const startViewTransition = transitions();
		changeTheme({ base: 'dark' }, { animated: true });
		expect(startViewTransition).toHaveBeenCalledTimes(1);
		expect([root.dataset.theme, isMarked()]).toEqual(['dark', false]);
		// The test fails where a rejection is left unhandled.
		await new Promise(resolve => setTimeout(resolve));
	});

	it('is not undone by an earlier one whose view transition begins later', () => {
		const waiting: (() => void)[] = [];
		const startViewTransition = (change: () => void) => {
			waiting.push(change);
			return { ready: Promise.resolve(), finished: Promise.resolve() };
		};
		Object.assign(document, { startViewTransition });
		changeTheme({ base: 'dark' }, { animated: true });
		changeTheme({ base: 'light' });
		for (const begin of waiting) begin();
		expect(root.dataset.theme).toBe('light');
	});

	it.each([
		['the setting', 'no-animation', 'no-preference'],
		['the system', '', 'reduce'],
	] as const)('marks the page instead where motion is unwanted by %s', (_whose, setting, system) => {
		vi.useFakeTimers();
		const startViewTransition = transitions();
		root.className = setting;
		window.happyDOM.settings.device.prefersReducedMotion = system;
		changeTheme({ base: 'dark' }, { animated: true });
		expect([root.dataset.theme, isMarked()]).toEqual(['dark', true]);
		vi.advanceTimersByTime(500);
		expect(isMarked()).toBe(false);
		expect(startViewTransition).not.toHaveBeenCalled();
		vi.useRealTimers();
	});
});
