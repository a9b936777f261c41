import { describe, expect, it } from 'vitest';
import { RateLimiter } from './RateLimiter';

const HOUR = { duration: 3_600_000, max: 4 };

/** How many of simultaneous calls are allowed. */
const allowedOf = (limiter: RateLimiter, count: number, factor: number) =>
	Array.from({ length: count }, () => limiter.take('x', 'me', HOUR, factor, 1000)).filter(state => state === null)
		.length;

describe('RateLimiter', () => {
	it('allows as many calls as declared, half as many at factor 2, and any number at factor 0', () => {
		expect(allowedOf(new RateLimiter(), 10, 1)).toBe(4);
		expect(allowedOf(new RateLimiter(), 10, 2)).toBe(2);
		expect(allowedOf(new RateLimiter(), 10, 0)).toBe(10);
	});

	it('tells when the next call is allowed, and allows it then', () => {
		const limiter = new RateLimiter();
		for (const at of [0, 10, 20, 30]) limiter.take('x', 'me', HOUR, 1, at);
		expect(limiter.take('x', 'me', HOUR, 1, 40)).toEqual({ total: 4, remaining: 0, resetMs: 3_600_000 });
		expect(limiter.take('x', 'me', HOUR, 1, 3_600_000)).toBeNull();
	});

	it('keeps calls apart by the interval, stretched by the factor', () => {
		const limiter = new RateLimiter();
		const limit = { minInterval: 1000 };
		expect(limiter.take('x', 'me', limit, 3, 0)).toBeNull();
		expect(limiter.take('x', 'me', limit, 3, 2999)).toMatchObject({ resetMs: 3000 });
		expect(limiter.take('x', 'me', limit, 3, 3000)).toBeNull();
	});

	it('counts people and endpoints apart', () => {
		const limiter = new RateLimiter();
		const once = { duration: 1000, max: 1 };
		expect(limiter.take('x', 'me', once, 1, 0)).toBeNull();
		expect(limiter.take('x', 'you', once, 1, 0)).toBeNull();
		expect(limiter.take('y', 'me', once, 1, 0)).toBeNull();
		expect(limiter.take('x', 'me', once, 1, 0)).not.toBeNull();
	});
});
