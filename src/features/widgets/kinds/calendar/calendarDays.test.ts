import { describe, expect, it } from 'vitest';
import { passedShares, weeksOf } from './calendarDays';

describe('what has passed', () => {
	it('is a share of the day, the month and the year', () => {
		const noon = passedShares(new Date(2026, 3, 16, 12).getTime());
		expect(noon.day).toBe(0.5);
		expect(noon.month).toBeCloseTo(15.5 / 30);
		expect(noon.year).toBeCloseTo(105.5 / 365, 2);
	});

	it('begins anew with the year', () => {
		expect(passedShares(new Date(2027, 0, 1).getTime())).toEqual({ day: 0, month: 0, year: 0 });
	});
});

describe('the weeks of a month', () => {
	it('begin with the chosen day', () => {
		expect(weeksOf(2026, 10, 1)[0]).toEqual([null, null, null, null, null, null, 1]);
		expect(weeksOf(2026, 10, 0)[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	it('have all its days once, and none of others', () => {
		expect(
			weeksOf(2028, 1, 1)
				.flat()
				.filter(day => day !== null),
		).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
		expect(weeksOf(2026, 1, 0)).toHaveLength(4);
	});
});
