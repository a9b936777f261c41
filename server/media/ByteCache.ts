/**
 * Values that are expensive to make, by key; the least recently used are dropped when the bytes run out. Concurrent
 * requests share one computation. Failures are not cached.
 */
export class ByteCache<Value extends { bytes: Buffer }> {
	readonly #kept = new Map<string, Value>();
	readonly #making = new Map<string, Promise<Value>>();
	#size = 0;

	constructor(readonly maxBytes: number) {}

	/** What is kept or being made; undefined if `get` would make it. */
	find(key: string): Promise<Value> | undefined {
		const kept = this.#kept.get(key);
		if (!kept) return this.#making.get(key);
		this.#kept.delete(key);
		this.#kept.set(key, kept);
		return Promise.resolve(kept);
	}

	get(key: string, make: () => Promise<Value>): Promise<Value> {
		const shared = this.find(key);
		if (shared) return shared;
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
