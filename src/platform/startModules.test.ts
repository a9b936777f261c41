// @vitest-environment bundled-happy-dom
// @vitest-environment-options { "settings": { "disableJavaScriptFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startModules } from './startModules';

const started = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

/** @param isShown whether the root shows the view of the last visit */
function draw(isShown: boolean): void {
	const root = document.createElement('div');
	root.id = 'root';
	root.ariaBusy = isShown ? 'true' : null;
	document.body.replaceChildren(root);
}

beforeEach(() => {
	document.head.replaceChildren();
	vi.useFakeTimers();
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('runs the modules at once, in their order, where the app is the first to show', () => {
	draw(false);
	startModules(['/vendor.js', '/main.js']);
	expect(started()).toEqual(['/vendor.js', '/main.js']);
	expect([...document.querySelectorAll('script')].every(({ type, async }) => type === 'module' && !async)).toBe(true);
});

it('runs them after the view of the last visit has been painted', async () => {
	draw(true);
	const frames: (() => void)[] = [];
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
	startModules(['/main.js']);
	frames.shift()?.();
	await vi.advanceTimersByTimeAsync(0);
	expect([started(), frames.length]).toEqual([[], 1]);
	frames.shift()?.();
	await vi.advanceTimersByTimeAsync(0);
	expect(started()).toEqual(['/main.js']);
});

it('waits for no frame that the browser does not draw', async () => {
	draw(true);
	vi.stubGlobal('requestAnimationFrame', () => 0);
	startModules(['/main.js']);
	await vi.advanceTimersByTimeAsync(1_100);
	expect(started()).toEqual(['/main.js']);
	document.head.replaceChildren();
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	startModules(['/main.js']);
	await vi.advanceTimersByTimeAsync(0);
	expect(started()).toEqual(['/main.js']);
});

it('waits until the page is parsed', async () => {
	draw(false);
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	startModules(['/main.js']);
	expect(started()).toEqual([]);
	state.mockReturnValue('interactive');
	window.dispatchEvent(new Event('DOMContentLoaded'));
	expect(started()).toEqual(['/main.js']);
});
