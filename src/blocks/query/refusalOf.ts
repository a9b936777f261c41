import { ApiError } from '@/api/ApiError';

/** The server asks for an account, or for another one. */
const REFUSED = new Set(['SIGNIN_REQUIRED', 'CREDENTIAL_REQUIRED', 'ACCESS_DENIED', 'ROLE_PERMISSION_DENIED']);

/** Why something is not shown where that is said in its place; null for errors that say themselves what they are. */
export function refusalOf(error: unknown): 'gone' | 'refused' | null {
	if (!(error instanceof ApiError)) return null;
	// Nothing has an id that the server does not take for one.
	if (error.code.startsWith('NO_SUCH_') || error.code === 'INVALID_PARAM') return 'gone';
	return REFUSED.has(error.code) ? 'refused' : null;
}
