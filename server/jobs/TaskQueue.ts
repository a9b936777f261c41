export type Task = (signal: AbortSignal) => Promise<void>;

/** Background work that continues after the response, a limited number at once. Failures don't affect other tasks. */
export class TaskQueue {
	readonly #atOnce: number;
	readonly #waiting: Task[] = [];
	readonly #end = new AbortController();
	#running = 0;

	constructor(atOnce: number) {
		this.#atOnce = atOnce;
	}

	/** @param task its signal is aborted when the queue is closed */
	add(task: Task): void {
		if (this.#end.signal.aborted) return;
		this.#waiting.push(task);
		this.#next();
	}

	/** Aborts running tasks and drops waiting ones. */
	close(): void {
		this.#waiting.length = 0;
		this.#end.abort();
	}

	#next(): void {
		const task = this.#running < this.#atOnce ? this.#waiting.shift() : undefined;
		if (task) void this.#run(task);
	}

	async #run(task: Task): Promise<void> {
		this.#running++;
		try {
			await task(this.#end.signal);
		} catch (error) {
			if (!this.#end.signal.aborted) console.error('A task failed:', error);
		}
		this.#running--;
		this.#next();
	}
}
