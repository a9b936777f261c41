import { expect, it } from 'vitest';
import { areaPath, linePath, linePoints } from './linePath';

const size = { width: 100, height: 20 };

it('draws from left to right, the largest value at the top', () => {
	expect(linePoints([0, 5, 10], size)).toEqual([
		[0, 20],
		[50, 10],
		[100, 0],
	]);
	expect(linePath(linePoints([0, 10], size))).toBe('M0 20L100 0');
	expect(areaPath(linePoints([5, 10], size), size)).toBe('M0 10L100 0L100 20L0 20Z');
});

it('keeps a scale of its own, and what is beyond it within the picture', () => {
	expect(linePoints([0.5, 3, -1], size, 1)).toEqual([
		[0, 10],
		[50, 0],
		[100, 20],
	]);
});

it('draws a flat line where nothing happened, and nothing where nothing is known', () => {
	expect(linePath(linePoints([0, 0], size))).toBe('M0 20L100 20');
	expect(linePath(linePoints([], size))).toBe('');
	expect(areaPath([], size)).toBe('');
});
