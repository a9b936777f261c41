/** One value per key, sent to every listener. Listeners that subscribe later also get the values sent before. */
export class StickyEvents<T> {
	readonly #sent = new Map<string, T>();
	readonly #listeners = new Set<(value: T) => void>();

	/** @returns false if the key already has a value: nothing is sent then */
	emit(key: string, value: T): boolean {
		if (this.#sent.has(key)) return false;
		this.#sent.set(key, value);
		for (const listener of [...this.#listeners]) listener(value);
		return true;
	}

	get(key: string): T | undefined {
		return this.#sent.get(key);
	}

	/** Forgets the key, so that `emit` sends it again. */
	forget(key: string): void {
		this.#sent.delete(key);
	}

	/** @returns the function that unsubscribes */
	watch(listener: (value: T) => void): () => void {
		for (const value of this.#sent.values()) listener(value);
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
