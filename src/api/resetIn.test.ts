import { expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { infoOfRetryAfter, resetIn } from './resetIn';

const refused = (info: unknown) => new ApiError('signin-flow', 429, { code: 'RATE_LIMIT_EXCEEDED', info });

it('counts from now until the limit is lifted', () => {
	expect(resetIn(refused({ resetMs: 61_000 }), 1_000)).toBe(60_000);
	expect(resetIn(refused({ resetMs: 500 }), 1_000)).toBeNull();
	expect(resetIn(refused(undefined), 1_000)).toBeNull();
});

it('reads a header in seconds, or as a date', () => {
	expect(infoOfRetryAfter('90', 1_000)).toEqual({ resetMs: 91_000 });
	expect(infoOfRetryAfter('Thu, 01 Jan 1970 00:02:00 GMT', 1_000)).toEqual({ resetMs: 120_000 });
	expect(infoOfRetryAfter(null)).toBeUndefined();
	expect(infoOfRetryAfter('soon')).toBeUndefined();
});
