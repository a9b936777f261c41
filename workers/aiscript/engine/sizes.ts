import { errors } from '@syuilo/aiscript';
import { LIMITS } from '../limits';
import type { Value } from './holdings';
import { LimitError } from './LimitError';

/** @throws {LimitError} before a string of this length is made */
export function allowCharacters(count: number): void {
	if (count > LIMITS.characters) throw new LimitError('characters');
}

/** @throws {LimitError} before an array or object of this size is made */
export function allowElements(count: number): void {
	if (count > LIMITS.elements) throw new LimitError('elements');
}

/** How often a string contains another one, none over another; counts no further than the limit of elements. */
export function occurrences(text: string, part: string): number {
	if (part === '') return Math.max(0, text.length - 1);
	let count = 0;
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
		if (++count > LIMITS.elements) return count;
	}
	return count;
}

/** A copy that doesn't keep the longer string alive which it was cut from. */
export const copied = (text: string): string => String(JSON.parse(JSON.stringify(text)));

/** Values may be nested that deeply where they are written; JavaScript's stack has room for that much. */
const WRITTEN_DEPTH = 2_000;

/**
 * @param how as JSON, or as `Core:to_str` and templates write: those write what is contained several times only once
 * @throws {LimitError} where the value is too large to be written as text; an error where JSON would never end
 */
export function allowText(value: Value, how: 'json' | 'plain' = 'plain'): void {
	const written = new Set<Value>();
	let characters = 0;
	let elements = 0;
	const measure = (each: Value, depth: number): void => {
		if (depth > WRITTEN_DEPTH) throw new errors.AiScriptRuntimeError('Maximum call stack size exceeded');
		characters += each.type === 'str' ? each.value.length + 2 : 8;
		if (each.type === 'arr' || each.type === 'obj') {
			if (how === 'plain' && written.has(each)) return;
			if (how === 'plain') written.add(each);
			measureItems(each, depth + 1);
		}
		allowCharacters(characters);
	};
	const measureItems = (each: Extract<Value, { type: 'arr' | 'obj' }>, depth: number): void => {
		elements += each.type === 'arr' ? each.value.length : each.value.size;
		allowElements(elements);
		if (each.type === 'arr') for (const item of each.value) measure(item, depth);
		else {
			for (const [key, item] of each.value) {
				characters += key.length + 4;
				measure(item, depth);
			}
		}
	};
	measure(value, 0);
}
