const AT_ONCE = 4;
const WAITING = 100;
/** How many requests may begin within a minute. */
const MOST_A_MINUTE = 120;
const MINUTE_MS = 60_000;

/** The requests of one program: few at once, and not too many in a minute. */
export class RequestQueue {
	#running = 0;
	readonly #waiting: (() => void)[] = [];
	#begun: number[] = [];
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Runs a request once it may begin; null if too many wait already. */
	async run<T>(request: () => Promise<T>): Promise<T | null> {
		if (this.#waiting.length >= WAITING) return null;
		await new Promise<void>(begin => {
			this.#waiting.push(begin);
			this.#letIn();
		});
		try {
			return await request();
		} finally {
			this.#running--;
			this.#letIn();
		}
	}

	#letIn(): void {
		const now = Date.now();
		this.#begun = this.#begun.filter(at => now - at < MINUTE_MS);
		while (this.#running < AT_ONCE && this.#begun.length < MOST_A_MINUTE) {
			const begin = this.#waiting.shift();
			if (!begin) return;
			this.#running++;
			this.#begun.push(now);
			begin();
		}
		const [first] = this.#begun;
		if (this.#waiting.length === 0 || this.#running >= AT_ONCE || first === undefined) return;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#letIn(), first + MINUTE_MS - now);
	}
}
