import { expect, it } from 'vitest';
import { chartScale } from './chartScale';

it('ends at a round number above the largest value', () => {
	expect(chartScale([3, 7])).toEqual({ least: 0, most: 8 });
	expect(chartScale([0, 41])).toEqual({ least: 0, most: 50 });
	expect(chartScale([1234])).toEqual({ least: 0, most: 2000 });
});

it('has room for one, even if nothing happened', () => {
	expect(chartScale([])).toEqual({ least: 0, most: 2 });
	expect(chartScale([0, 0])).toEqual({ least: 0, most: 2 });
	expect(chartScale([1])).toEqual({ least: 0, most: 2 });
});

it('begins near the smallest of totals, so that their changes show', () => {
	expect(chartScale([10_000, 10_012], true)).toEqual({ least: 10_000, most: 10_020 });
	expect(chartScale([3, 9], true)).toEqual({ least: 3, most: 9 });
	expect(chartScale([500, 500], true)).toEqual({ least: 499, most: 501 });
});
