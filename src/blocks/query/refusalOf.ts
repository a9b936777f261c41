import { ApiError } from '@/api/ApiError';

/** The server requires an account, or another one. */
const REFUSED = new Set([
	'SIGNIN_REQUIRED',
	'CREDENTIAL_REQUIRED',
	'ACCESS_DENIED',
	'ROLE_PERMISSION_DENIED',
	'FORBIDDEN',
]);

/** Why something can't be shown, for errors with a message of its own in that place; null for others. */
export function refusalOf(error: unknown): 'gone' | 'refused' | null {
	if (!(error instanceof ApiError)) return null;
	// An id that the server considers malformed can't exist.
	if (error.code.startsWith('NO_SUCH_') || error.code === 'INVALID_PARAM') return 'gone';
	return REFUSED.has(error.code) ? 'refused' : null;
}
