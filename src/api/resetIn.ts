import type { ApiError } from './ApiError';

/**
 * How long to wait after a refusal by a rate limit, in milliseconds; null if the server didn't say, or the time is
 * over.
 */
export function resetIn({ info }: ApiError, now = Date.now()): number | null {
	const resetMs = (info as { resetMs?: unknown } | null | undefined)?.resetMs;
	return typeof resetMs === 'number' && resetMs > now ? resetMs - now : null;
}

/** A `Retry-After` header as the `info` of a refusal; undefined if it can't be parsed. */
export function infoOfRetryAfter(header: string | null, now = Date.now()): { resetMs: number } | undefined {
	if (header === null || header.trim() === '') return undefined;
	const seconds = Number(header);
	const resetMs = Number.isFinite(seconds) ? now + seconds * 1_000 : Date.parse(header);
	return Number.isNaN(resetMs) ? undefined : { resetMs };
}
