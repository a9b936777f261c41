import type { Core } from '../Core';
import { clockTime } from '../steadyNow';
import type { UserRow } from '../store/tables/users';
import { ApiError } from './ApiError';
import { addressKey } from './addressKey';
import { commonErrors } from './commonErrors';
import type { Endpoint } from './endpoint';
import { limitOf } from './limitOf';
import type { LimitState } from './RateLimiter';

/** Calls of one address that are answered with why they are refused; the next ones are told to wait. */
const REFUSALS = { duration: 60_000, max: 2000 };

/**
 * Counts a call that is otherwise allowed: by account, visitors by address. What is refused before has cost the account
 * nothing, so that nobody can use up what is another's. @throws ApiError when it is one too many
 */
export function checkLimit(core: Core, endpoint: Endpoint, me: UserRow | null, address: string): void {
	const limit = limitOf(endpoint);
	const { rateLimitFactor } = core.roles.policies(me);
	const reached = core.limiter.take(endpoint.name, me?.id ?? addressKey(address), limit, rateLimitFactor);
	if (reached) throw tooMany(reached);
}

/** What a refused call is answered with, counted by its address. Calls that are allowed go on being answered. */
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
