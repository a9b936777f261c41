/**
 * Runs one piece of work at a time and keeps only the last input that arrives meanwhile. For previews, where outdated
 * inputs may be skipped.
 */
export class LatestOnly<Input> {
	readonly #work: (input: Input) => Promise<void>;
	#next: { readonly input: Input } | null = null;
	#isBusy = false;
	#isStopped = false;

	/** @param work handles its own errors; what it throws is dropped */
	constructor(work: (input: Input) => Promise<void>) {
		this.#work = work;
	}

	ask(input: Input): void {
		if (this.#isStopped) return;
		this.#next = { input };
		if (!this.#isBusy) void this.#run();
	}

	/** Starts no further work. */
	stop(): void {
		this.#isStopped = true;
		this.#next = null;
	}

	async #run(): Promise<void> {
		this.#isBusy = true;
		for (let next = this.#take(); next; next = this.#take()) {
			try {
				await this.#work(next.input);
			} catch {
				// The work has already reported it.
			}
		}
		this.#isBusy = false;
	}

	#take() {
		const next = this.#next;
		this.#next = null;
		return next;
	}
}
