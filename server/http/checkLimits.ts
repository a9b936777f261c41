import type { Core } from '../Core';
import { clockTime } from '../steadyNow';
import type { UserRow } from '../store/tables/users';
import { ApiError } from './ApiError';
import { addressKey } from './addressKey';
import { commonErrors } from './commonErrors';
import type { Endpoint } from './endpoint';
import { limitOf } from './limitOf';
import type { LimitState } from './RateLimiter';

/** The most refused calls of one address that get the reason; further ones are told to wait. */
const REFUSALS = { duration: 60_000, max: 2000 };

/**
 * Counts a call that is otherwise allowed: by account, visitors by address. Calls refused earlier don't count for the
 * account, so that nobody can use up another's limit.
 * @throws ApiError if it is one too many
 */
export function checkLimit(core: Core, endpoint: Endpoint, me: UserRow | null, address: string): void {
	const limit = limitOf(endpoint);
	const { rateLimitFactor } = core.roles.policies(me);
	const reached = core.limiter.take(endpoint.name, me?.id ?? addressKey(address), limit, rateLimitFactor);
	if (reached) throw tooMany(reached);
}

/** The error for a refused call, counted by address. Allowed calls still get their response. */
export function refusalOf(core: Core, error: unknown, address: string): unknown {
	if (!(error instanceof ApiError)) return error;
	const reached = core.limiter.take('refused', addressKey(address), REFUSALS, 1);
	return reached ? tooMany(reached) : error;
}

function tooMany({ remaining, total, ...state }: LimitState): ApiError {
	const resetMs = clockTime(state.resetMs);
	const reset = Math.ceil(resetMs / 1000);
	return new ApiError(commonErrors.rateLimitExceeded, { remaining, reset, resetMs, total });
}
