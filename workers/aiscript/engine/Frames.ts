import type { Ast, Scope } from '@syuilo/aiscript';
import type { Value } from './holdings';

/**
 * The blocks that are being run, each with what its current statement has worked out so far, such as the arguments of a
 * function that is still to be called. Nothing else can hold those, as the interpreter keeps them to itself.
 */
export class Frames {
	/** Null where nothing was worked out yet. */
	readonly #frames = new Map<Scope, Set<Value> | null>();
	/** Bodies of loops, whose values are not used. */
	readonly #unused = new WeakSet<Ast.Node>();
	#loose = new Set<Value>();

	enter(scope: Scope): void {
		this.#frames.set(scope, null);
	}

	leave(scope: Scope): void {
		this.#frames.delete(scope);
	}

	/** With a new statement, what the one before worked out is in variables or nowhere. */
	begin(scope: Scope): void {
		this.#frames.get(scope)?.clear();
	}

	keep(value: Value, node: Ast.Node, scope: Scope): void {
		const takesRoom = value.type === 'arr' || value.type === 'obj' || (value.type === 'str' && value.value.length > 64);
		if (takesRoom && !this.#unused.has(node)) this.#frameOf(scope).add(value);
	}

	/** Of the body of a loop. */
	ignoreValuesOf(node: Ast.Node): void {
		this.#unused.add(node);
	}

	/** Forgets what belongs to no block, as no call is under way. */
	clear(): void {
		this.#loose = new Set();
	}

	scopes(): Iterable<Scope> {
		return this.#frames.keys();
	}

	*values(): Iterable<Value> {
		yield* this.#loose;
		for (const frame of this.#frames.values()) if (frame) yield* frame;
	}

	/** The body of a loop may have a scope without being a block. */
	#frameOf(scope: Scope): Set<Value> {
		for (let at: Scope | undefined = scope; at; at = parentOf(at)) {
			const frame = this.#frames.get(at);
			if (frame) return frame;
			if (frame === null) {
				const begun = new Set<Value>();
				this.#frames.set(at, begun);
				return begun;
			}
		}
		return this.#loose;
	}
}

const parentOf = (scope: Scope): Scope | undefined => Reflect.get(scope, 'parent');
