/** Names that many notes share, each list of them once and by a number, so that a filter looks at each once. */
export class SharedNames {
	readonly #numbers = new Map<string, number>();
	readonly #all: (readonly string[])[] = [];

	/** @returns the number of the list that this key stands for */
	numberOf(key: string, make: () => readonly string[]): number {
		let number = this.#numbers.get(key);
		if (number === undefined) {
			number = this.#all.push(make()) - 1;
			this.#numbers.set(key, number);
		}
		return number;
	}

	/** By the number 1 for the lists that pass, else 0. */
	filter(passes: (names: readonly string[]) => boolean): Uint8Array {
		return Uint8Array.from(this.#all, names => (passes(names) ? 1 : 0));
	}
}
