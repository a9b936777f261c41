import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';

const GONE: ReadonlySet<string> = new Set([
	ERROR_IDS.accountSuspended,
	ERROR_IDS.accountDeleted,
	ERROR_IDS.tokenRevoked,
]);

/** The account is suspended, deleted, or its token revoked: it is taken off this device (spec 1 §4, §8). */
export function isAccountGone(error: unknown): boolean {
	return error instanceof ApiError && isGoneId(error.id);
}

/** The same by the error's id alone. */
export const isGoneId = (errorId: string): boolean => GONE.has(errorId);
