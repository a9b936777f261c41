// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterStart } from './afterStart';

const work = vi.fn();

/** Shows a list that awaits its notes. */
function showLoading(left: number): HTMLElement {
	document.body.innerHTML = '<div role="feed" aria-busy="true"></div>';
	const list = document.body.firstElementChild as HTMLElement;
	list.getBoundingClientRect = () => new DOMRect(left, 0, 300, 400);
	return list;
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
	work.mockClear();
	document.body.innerHTML = '';
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it('waits for the first four seconds of the page', () => {
	afterStart(work);
	vi.advanceTimersByTime(3_900);
	expect(work).not.toHaveBeenCalled();
	vi.advanceTimersByTime(200);
	expect(work).toHaveBeenCalledOnce();
});

it('waits for the first notes, also if it is called later than that', () => {
	const list = showLoading(0);
	vi.advanceTimersByTime(5_000);
	afterStart(work);
	vi.advanceTimersByTime(3_000);
	expect(work).not.toHaveBeenCalled();
	list.setAttribute('aria-busy', 'false');
	vi.advanceTimersByTime(600);
	expect(work).toHaveBeenCalledOnce();
});

it('does not wait for notes that are out of sight', () => {
	showLoading(innerWidth + 10);
	afterStart(work);
	vi.advanceTimersByTime(4_100);
	expect(work).toHaveBeenCalledOnce();
});

it('waits no longer than twenty seconds', () => {
	showLoading(0);
	afterStart(work);
	vi.advanceTimersByTime(19_900);
	expect(work).not.toHaveBeenCalled();
	vi.advanceTimersByTime(700);
	expect(work).toHaveBeenCalledOnce();
});
