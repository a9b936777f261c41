// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchCalm } from './watchCalm';

let isBusy = false;
let end = () => {};
const isCalm = () => document.documentElement.hasAttribute('data-calm');
const move = (x: number) => dispatchEvent(new MouseEvent('pointermove', { screenX: x, screenY: 5 }));

beforeEach(() => {
	vi.useFakeTimers();
	isBusy = false;
	end = watchCalm(() => isBusy);
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

it('is calm until the pointer moves, and again three seconds after the last move', () => {
	expect(isCalm()).toBe(true);
	move(1);
	move(2);
	expect(isCalm()).toBe(false);
	vi.advanceTimersByTime(2_000);
	move(3);
	vi.advanceTimersByTime(2_999);
	expect(isCalm()).toBe(false);
	vi.advanceTimersByTime(1);
	expect(isCalm()).toBe(true);
});

it('takes no notice of moves of the page under a pointer that rests', () => {
	move(7);
	move(7);
	expect(isCalm()).toBe(true);
});

it('wakes for a press and a key', () => {
	for (const kind of ['pointerdown', 'keydown']) {
		dispatchEvent(new Event(kind));
		expect(isCalm()).toBe(false);
		vi.advanceTimersByTime(3_000);
		expect(isCalm()).toBe(true);
	}
});

it('waits for what is open to be closed', () => {
	isBusy = true;
	dispatchEvent(new Event('pointerdown'));
	vi.advanceTimersByTime(9_000);
	expect(isCalm()).toBe(false);
	isBusy = false;
	vi.advanceTimersByTime(3_000);
	expect(isCalm()).toBe(true);
});

it('stays awake while somebody who uses the keys has the focus on the page', () => {
	const button = document.body.appendChild(document.createElement('button'));
	button.focus();
	dispatchEvent(new Event('keydown'));
	vi.advanceTimersByTime(9_000);
	expect(isCalm()).toBe(false);
	button.remove();
	vi.advanceTimersByTime(3_000);
	expect(isCalm()).toBe(true);
});

it('leaves nothing behind', () => {
	end();
	expect(isCalm()).toBe(false);
	dispatchEvent(new Event('pointerdown'));
	vi.advanceTimersByTime(3_000);
	expect(isCalm()).toBe(false);
});
