import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { limitedUntil } from './limitedUntil';

const NOW = Date.parse('2026-11-03T12:00:00Z');
const limited = (resetMs?: number) =>
	new ApiError('notes/create', 429, {
		code: 'RATE_LIMIT_EXCEEDED',
		...(resetMs !== undefined && { info: { resetMs } }),
	});

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
});
afterEach(() => vi.useRealTimers());

it('waits as long as the server says, two hours at most, and a minute where it says nothing', () => {
	expect(limitedUntil(limited(NOW + 5_000))).toBe(NOW + 5_000);
	expect(limitedUntil(limited(NOW + 5 * 3_600_000))).toBe(NOW + 2 * 3_600_000);
	expect(limitedUntil(limited())).toBe(NOW + 60_000);
	expect(limitedUntil(limited(NOW - 1))).toBe(NOW + 60_000);
});

it('is about rate limits alone', () => {
	expect(limitedUntil(new ApiError('notes/create', 400, { code: 'NO_SUCH_FILE' }))).toBeNull();
	expect(limitedUntil(new NetworkError('notes/create', new Error('away')))).toBeNull();
});
