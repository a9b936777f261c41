/**
 * Values that are expensive to make, by key; the least recently used are dropped when the bytes run out. Concurrent
 * requests share one computation. Failures are not cached.
 */
export class ByteCache<Value extends { bytes: Buffer }> {
	readonly #kept = new Map<string, Value>();
	readonly #making = new Map<string, Promise<Value>>();
	#size = 0;

	constructor(readonly maxBytes: number) {}

	/** Whether `get` makes nothing new for a key. */
	has(key: string): boolean {
		return this.#kept.has(key) || this.#making.has(key);
	}

	get(key: string, make: () => Promise<Value>): Promise<Value> {
		const kept = this.#kept.get(key);
		if (kept) {
			this.#kept.delete(key);
			this.#kept.set(key, kept);
			return Promise.resolve(kept);
		}
		const running = this.#making.get(key);
		if (running) return running;
		const made = make()
			.then(value => {
				this.#keep(key, value);
				return value;
			})
			.finally(() => this.#making.delete(key));
		this.#making.set(key, made);
		return made;
	}

	#keep(key: string, value: Value): void {
		this.#kept.set(key, value);
		this.#size += value.bytes.length;
		for (const [oldest, { bytes }] of this.#kept) {
			if (this.#size <= this.maxBytes) return;
			this.#kept.delete(oldest);
			this.#size -= bytes.length;
		}
	}
}
