/** FNV-1a, so that a name can be a seed. */
function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	}
	return hash >>> 0;
}

/** Pseudorandom numbers, the same for the same seed on every machine (mulberry32). */
export class Random {
	#state: number;

	constructor(seed: string | number) {
		this.#state = typeof seed === 'number' ? seed >>> 0 : hashText(seed);
	}

	/** A number in [0, 1). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** A number in [low, high). */
	between(low: number, high: number): number {
		return low + this.next() * (high - low);
	}

	/** A whole number from low to high, both included. */
	int(low: number, high: number): number {
		return Math.floor(this.between(low, high + 1));
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	/**
	 * One of the items.
	 * @throws RangeError when there are none
	 */
	pick<Item>(items: readonly Item[]): Item {
		if (items.length === 0) throw new RangeError('nothing to pick from');
		return items[Math.floor(this.next() * items.length)] as Item;
	}

	/** One of the items, with a probability by weight. */
	weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item {
		let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
		for (const [item, weight] of items) {
			left -= weight;
			if (left < 0) return item;
		}
		return this.pick(items)[0];
	}

	/** The items in another order; the given array is unchanged. */
	shuffle<Item>(items: readonly Item[]): Item[] {
		const out = [...items];
		for (let last = out.length - 1; last > 0; last--) {
			const other = this.int(0, last);
			const held = out[last] as Item;
			out[last] = out[other] as Item;
			out[other] = held;
		}
		return out;
	}

	/** Up to `count` different items. */
	sample<Item>(items: readonly Item[], count: number): Item[] {
		return this.shuffle(items).slice(0, count);
	}
}
