import { expect, it } from 'vitest';
import { nearestKept } from './nearestKept';

const before = ['a', 'b', 'c', 'd'];

it('keeps a row that stays', () => {
	expect(nearestKept(before, ['x', 'b', 'c'], 'b')).toBe('b');
});

it('goes on to the next row below that stays, else to the nearest one above', () => {
	expect(nearestKept(before, ['a', 'd'], 'b')).toBe('d');
	expect(nearestKept(before, ['a', 'b'], 'd')).toBe('b');
});

it('knows none where no row stays, or the row was never there', () => {
	expect(nearestKept(before, ['x'], 'b')).toBeUndefined();
	expect(nearestKept(before, before, 'x')).toBe(undefined);
});
