import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime';

const NOW = Date.UTC(2026, 10, 21);

it.each([
	[0, null, 0],
	[9.9, null, 0],
	[-3, null, 0],
	[10, 'seconds', 10],
	[59, 'seconds', 59],
	[60, 'minutes', 1],
	[3599, 'minutes', 59],
	[3600, 'hours', 1],
	[86_400, 'days', 1],
	[604_800, 'weeks', 1],
	[2_592_000, 'months', 1],
	[31_536_000, 'years', 1],
	[70_000_000, 'years', 2],
] as const)('%d seconds ago', (ago, unit, count) => {
	expect(relativeTime(NOW - ago * 1000, NOW)).toEqual({ unit, count, isFuture: false });
});

it('looks ahead too', () => {
	expect(relativeTime(NOW + 120_000, NOW)).toEqual({ unit: 'minutes', count: 2, isFuture: true });
	expect(relativeTime(NOW + 4_000, NOW)).toEqual({ unit: 'seconds', count: 4, isFuture: true });
});
