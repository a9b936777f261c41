import type { Scope } from '@syuilo/aiscript';
import { LIMITS } from '../limits';
import { bytesHeld, bytesOf, type Layers, SLOT_BYTES, type Value } from './holdings';
import { LimitError } from './LimitError';

interface Roots {
	values(): Iterable<Value>;
	scopes(): Iterable<Scope>;
	readonly layersOf: (scope: Scope) => Layers;
}

/**
 * The budget of one program: a worker can neither limit nor measure its memory. What is made is added up; once that is
 * more than the budget, what the program still holds is counted anew, and all else is forgotten.
 */
export class Memory {
	readonly #roots: Roots;
	#bytes = 0;

	constructor(roots: Roots) {
		this.#roots = roots;
	}

	/** Adds what is kept in one more place: an element, a field, a variable, a function. */
	addSlots(count: number): void {
		this.#bytes += count * SLOT_BYTES;
	}

	/** Adds a value that was made just now, with as many places as it has. */
	add(value: Value): void {
		this.#bytes += bytesOf(value);
	}

	get isOver(): boolean {
		return this.#bytes > LIMITS.memoryBytes;
	}

	/** Counts anew where the budget is used up. @throws {LimitError} */
	check(): void {
		if (!this.isOver) return;
		const roots = this.#roots;
		this.#bytes = bytesHeld(roots.values(), roots.scopes(), roots.layersOf, LIMITS.memoryBytes);
		if (this.isOver) throw new LimitError('memory', true);
	}
}
