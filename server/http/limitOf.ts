import type { Endpoint } from './endpoint';
import type { RateLimit } from './RateLimiter';

const MINUTE_MS = 60_000;

/** Ten tabs of ten columns that all begin anew twenty times in one minute stay below it. */
const READS: RateLimit = { duration: MINUTE_MS, max: 3000 };
/** People who tidy their drive or their mutes by hundreds stay below it. */
const WRITES: RateLimit = { duration: MINUTE_MS, max: 300 };

/**
 * How often an endpoint may be called: as it says itself, otherwise by whether it changes anything. Moderators may
 * work in bulk.
 */
export const limitOf = ({ limit, permission }: Pick<Endpoint, 'limit' | 'permission'>): RateLimit =>
	limit ?? (permission?.startsWith('write:') && !permission.startsWith('write:admin:') ? WRITES : READS);
