import { expect, it } from 'vitest';
import { rowAfterKey } from './menuKeys';

it('moves through rows one after the other, and around', () => {
	expect([-1, 0, 2].map(row => rowAfterKey('ArrowDown', row, 3))).toEqual([0, 1, 0]);
	expect([-1, 0, 2].map(row => rowAfterKey('ArrowUp', row, 3))).toEqual([2, 2, 1]);
	expect([rowAfterKey('Home', 2, 3), rowAfterKey('End', 0, 3)]).toEqual([0, 2]);
	expect(rowAfterKey('ArrowRight', 0, 3)).toBeUndefined();
	expect(rowAfterKey('ArrowDown', 0, 0)).toBeUndefined();
});

it('moves among tiles as they stand, three in a line, and on to the rows below', () => {
	// Tiles 0 to 4, rows 5 and 6.
	const after = (key: string, row: number) => rowAfterKey(key, row, 7, 5);
	expect([0, 1, 4].map(row => after('ArrowRight', row))).toEqual([1, 2, 4]);
	expect([0, 1, 4].map(row => after('ArrowLeft', row))).toEqual([0, 0, 3]);
	expect([0, 1, 2, 3, 4].map(row => after('ArrowDown', row))).toEqual([3, 4, 5, 5, 5]);
	expect([0, 2, 3, 4].map(row => after('ArrowUp', row))).toEqual([6, 6, 0, 1]);
	expect([after('ArrowUp', 5), after('ArrowRight', 5)]).toEqual([4, undefined]);
	// Tiles alone.
	expect(rowAfterKey('ArrowDown', 4, 5, 5)).toBe(0);
});
