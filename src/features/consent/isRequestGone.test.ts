import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { isRequestGone } from './isRequestGone';

it('tells a request that is over from one that can be answered again', () => {
	const refusal = (code: string) => isRequestGone(new ApiError('x', 400, { code }));
	expect(['NO_SUCH_SESSION', 'invalid_request'].map(refusal)).toEqual([true, true]);
	expect(['access_denied', 'RATE_LIMIT_EXCEEDED', ''].map(refusal)).toEqual([false, false, false]);
	expect(isRequestGone(new NetworkError('x', 'gone'))).toBe(false);
});
