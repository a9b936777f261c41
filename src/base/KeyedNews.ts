/** One value per key, sent to every listener. Listeners that subscribe later also get the values sent before. */
export class KeyedNews<T> {
	readonly #told = new Map<string, T>();
	readonly #listeners = new Set<(news: T) => void>();

	/** @returns false if the key already has a value: nothing is sent then */
	tell(key: string, news: T): boolean {
		if (this.#told.has(key)) return false;
		this.#told.set(key, news);
		for (const listener of [...this.#listeners]) listener(news);
		return true;
	}

	get(key: string): T | undefined {
		return this.#told.get(key);
	}

	/** Forgets the key, so that `tell` sends it again. */
	forget(key: string): void {
		this.#told.delete(key);
	}

	/** @returns the function that unsubscribes */
	watch(listener: (news: T) => void): () => void {
		for (const news of this.#told.values()) listener(news);
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
