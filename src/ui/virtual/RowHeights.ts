/**
 * The heights of a list's rows, measured or estimated, and their offsets, in pixels (may be fractions). Rows keep their
 * height by key, so that one scrolled back to has its place again.
 */
export class RowHeights {
	readonly #measured = new Map<string, number>();
	#keys: readonly string[] = [];
	#offsets: number[] = [0];
	#validUpTo = 0;
	#sum = 0;
	readonly #estimate: number;

	/** @param estimate the height of rows that were never measured */
	constructor(estimate: number) {
		this.#estimate = estimate;
	}

	get count(): number {
		return this.#keys.length;
	}

	get keys(): readonly string[] {
		return this.#keys;
	}

	/** Sets the present rows, top to bottom. Heights of other rows are dropped. */
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

	/** Drops all heights, after the width has changed. */
	forget(): void {
		this.#measured.clear();
		this.#sum = 0;
		this.#validUpTo = 0;
	}

	get average(): number {
		return this.#measured.size === 0 ? this.#estimate : this.#sum / this.#measured.size;
	}

	/** The offset of a row; for the number of rows, the end of the last one. */
	offsetOf(index: number): number {
		this.#compute(index);
		return this.#offsets[index] ?? 0;
	}

	get total(): number {
		return this.offsetOf(this.#keys.length);
	}

	/** The row at an offset; the nearest one for offsets outside of the list. */
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

	/** The rows between two offsets in any list of keys; stores nothing. */
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

	/** By how much a row is further down in another list of keys; 0 if either list lacks it. */
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
