import { expect, it } from 'vitest';
import { cloudSize } from './cloudSize';

it('is larger for servers with more people, within limits', () => {
	expect(cloudSize(0, 10_000)).toBe(24);
	expect(cloudSize(10_000, 10_000)).toBe(54);
	expect(cloudSize(100, 10_000)).toBeGreaterThan(35);
	expect(cloudSize(100, 10_000)).toBeLessThan(45);
});

it('is small where nobody is known', () => {
	expect(cloudSize(0, 0)).toBe(24);
	expect(cloudSize(-1, 5)).toBe(24);
});
