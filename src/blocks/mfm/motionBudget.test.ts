// @vitest-environment bundled-happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { liveClock } from '@/stores/LiveClock';
import { awaitMotion, REST_MS } from './motionBudget';

// The app's clock remembers when it ticked for the tests of other files, by their clocks.
vi.mock('@/stores/LiveClock', async importOriginal => {
	const original = await importOriginal<typeof import('@/stores/LiveClock')>();
	return { ...original, liveClock: new original.LiveClock() };
});

const ends: (() => void)[] = [];

function wait(wanted: number) {
	const granted = vi.fn<(parts: number) => void>();
	const end = awaitMotion(wanted, granted);
	ends.push(end);
	return { granted, end };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	for (const end of ends.splice(0)) end();
	setAnimations(true);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('the motion of texts', () => {
	it('begins once a text has rested, each by its own time', () => {
		const first = wait(3);
		vi.advanceTimersByTime(REST_MS / 2);
		const second = wait(2);
		vi.advanceTimersByTime(REST_MS / 2);
		expect(first.granted).toHaveBeenCalledExactlyOnceWith(3);
		expect(second.granted).not.toHaveBeenCalled();
		vi.advanceTimersByTime(REST_MS);
		expect(second.granted).toHaveBeenCalledExactlyOnceWith(2);
	});

	it('does not begin for a text that went before', () => {
		const { granted, end } = wait(1);
		end();
		vi.advanceTimersByTime(REST_MS * 2);
		expect(granted).not.toHaveBeenCalled();
		expect(vi.getTimerCount()).toBe(0);
	});

	it('does not begin while animations are off, by setting or by the system', () => {
		setAnimations(false);
		const { granted } = wait(1);
		vi.advanceTimersByTime(REST_MS * 3);
		expect(granted).not.toHaveBeenCalled();
		setAnimations(true);
		const reduced = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
		vi.advanceTimersByTime(REST_MS);
		expect(granted).not.toHaveBeenCalled();
		reduced.mockRestore();
		vi.advanceTimersByTime(REST_MS);
		expect(granted).toHaveBeenCalledExactlyOnceWith(1);
	});

	it('has its bound for a text and for the page, and is given back', () => {
		const texts = Array.from({ length: 3 }, () => wait(100));
		vi.advanceTimersByTime(REST_MS);
		expect(texts.map(each => each.granted.mock.lastCall?.[0])).toEqual([30, 30, undefined]);
		texts[0]?.end();
		vi.advanceTimersByTime(REST_MS);
		expect(texts[2]?.granted).toHaveBeenCalledExactlyOnceWith(30);
		for (const { end } of texts) end();
		expect(vi.getTimerCount()).toBe(0);
	});

	it('looks after nothing once all that may move does, and again when some is given back or changes come fast', () => {
		const texts = Array.from({ length: 3 }, () => wait(100));
		vi.advanceTimersByTime(REST_MS);
		expect(vi.getTimerCount()).toBe(0);
		const busy = vi.spyOn(liveClock, 'isBusy', 'get').mockReturnValue(true);
		liveClock.events.emit('ticked', undefined);
		vi.advanceTimersByTime(REST_MS);
		expect(document.documentElement.hasAttribute('data-still')).toBe(true);
		busy.mockReturnValue(false);
		vi.advanceTimersByTime(REST_MS);
		expect(document.documentElement.hasAttribute('data-still')).toBe(false);
		expect(vi.getTimerCount()).toBe(0);
		texts[0]?.end();
		vi.advanceTimersByTime(REST_MS);
		expect(texts[2]?.granted).toHaveBeenCalledExactlyOnceWith(30);
	});

	it('stands still while live changes come fast', () => {
		const busy = vi.spyOn(liveClock, 'isBusy', 'get').mockReturnValue(true);
		const { granted, end } = wait(1);
		vi.advanceTimersByTime(REST_MS * 2);
		expect(granted).not.toHaveBeenCalled();
		expect(document.documentElement.hasAttribute('data-still')).toBe(true);
		busy.mockReturnValue(false);
		vi.advanceTimersByTime(REST_MS);
		expect(granted).toHaveBeenCalledExactlyOnceWith(1);
		expect(document.documentElement.hasAttribute('data-still')).toBe(false);
		busy.mockReturnValue(true);
		vi.advanceTimersByTime(REST_MS);
		end();
		expect(document.documentElement.hasAttribute('data-still')).toBe(false);
	});
});
