import { expect, it } from 'vitest';
import { cohortsOf, returnedAfter } from './retention';

const NOW = Date.UTC(2026, 10, 5, 15);
const day = (date: number) => new Date(Date.UTC(2026, 10, date)).toISOString();

it('counts by days since people registered, however servers write days, and leaves today out', () => {
	const told = [
		{ createdAt: day(1), users: 4, data: { '2026-11-2': 3, '2026-11-04': 1, '2026-11-05': 1 } },
		{ createdAt: day(3), users: 2, data: null },
	];
	expect(cohortsOf(told, NOW)).toEqual([
		{ at: Date.UTC(2026, 10, 3), people: 2, returned: [0] },
		{ at: Date.UTC(2026, 10, 1), people: 4, returned: [3, 0, 1] },
	]);
});

it('leaves out days without anybody, and what is no day', () => {
	expect(cohortsOf([{ createdAt: day(1), users: 0 }, { createdAt: 'soon', users: 3 }, {}], NOW)).toEqual([]);
});

it('tells the share of all who registered long enough ago', () => {
	const cohorts = [
		{ at: 0, people: 4, returned: [3, 1] },
		{ at: 1, people: 6, returned: [2] },
	];
	expect(returnedAfter(cohorts, 1)).toBe(0.5);
	expect(returnedAfter(cohorts, 2)).toBe(0.25);
	expect(returnedAfter(cohorts, 3)).toBeNull();
});
