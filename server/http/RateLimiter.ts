import { steadyNow } from '../steadyNow';

export interface RateLimit {
	/** The period, in milliseconds, in which `max` calls are counted. */
	duration?: number;
	max?: number;
	/** Milliseconds between one call and the next. */
	minInterval?: number;
}

/** The state of a limit that was reached. Times by `steadyNow`. */
export interface LimitState {
	total: number;
	remaining: number;
	resetMs: number;
}

interface Window {
	readonly duration: number;
	readonly max: number;
}

/** Above this number, unused counters are dropped. */
const COUNTERS_MAX = 20_000;

/** Counts calls in sliding windows, in memory: a restart resets them. */
export class RateLimiter {
	readonly #calls = new Map<string, number[]>();

	/**
	 * Counts one call, unless it is refused.
	 * @param actor the user or address to count for
	 * @param factor 1: as declared, 2: half as many calls, 0: no limit (the policy `rateLimitFactor`)
	 * @returns null if it is allowed, otherwise when the next one will be
	 */
	take(key: string, actor: string, limit: RateLimit, factor: number, now = steadyNow()): LimitState | null {
		if (factor <= 0) return null;
		const { duration, max, minInterval } = limit;
		return (
			(minInterval ? this.#count(`${key}:min:${actor}`, { duration: minInterval * factor, max: 1 }, now) : null) ??
			(duration && max
				? this.#count(`${key}:${actor}`, { duration, max: Math.max(1, Math.floor(max / factor)) }, now)
				: null)
		);
	}

	#count(counter: string, { duration, max }: Window, now: number): LimitState | null {
		const calls = this.#calls.get(counter) ?? [];
		const counted = calls.findIndex(at => at > now - duration);
		calls.splice(0, counted < 0 ? calls.length : counted);
		const isAllowed = calls.length < max;
		if (isAllowed) calls.push(now);
		this.#calls.delete(counter);
		this.#calls.set(counter, calls);
		if (this.#calls.size > COUNTERS_MAX) {
			const [oldest] = this.#calls.keys();
			if (oldest !== undefined) this.#calls.delete(oldest);
		}
		return isAllowed ? null : { total: max, remaining: 0, resetMs: (calls[0] ?? now) + duration };
	}
}
