export type Task = (signal: AbortSignal) => Promise<void>;

/** Work that goes on after its answer: so many at once, the others wait their turn. What fails disturbs no other. */
export class TaskQueue {
	readonly #atOnce: number;
	readonly #waiting: Task[] = [];
	readonly #end = new AbortController();
	#running = 0;

	constructor(atOnce: number) {
		this.#atOnce = atOnce;
	}

	/** @param task what it is given is aborted when the queue is closed */
	add(task: Task): void {
		if (this.#end.signal.aborted) return;
		this.#waiting.push(task);
		this.#next();
	}

	/** Aborts what runs and drops what waits. */
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
