import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MergedCalls } from './MergedCalls';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, and then once for all that is asked for within a while', () => {
	const act = vi.fn();
	const calls = new MergedCalls(act, 5_000);
	for (let count = 0; count < 10; count++) calls.ask();
	expect(act).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(4_999);
	expect(act).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	expect(act).toHaveBeenCalledTimes(2);
	vi.advanceTimersByTime(60_000);
	expect(act).toHaveBeenCalledTimes(2);
	calls.ask();
	expect(act).toHaveBeenCalledTimes(3);
});

it('does nothing more once it is ended', () => {
	const act = vi.fn();
	const calls = new MergedCalls(act, 5_000);
	calls.ask();
	calls.ask();
	calls.end();
	vi.advanceTimersByTime(60_000);
	expect(act).toHaveBeenCalledTimes(1);
});
