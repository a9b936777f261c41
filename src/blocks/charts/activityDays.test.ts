import { expect, it } from 'vitest';
import { activityDays } from './activityDays';

it('puts today into the last week, and earlier days before it', () => {
	const days = activityDays([4, 0, 1, 2], 2, 1);
	expect(days.map(({ week, weekday }) => [week, weekday])).toEqual([
		[1, 1],
		[1, 0],
		[0, 6],
		[0, 5],
	]);
	expect(days.map(({ level }) => level)).toEqual([4, 0, 1, 2]);
});

it('leaves out what is older than the weeks that are shown', () => {
	expect(
		activityDays(
			Array.from({ length: 50 }, () => 1),
			2,
			3,
		),
	).toHaveLength(11);
});

it('marks any activity, also beside a very busy day', () => {
	expect(activityDays([1000, 1, 0], 1, 6).map(({ level }) => level)).toEqual([4, 1, 0]);
	expect(activityDays([0, 0], 1, 6).map(({ level }) => level)).toEqual([0, 0]);
	expect(activityDays([], 1, 6)).toEqual([]);
});
