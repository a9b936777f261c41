// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLongPress } from './longPress';

let end: () => void;
let emoji: HTMLElement;
const opened = vi.fn((event: Event) => event.preventDefault());
const clicked = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = '<p><b data-emoji-code="👍">👍</b> text</p>';
	emoji = document.querySelector('b') as HTMLElement;
	emoji.addEventListener('contextmenu', opened);
	emoji.addEventListener('click', clicked);
	end = watchLongPress('[data-emoji-code]');
});
afterEach(() => {
	end();
	vi.clearAllMocks();
	vi.useRealTimers();
});

function touch(type: string, element: Element = emoji, clientX = 0, pointerType = 'touch') {
	element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX }));
}

it('opens the menu of what a finger stays on, and presses nothing when it leaves', () => {
	touch('pointerdown');
	vi.advanceTimersByTime(499);
	expect(opened).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(opened).toHaveBeenCalledTimes(1);
	touch('pointerup');
	emoji.click();
	expect(clicked).not.toHaveBeenCalled();
	emoji.click();
	expect(clicked).toHaveBeenCalledTimes(1);
});

it.each([
	['a tap', () => touch('pointerup')],
	['a swipe', () => touch('pointermove', emoji, 30)],
	['scrolling', () => document.dispatchEvent(new Event('scroll'))],
])('leaves %s alone', (_, move) => {
	touch('pointerdown');
	move();
	vi.advanceTimersByTime(1000);
	expect(opened).not.toHaveBeenCalled();
	emoji.click();
	expect(clicked).toHaveBeenCalledTimes(1);
});

it('leaves the mouse, and all other elements, to the browser', () => {
	touch('pointerdown', emoji, 0, 'mouse');
	vi.advanceTimersByTime(1000);
	touch('pointerdown', document.body);
	vi.advanceTimersByTime(1000);
	expect(opened).not.toHaveBeenCalled();
});
