import { LIMITS } from '../limits';
import type { Allowance } from './Calls';

const MINUTE_MS = 60_000;

/** What the timers of a program may compute together: `LIMITS.backgroundMs` in each minute. */
export class BackgroundTime {
	#allowance = full();
	#renewedAt = performance.now();

	/** What is left now; calls share it. */
	allowance(): Allowance {
		const now = performance.now();
		if (now - this.#renewedAt >= MINUTE_MS) {
			this.#allowance = full();
			this.#renewedAt = now;
		}
		return this.#allowance;
	}

	get isSpent(): boolean {
		return this.#allowance.computeMs <= 0;
	}
}

const full = (): Allowance => ({ steps: LIMITS.steps, computeMs: LIMITS.backgroundMs, rests: true });
