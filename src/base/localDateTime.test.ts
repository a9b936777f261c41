import { expect, it } from 'vitest';
import { localDateTime } from './localDateTime';

it('is read back as the same minute', () => {
	const at = Date.parse('2026-03-29T12:34:56Z');
	expect(Date.parse(localDateTime(at))).toBe(Date.parse('2026-03-29T12:34:00Z'));
	expect(localDateTime(at)).toMatch(/^2026-03-\d\dT\d\d:\d4$/);
});
