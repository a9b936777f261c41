/**
 * The value of a `Retry-After` header.
 * @param resetMs when the next call is allowed, in milliseconds since the epoch
 */
export const retryAfter = (resetMs: number): string => String(Math.max(1, Math.ceil((resetMs - Date.now()) / 1000)));
