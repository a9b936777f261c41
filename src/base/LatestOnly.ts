/**
 * Does one piece of work at a time; of what is asked for meanwhile only the last is done. For previews: what is stale
 * never queues.
 */
export class LatestOnly<Input> {
	readonly #work: (input: Input) => Promise<void>;
	#next: { readonly input: Input } | null = null;
	#isBusy = false;
	#isStopped = false;

	/** @param work tells its failures itself: what it throws is dropped */
	constructor(work: (input: Input) => Promise<void>) {
		this.#work = work;
	}

	ask(input: Input): void {
		if (this.#isStopped) return;
		this.#next = { input };
		if (!this.#isBusy) void this.#run();
	}

	/** Nothing is begun any more. */
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
				// Told by the work itself.
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
