import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { refusalOf } from './refusalOf';

const refused = (code: string, status = 400) => new ApiError('notes/show', status, { code });

describe('what the server refuses', () => {
	it('is not permitted only where an account is asked for', () => {
		for (const code of ['SIGNIN_REQUIRED', 'CREDENTIAL_REQUIRED', 'ACCESS_DENIED', 'ROLE_PERMISSION_DENIED']) {
			expect(refusalOf(refused(code))).toBe('refused');
		}
	});

	it('is not there where nothing has its id', () => {
		for (const code of ['NO_SUCH_NOTE', 'NO_SUCH_USER', 'NO_SUCH_CHANNEL', 'INVALID_PARAM']) {
			expect(refusalOf(refused(code))).toBe('gone');
		}
	});

	it('says what else went wrong in its own words', () => {
		const others = [
			refused('RATE_LIMIT_EXCEEDED', 429),
			refused('PERMISSION_DENIED', 403),
			refused('YOUR_ACCOUNT_SUSPENDED', 403),
		];
		for (const error of [...others, new NetworkError('notes/show', 'gone')]) expect(refusalOf(error)).toBeNull();
	});
});
