import { expect, it } from 'vitest';
import { dayOf, secondsOfDay } from './daySeconds';

it('goes from a day to its seconds and back', () => {
	for (const day of ['2024-02-29', '1999-12-31', '2026-11-24']) expect(dayOf(secondsOfDay(day) ?? 0)).toBe(day);
});

it('knows what is no day', () => {
	for (const typed of ['', '2024', '2024-13-01', '1969-01-01', 'soon']) expect(secondsOfDay(typed)).toBeNull();
});
