import type { Endpoint } from './endpoint';
import type { RateLimit } from './RateLimiter';

const MINUTE_MS = 60_000;

/** Enough for ten tabs with ten columns that all reload twenty times in a minute. */
const READS: RateLimit = { duration: MINUTE_MS, max: 3000 };
/** Enough for users who tidy their drive or mutes by hundreds. */
const WRITES: RateLimit = { duration: MINUTE_MS, max: 300 };

/** The rate limit of an endpoint: its own, or a default for reading and for writing. Moderators may work in bulk. */
export const limitOf = ({ limit, permission }: Pick<Endpoint, 'limit' | 'permission'>): RateLimit =>
	limit ?? (permission?.startsWith('write:') && !permission.startsWith('write:admin:') ? WRITES : READS);
