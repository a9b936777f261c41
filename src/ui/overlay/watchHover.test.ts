// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHover } from './watchHover';

const close = vi.fn();
let link: HTMLElement;
let end: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	close.mockClear();
	document.body.innerHTML = '<a href="/x">link</a>';
	link = document.querySelector('a') ?? document.body;
	end = watchHover({
		showMs: 500,
		hideMs: 500,
		linkAt: element => element.closest('a'),
		show: () => ({ id: 'card', close, contains: () => false, focus: () => false, isLeaving: () => false }),
	});
	link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
	vi.advanceTimersByTime(500);
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

it('closes the card within a second of its link’s leaving the page', () => {
	vi.advanceTimersByTime(10_000);
	expect(close).not.toHaveBeenCalled();
	link.remove();
	vi.advanceTimersByTime(1_000);
	expect(close).toHaveBeenCalledOnce();
});

it('looks no further once the card has gone', () => {
	end();
	expect(vi.getTimerCount()).toBe(0);
});
