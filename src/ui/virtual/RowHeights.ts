/**
 * Heights of a list's rows, measured or estimated, and where each row begins. Pixels, may be fractions.
 * Rows keep their height by key, so that one scrolled back to takes the place it had.
 */
export class RowHeights {
	readonly #measured = new Map<string, number>();
	#keys: readonly string[] = [];
	#offsets: number[] = [0];
	#validUpTo = 0;
	#sum = 0;
	readonly #estimate: number;

	/** @param estimate the height of a row as long as none was measured */
	constructor(estimate: number) {
		this.#estimate = estimate;
	}

	get count(): number {
		return this.#keys.length;
	}

	get keys(): readonly string[] {
		return this.#keys;
	}

	/** The rows there are now, top to bottom. Heights of rows that are gone are forgotten. */
	setKeys(keys: readonly string[]): void {
		if (keys === this.#keys) return;
		this.#keys = keys;
		this.#validUpTo = 0;
		if (this.#measured.size > keys.length * 2 + 50) {
			const present = new Set(keys);
			for (const [key, height] of this.#measured) {
				if (present.has(key)) continue;
				this.#measured.delete(key);
				this.#sum -= height;
			}
		}
	}

	/** @returns by how much the row is taller than was assumed */
	measure(key: string, height: number): number {
		const known = this.#measured.get(key);
		const before = known ?? this.average;
		if (known === height) return 0;
		this.#measured.set(key, height);
		this.#sum += height - (known ?? 0);
		this.#validUpTo = 0;
		return height - before;
	}

	heightOf(key: string): number {
		return this.#measured.get(key) ?? this.average;
	}

	isMeasured(key: string): boolean {
		return this.#measured.has(key);
	}

	/** After the width has changed, only what is measured anew counts. */
	forget(): void {
		this.#measured.clear();
		this.#sum = 0;
		this.#validUpTo = 0;
	}

	get average(): number {
		return this.#measured.size === 0 ? this.#estimate : this.#sum / this.#measured.size;
	}

	/** Where the row begins; for the number of rows: where the last one ends. */
	offsetOf(index: number): number {
		this.#compute(index);
		return this.#offsets[index] ?? 0;
	}

	get total(): number {
		return this.offsetOf(this.#keys.length);
	}

	/** The row at this height of the list; the nearest one for heights outside of it. */
	indexAt(offset: number): number {
		this.#compute(this.#keys.length);
		let low = 0;
		let high = this.#keys.length - 1;
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if ((this.#offsets[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return Math.max(0, low);
	}

	/** The rows between two heights, in a list that need not be the present one; nothing is kept of it. */
	rangeIn(keys: readonly string[], from: number, to: number): { start: number; end: number } {
		const { average } = this;
		let offset = 0;
		let start = 0;
		let index = 0;
		for (; index < keys.length && offset < to; index++) {
			const height = this.#measured.get(keys[index] ?? '') ?? average;
			if (offset + height <= from) start = index + 1;
			offset += height;
		}
		start = Math.min(start, Math.max(0, keys.length - 1));
		return { start, end: Math.max(index, Math.min(keys.length, start + 1)) };
	}

	/** By how much a row lies further down in a list that need not be the present one; 0 where either lacks it. */
	shiftIn(keys: readonly string[], key: string): number {
		if (keys === this.#keys) return 0;
		const index = keys.indexOf(key);
		const before = this.#keys.indexOf(key);
		if (index < 0 || before < 0) return 0;
		const { average } = this;
		let offset = 0;
		for (let i = 0; i < index; i++) offset += this.#measured.get(keys[i] ?? '') ?? average;
		return offset - this.offsetOf(before);
	}

	keyAt(index: number): string | undefined {
		return this.#keys[index];
	}

	#compute(index: number): void {
		if (index <= this.#validUpTo && this.#validUpTo > 0) return;
		const average = this.average;
		let offset = this.#offsets[this.#validUpTo] ?? 0;
		for (let i = this.#validUpTo; i < this.#keys.length; i++) {
			this.#offsets[i] = offset;
			offset += this.#measured.get(this.#keys[i] ?? '') ?? average;
		}
		this.#offsets[this.#keys.length] = offset;
		this.#offsets.length = this.#keys.length + 1;
		this.#validUpTo = this.#keys.length;
	}
}
