import { ApiError, NetworkError } from '@/api/ApiError';

const TOO_MANY_REQUESTS = 429;

/** Whether a call that failed may go well the next time: no answer, the server's own fault, or a limit that passes. */
export const mayPass = (error: unknown): boolean =>
	error instanceof NetworkError ||
	(error instanceof ApiError && (error.status >= 500 || error.status === TOO_MANY_REQUESTS));
