export interface LruCacheOptions<Value> {
	/** The largest sum of weights to keep. */
	readonly limit: number;
	/** The weight of an entry; 1 by default. */
	readonly weigh?: (value: Value, key: string) => number;
	/** Called with each value that is dropped or replaced. */
	readonly onEvict?: (value: Value) => void;
}

/** A cache that drops the least recently used entries once the sum of weights exceeds its limit. */
export class LruCache<Value> {
	readonly #options: LruCacheOptions<Value>;
	readonly #entries = new Map<string, Value>();
	#weight = 0;

	constructor(options: LruCacheOptions<Value>) {
		this.#options = options;
	}

	get(key: string): Value | undefined {
		const value = this.#entries.get(key);
		// Below half the limit the order doesn't matter, and deleting and setting again would make the map grow.
		if (value === undefined || this.#weight * 2 <= this.#options.limit) return value;
		this.#entries.delete(key);
		this.#entries.set(key, value);
		return value;
	}

	set(key: string, value: Value): void {
		this.delete(key);
		this.#entries.set(key, value);
		this.#weight += this.#weigh(value, key);
		for (const oldest of this.#entries.keys()) {
			if (this.#weight <= this.#options.limit || this.#entries.size === 1) break;
			this.delete(oldest);
		}
	}

	delete(key: string): void {
		const value = this.#entries.get(key);
		if (value === undefined) return;
		this.#entries.delete(key);
		this.#weight -= this.#weigh(value, key);
		this.#options.onEvict?.(value);
	}

	clear(): void {
		for (const key of Array.from(this.#entries.keys())) this.delete(key);
	}

	get size(): number {
		return this.#entries.size;
	}

	#weigh(value: Value, key: string): number {
		return this.#options.weigh?.(value, key) ?? 1;
	}
}
