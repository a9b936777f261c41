import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './inTime';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the result of work that is done in time, and leaves no timer behind', async () => {
	expect(await inTime(Promise.resolve('done'), 100)).toBe('done');
	expect(vi.getTimerCount()).toBe(0);
});

it('gives null once work has taken too long', async () => {
	const result = inTime(new Promise(() => {}), 100);
	await vi.advanceTimersByTimeAsync(100);
	expect(await result).toBeNull();
});

it('rejects as the work does', async () => {
	await expect(inTime(Promise.reject(new Error('failed')), 100)).rejects.toThrow('failed');
});
