import { expect, it } from 'vitest';
import { FloodGuard } from './FloodGuard';

it('allows so much within the time, and no more', () => {
	const guard = new FloodGuard(3, 1_000);
	expect([guard.count(1, 0), guard.count(1, 10), guard.count(1, 300)]).toEqual([false, false, false]);
	expect(guard.count(1, 900)).toBe(true);
	// The first two are forgotten.
	expect(guard.count(1, 1_200)).toBe(false);
	expect(guard.count(1, 5_000)).toBe(false);
});

it('counts much at once', () => {
	const guard = new FloodGuard(100, 1_000);
	expect(guard.count(100, 0)).toBe(false);
	expect(guard.count(1, 50)).toBe(true);
	expect(guard.count(0, 60)).toBe(true);
	expect(guard.count(1, 1_000)).toBe(false);
});
