import { expect, it } from 'vitest';
import { localDay } from './localDay';

it('is the day of the device', () => {
	expect(localDay(new Date(2026, 0, 5, 0, 0, 1).getTime())).toBe('2026-01-05');
	expect(localDay(new Date(2026, 11, 31, 23, 59).getTime())).toBe('2026-12-31');
});
