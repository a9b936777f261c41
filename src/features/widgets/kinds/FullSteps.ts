type Listener = (now: number) => void;

/**
 * One timer for all that show something at full steps, so that they change in one frame: each costs the whole page a
 * paint.
 */
export class FullSteps {
	readonly #stepMs: number;
	readonly #listeners = new Set<Listener>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** @param stepMs such as 1000 for each full second */
	constructor(stepMs: number) {
		this.#stepMs = stepMs;
	}

	/** @returns ends it */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		if (this.#listeners.size === 1) this.#wait();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) clearTimeout(this.#timer);
		};
	}

	#wait(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tick(), this.#stepMs - (Date.now() % this.#stepMs));
	}

	#tick(): void {
		const now = Date.now();
		for (const listener of Array.from(this.#listeners)) listener(now);
		if (this.#listeners.size > 0) this.#wait();
	}
}
