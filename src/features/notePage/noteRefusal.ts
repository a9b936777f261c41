import { ApiError } from '@/api/ApiError';

/** The server asks for an account, or for another one. */
const NOT_PERMITTED = new Set(['SIGNIN_REQUIRED', 'CREDENTIAL_REQUIRED', 'ACCESS_DENIED', 'ROLE_PERMISSION_DENIED']);

/** Why a note is not shown where that has a page of its own; null for errors that say themselves what they are. */
export function noteRefusal(error: unknown): 'notFound' | 'notPermitted' | null {
	if (!(error instanceof ApiError)) return null;
	// No note has an id that the server does not take for one.
	if (error.code === 'NO_SUCH_NOTE' || error.code === 'INVALID_PARAM') return 'notFound';
	return NOT_PERMITTED.has(error.code) ? 'notPermitted' : null;
}
