import { expect, it } from 'vitest';
import { clamp } from './clamp';

it('keeps a number between two others', () => {
	expect(clamp(5, 1, 9)).toBe(5);
	expect(clamp(0, 1, 9)).toBe(1);
	expect(clamp(10, 1, 9)).toBe(9);
});

it('takes the larger bound where the bounds exclude each other, as for the last index of an empty list', () => {
	expect(clamp(3, 0, -1)).toBe(-1);
});
