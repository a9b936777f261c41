import { ApiError } from '@/api/ApiError';

/** What servers say of a request that isn't waiting for an answer: registered apps, and OAuth. */
const GONE = new Set(['NO_SUCH_SESSION', 'invalid_request']);

/** Whether an app's request was answered before, has expired or was never made. */
export const isRequestGone = (error: unknown): boolean => error instanceof ApiError && GONE.has(error.code);
