import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { noteRefusal } from './noteRefusal';

const refused = (code: string, status = 400) => new ApiError('notes/show', status, { code });

describe('a note that the server refuses', () => {
	it('is not permitted only where an account is asked for', () => {
		for (const code of ['SIGNIN_REQUIRED', 'CREDENTIAL_REQUIRED', 'ACCESS_DENIED', 'ROLE_PERMISSION_DENIED']) {
			expect(noteRefusal(refused(code))).toBe('notPermitted');
		}
	});

	it('is not there where no note has its id', () => {
		expect(noteRefusal(refused('NO_SUCH_NOTE'))).toBe('notFound');
		expect(noteRefusal(refused('INVALID_PARAM'))).toBe('notFound');
	});

	it('says what else went wrong in its own words', () => {
		const others = [
			refused('RATE_LIMIT_EXCEEDED', 429),
			refused('PERMISSION_DENIED', 403),
			refused('YOUR_ACCOUNT_SUSPENDED', 403),
		];
		for (const error of [...others, new NetworkError('notes/show', 'gone')]) expect(noteRefusal(error)).toBeNull();
	});
});
