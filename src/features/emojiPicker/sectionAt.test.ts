import { expect, it } from 'vitest';
import { sectionAt } from './sectionAt';

it('is the last section that begins at or above the upper edge', () => {
	const tops = [0, 120, 400];
	expect([0, 119.6, 120, 399, 900].map(top => sectionAt(tops, top))).toEqual([0, 1, 1, 2, 2]);
	expect(sectionAt([46], 0)).toBe(0);
});
