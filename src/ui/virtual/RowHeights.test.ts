import { describe, expect, it } from 'vitest';
import { RowHeights } from './RowHeights';

function heights(...measured: number[]): RowHeights {
	const rows = new RowHeights(100);
	rows.setKeys(measured.map((_, index) => `k${index}`));
	measured.forEach((height, index) => {
		if (height > 0) rows.measure(`k${index}`, height);
	});
	return rows;
}

describe('RowHeights', () => {
	it('begins each row where the one before ends', () => {
		const rows = heights(50, 70, 30);
		expect([0, 1, 2, 3].map(index => rows.offsetOf(index))).toEqual([0, 50, 120, 150]);
		expect(rows.total).toBe(150);
	});

	it('takes the average for rows that were not measured', () => {
		expect(heights(50, 0, 150).offsetOf(2)).toBe(150);
		expect(heights(0, 0).total).toBe(200);
	});

	it('finds the row at a height, and the nearest outside', () => {
		const rows = heights(50, 70, 30);
		expect([-10, 0, 49, 50, 119, 120, 900].map(offset => rows.indexAt(offset))).toEqual([0, 0, 0, 1, 1, 2, 2]);
	});

	it('finds the rows between two heights, also of a list that is not shown yet', () => {
		const rows = heights(50, 70, 30);
		expect(rows.rangeIn(['k0', 'k1', 'k2'], 0, 60)).toEqual({ start: 0, end: 2 });
		expect(rows.rangeIn(['k0', 'k1', 'k2'], 50, 120)).toEqual({ start: 1, end: 2 });
		expect(rows.rangeIn(['new', 'k0', 'k1'], 0, 40)).toEqual({ start: 0, end: 1 });
		expect(rows.rangeIn(['k0'], 900, 1000)).toEqual({ start: 0, end: 1 });
		expect(rows.rangeIn([], 0, 100)).toEqual({ start: 0, end: 0 });
	});

	it('keeps a height by its key when rows come above', () => {
		const rows = heights(50, 70);
		rows.setKeys(['new', 'k0', 'k1']);
		rows.measure('new', 10);
		expect(rows.offsetOf(2)).toBe(60);
		expect(rows.total).toBe(130);
	});

	it('tells by how much a row has grown', () => {
		const rows = heights(50, 70);
		expect(rows.measure('k0', 80)).toBe(30);
		expect(rows.measure('k0', 80)).toBe(0);
	});

	it('forgets all heights when the width changes', () => {
		const rows = heights(50, 70);
		rows.forget();
		expect(rows.total).toBe(200);
	});

	it('is empty without rows', () => {
		const rows = heights();
		expect(rows.total).toBe(0);
		expect(rows.indexAt(10)).toBe(0);
	});
});
