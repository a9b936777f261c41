import type { AiData } from '../aiscript.protocol';
import { LIMITS } from '../limits';

/**
 * What a server answered, as data for a program; what JSON doesn't have counts as null.
 * @throws {RangeError} nested deeper than 64, or too large
 */
export function jsonToData(json: unknown): AiData {
	let elements = 0;
	let characters = 0;
	const convert = (each: unknown, depth: number): AiData => {
		if (typeof each === 'string') characters += each.length;
		if (elements > LIMITS.crossingElements || characters > LIMITS.crossingCharacters) {
			throw new RangeError('The answer is too large.');
		}
		if (typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean') return each;
		if (typeof each !== 'object' || each === null) return null;
		if (depth > LIMITS.crossingDepth) throw new RangeError('The answer is nested too deeply.');
		if (Array.isArray(each)) {
			elements += each.length;
			return each.map(item => convert(item, depth + 1));
		}
		const fields = Object.entries(each);
		elements += fields.length;
		return new Map(fields.map(([name, item]) => [name, convert(item, depth + 1)]));
	};
	return convert(json, 1);
}

/** Data of a program as JSON. A field may have any name: `__proto__` is one like others. */
export function dataToJson(data: AiData): unknown {
	if (data instanceof Map) {
		return Object.fromEntries([...data].map(([name, item]: [string, AiData]) => [name, dataToJson(item)]));
	}
	if (Array.isArray(data)) return data.map(dataToJson);
	if (typeof data === 'object' && data !== null && 'error' in data) {
		return { error: data.error, info: dataToJson(data.info) };
	}
	return data;
}
