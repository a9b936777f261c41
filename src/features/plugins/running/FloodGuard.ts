/** Counts what a plugin does, and tells where that is too much within a while. */
export class FloodGuard {
	readonly #most: number;
	readonly #withinMs: number;
	#times: number[] = [];

	/** @param most how often it may be done within the time */
	constructor(most: number, withinMs: number) {
		this.#most = most;
		this.#withinMs = withinMs;
	}

	/** @returns whether it is too much now */
	count(now = Date.now()): boolean {
		this.#times = [...this.#times.filter(at => now - at < this.#withinMs), now];
		return this.#times.length > this.#most;
	}
}
