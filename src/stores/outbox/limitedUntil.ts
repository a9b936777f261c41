import { ApiError } from '@/api/ApiError';
import { resetIn } from '@/api/resetIn';

/** Where the server doesn't tell how long its limit lasts. */
const PAUSE_MS = 60_000;
/** Then it is tried, whatever the server said. */
const LONGEST_MS = 2 * 3_600_000;

/**
 * When to send again what a rate limit has refused (429), in milliseconds since the epoch; null for any other error.
 */
export function limitedUntil(error: unknown): number | null {
	if (!(error instanceof ApiError) || error.status !== 429) return null;
	return Date.now() + Math.min(resetIn(error) ?? PAUSE_MS, LONGEST_MS);
}
