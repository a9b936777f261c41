/** What is counted so soon after something else is counted with it. */
const GRAIN_MS = 100;

interface Part {
	readonly at: number;
	amount: number;
}

/** Counts what a plugin does, and tells where that is too much within a while. */
export class FloodGuard {
	readonly #most: number;
	readonly #withinMs: number;
	#parts: Part[] = [];

	/** @param most how often it may be done within the time */
	constructor(most: number, withinMs: number) {
		this.#most = most;
		this.#withinMs = withinMs;
	}

	/**
	 * @param amount how often it was done
	 * @returns whether it is too much now
	 */
	count(amount = 1, now = Date.now()): boolean {
		const last = this.#parts.at(-1);
		if (last && now - last.at < GRAIN_MS) last.amount += amount;
		else this.#parts = [...this.#parts.filter(({ at }) => now - at < this.#withinMs), { at: now, amount }];
		return this.#parts.reduce((sum, part) => sum + part.amount, 0) > this.#most;
	}
}
