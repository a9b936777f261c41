const KEPT = 200;

export interface SampledSource<Sample> {
	everyMs: number;
	/** Called when somebody begins to listen: what is measured afterwards is since then. */
	begin(): void | Promise<void>;
	/** Since the last call, or since `begin`. */
	measure(): Sample | Promise<Sample>;
}

/** Measures at an interval, only while somebody listens, once for all who do. */
export class Sampler<Sample> {
	readonly #source: SampledSource<Sample>;
	readonly #listeners = new Set<(sample: Sample) => void>();
	/** Newest first. */
	#log: Sample[] = [];
	#timer: NodeJS.Timeout | undefined;
	#isBusy = false;

	constructor(source: SampledSource<Sample>) {
		this.#source = source;
	}

	/** Returns the function that ends it. */
	listen(tell: (sample: Sample) => void): () => void {
		// Of its own, so that the same function may listen twice.
		const listener = (sample: Sample) => tell(sample);
		this.#listeners.add(listener);
		if (this.#listeners.size === 1) this.#start();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) this.close();
		};
	}

	/** The last samples, newest first. */
	log(count: number): readonly Sample[] {
		return this.#log.slice(0, count);
	}

	get isRunning(): boolean {
		return this.#timer !== undefined;
	}

	/** Stops, and forgets the samples: later ones would not follow on them. */
	close(): void {
		clearInterval(this.#timer);
		this.#timer = undefined;
		this.#log = [];
	}

	#start(): void {
		void this.#attempt(() => this.#source.begin());
		const timer = setInterval(() => {
			void this.#attempt(async () => {
				const sample = await this.#source.measure();
				// Everybody may have left meanwhile.
				if (this.#timer !== timer) return;
				this.#log = [sample, ...this.#log].slice(0, KEPT);
				for (const tell of [...this.#listeners]) tell(sample);
			});
		}, this.#source.everyMs);
		timer.unref();
		this.#timer = timer;
	}

	/** One at a time: a measurement that takes long is not overtaken. */
	async #attempt(act: () => void | Promise<void>): Promise<void> {
		if (this.#isBusy) return;
		this.#isBusy = true;
		try {
			await act();
		} catch (error) {
			console.error('A measurement failed:', error);
		}
		this.#isBusy = false;
	}
}
