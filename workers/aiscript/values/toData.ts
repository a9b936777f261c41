import type { AiData } from '../aiscript.protocol';
import type { Value } from '../engine/holdings';
import { LimitError } from '../engine/LimitError';
import { LIMITS } from '../limits';

/** How much more may cross the wall at once; values that cross together share one. */
interface Room {
	elements: number;
	characters: number;
}

export const newRoom = (): Room => ({ elements: LIMITS.givenElements, characters: LIMITS.crossingCharacters });

/**
 * A program's value as data that crosses the wall.
 * @param room what the value takes is taken from it; a value that doesn't fit takes nothing
 * @throws {LimitError} nested deeper than 64, too large, within itself, or with a function
 */
export function toData(value: Value, room: Room = newRoom()): AiData {
	const around = new Set<Value>();
	let { elements, characters } = room;
	const convert = (each: Value): AiData => {
		switch (each.type) {
			case 'null':
				return null;
			case 'bool':
			case 'num':
				return each.value;
			case 'str':
				count(0, each.value.length);
				return each.value;
			case 'fn':
				throw new LimitError('function');
			case 'return':
				return convert(each.value);
			case 'break':
			case 'continue':
				return null;
			default:
				return within(each);
		}
	};
	const within = (each: Extract<Value, { type: 'arr' | 'obj' | 'error' }>): AiData => {
		if (around.has(each)) throw new LimitError('cycle');
		if (around.size >= LIMITS.crossingDepth) throw new LimitError('depth');
		around.add(each);
		const converted = convertContainer(each);
		around.delete(each);
		return converted;
	};
	const convertContainer = (each: Extract<Value, { type: 'arr' | 'obj' | 'error' }>): AiData => {
		if (each.type === 'error') return { error: each.value, info: each.info ? convert(each.info) : null };
		if (each.type === 'arr') {
			count(each.value.length, 0);
			return each.value.map(convert);
		}
		const fields = new Map<string, AiData>();
		count(each.value.size, 0);
		for (const [name, item] of each.value) {
			count(0, name.length);
			fields.set(name, convert(item));
		}
		return fields;
	};
	const count = (moreElements: number, moreCharacters: number): void => {
		elements -= moreElements;
		characters -= moreCharacters;
		if (elements < 0 || characters < 0) throw new LimitError('size');
	};
	const data = convert(value);
	Object.assign(room, { elements, characters });
	return data;
}
