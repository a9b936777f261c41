/** Things to be told once a key. Who listens later hears what was told before. */
export class KeyedNews<T> {
	readonly #told = new Map<string, T>();
	readonly #listeners = new Set<(news: T) => void>();

	/** @returns whether it is news: nothing was told under this key */
	tell(key: string, news: T): boolean {
		if (this.#told.has(key)) return false;
		this.#told.set(key, news);
		for (const listener of [...this.#listeners]) listener(news);
		return true;
	}

	get(key: string): T | undefined {
		return this.#told.get(key);
	}

	/** From now on the same would be news again. */
	forget(key: string): void {
		this.#told.delete(key);
	}

	/** @returns ends it */
	watch(listener: (news: T) => void): () => void {
		for (const news of this.#told.values()) listener(news);
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
