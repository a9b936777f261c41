/** Does something at most once within a while; what is asked for meanwhile is done once, at its end. */
export class MergedCalls {
	readonly #act: () => void;
	readonly #everyMs: number;
	#last = Number.NEGATIVE_INFINITY;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(act: () => void, everyMs: number) {
		this.#act = act;
		this.#everyMs = everyMs;
	}

	ask(): void {
		if (this.#timer !== undefined) return;
		const left = this.#last + this.#everyMs - Date.now();
		if (left > 0) this.#timer = setTimeout(() => this.#now(), left);
		else this.#now();
	}

	/** What was asked for is not done any more. */
	end(): void {
		clearTimeout(this.#timer);
	}

	#now(): void {
		this.#timer = undefined;
		this.#last = Date.now();
		this.#act();
	}
}
