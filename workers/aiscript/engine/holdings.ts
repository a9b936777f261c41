import type { Scope, values } from '@syuilo/aiscript';

export type Value = ReturnType<typeof values.unWrapRet>;

const CONTAINER_BYTES = 64;
export const SLOT_BYTES = 64;

/** The variables of a scope and of those around it, from the inside out. */
export type Layers = readonly ReadonlyMap<string, { readonly value: Value }>[];

/** What a value of its own takes, without what it contains; an estimate. */
export const bytesOf = (value: Value): number => {
	switch (value.type) {
		case 'str':
			return 32 + value.value.length * 2;
		case 'arr':
			return CONTAINER_BYTES + value.value.length * SLOT_BYTES;
		case 'obj':
			return CONTAINER_BYTES + value.value.size * 2 * SLOT_BYTES;
		default:
			return 32;
	}
};

/**
 * Estimates what can be reached from these values and scopes, apart from large strings; stops counting once it is more than the limit.
 * @param layersOf the variables of a scope, from the inside out
 */
export function bytesHeld(
	roots: Iterable<Value>,
	scopes: Iterable<Scope>,
	layersOf: (scope: Scope) => Layers,
	limit: number,
): number {
	const seen = new Set<object>();
	const waiting: Value[] = [];
	let bytes = 0;
	const look = (value: Value): void => {
		if (value.type === 'arr' || value.type === 'obj' || value.type === 'fn' || value.type === 'error') {
			if (!seen.has(value)) waiting.push(value);
		} else if (value.type === 'str' && value.value.length > 64 && !seen.has(value)) {
			seen.add(value);
			bytes += bytesOf(value);
		}
	};
	const lookInto = (scope: Scope): void => {
		for (const layer of layersOf(scope)) {
			if (seen.has(layer)) continue;
			seen.add(layer);
			bytes += layer.size * 2 * SLOT_BYTES;
			for (const { value } of layer.values()) look(value);
		}
	};
	for (const scope of scopes) lookInto(scope);
	for (const value of roots) look(value);
	for (let value = waiting.pop(); value && bytes <= limit; value = waiting.pop()) {
		if (seen.has(value)) continue;
		seen.add(value);
		bytes += bytesOf(value);
		if (value.type === 'arr') value.value.forEach(look);
		else if (value.type === 'obj') for (const item of value.value.values()) look(item);
		else if (value.type === 'error' && value.info) look(value.info);
		else if (value.type === 'fn' && value.scope) lookInto(value.scope);
	}
	return bytes;
}
