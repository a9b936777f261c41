import type { ApiError } from './ApiError';

/**
 * How long a caller that was refused by a limit has to wait, in milliseconds; null where the server did not tell, or the
 * time is over.
 */
export function resetIn({ info }: ApiError, now = Date.now()): number | null {
	const resetMs = (info as { resetMs?: unknown } | null | undefined)?.resetMs;
	return typeof resetMs === 'number' && resetMs > now ? resetMs - now : null;
}

/** What a `Retry-After` header says as the `info` of a refusal; undefined where it says nothing that is understood. */
export function infoOfRetryAfter(header: string | null, now = Date.now()): { resetMs: number } | undefined {
	if (header === null || header.trim() === '') return undefined;
	const seconds = Number(header);
	const resetMs = Number.isFinite(seconds) ? now + seconds * 1_000 : Date.parse(header);
	return Number.isNaN(resetMs) ? undefined : { resetMs };
}
