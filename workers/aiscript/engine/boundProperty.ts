import { errors, utils, values } from '@syuilo/aiscript';
import { getPrimProp } from '@syuilo/aiscript/interpreter/primitive-props.js';
import { LIMITS } from '../limits';
import { type Callback, flatMapArray, mapArray, sortArray } from './arrayFunctions';
import type { Value } from './holdings';
import type { Memory } from './Memory';
import { allowCharacters, allowElements, copied, occurrences } from './sizes';

type Text = Extract<Value, { type: 'str' }>;
type List = Extract<Value, { type: 'arr' }>;
type Args = readonly (Value | undefined)[];
/** Throws before something too large is made. */
type Check<T> = (target: T, args: Args) => void;

const numberOf = (value: Value | undefined): number => (value?.type === 'num' ? value.value : 0);
const textOf = (value: Value | undefined): string => (value?.type === 'str' ? value.value : '');
const sizeOf = (value: Value | undefined): number => (value?.type === 'arr' ? value.value.length : 0);

const asElements: Check<Text> = ({ value }) => allowElements(value.length);
const padded: Check<Text> = (_, [width]) => allowCharacters(numberOf(width));
/** Letters may have up to three in the other case. */
const otherCase: Check<Text> = ({ value }) => allowCharacters(isAscii(value) ? value.length : value.length * 3);

const TEXT_CHECKS: Readonly<Record<string, Check<Text>>> = {
	to_arr: asElements,
	to_unicode_arr: asElements,
	to_unicode_codepoint_arr: asElements,
	to_char_arr: asElements,
	to_charcode_arr: asElements,
	to_utf8_byte_arr: ({ value }) => allowElements(isAscii(value) ? value.length : value.length * 3),
	replace({ value }, [part, by]) {
		const count = occurrences(value, textOf(part));
		allowElements(count);
		allowCharacters(value.length + count * (textOf(by).length - textOf(part).length));
	},
	split: ({ value }, [by]) => allowElements(by ? occurrences(value, textOf(by)) + 1 : value.length),
	slice: asElements,
	pick: asElements,
	index_of: asElements,
	upper: otherCase,
	lower: otherCase,
	pad_start: padded,
	pad_end: padded,
};

const oneMore: Check<List> = ({ value }) => allowElements(value.length + 1);

const LIST_CHECKS: Readonly<Record<string, Check<List>>> = {
	push: oneMore,
	unshift: oneMore,
	insert: oneMore,
	concat: ({ value }, [other]) => allowElements(value.length + sizeOf(other)),
	splice: ({ value }, [, , items]) => allowElements(value.length + sizeOf(items)),
	repeat: ({ value }, [times]) => allowElements(value.length * numberOf(times)),
	flat: (target, [depth]) => allowElements(flatLength(target, depth ? numberOf(depth) : 1)),
	join({ value }, [joiner]) {
		let length = textOf(joiner).length * Math.max(0, value.length - 1);
		for (const item of value) length += textOf(item).length;
		allowCharacters(length);
	},
};

/** Parts of texts of this length or more are copied, as they would keep all of the text. */
const CUT_FREE_FROM = 10_000;
/** What is kept in one more place by functions that return no new array. */
const LENGTHENING: ReadonlySet<string> = new Set(['push', 'unshift', 'insert']);
/** These return one of the values that were there. */
const UNCHANGED: ReadonlySet<string> = new Set([
	...['push', 'unshift', 'insert', 'pop', 'shift', 'reduce', 'find', 'incl', 'index_of', 'reverse', 'sort', 'fill'],
	...['every', 'some', 'remove', 'at'],
]);

function flatLength({ value }: List, depth: number): number {
	let length = 0;
	for (const item of value) {
		length += depth > 0 && item.type === 'arr' ? flatLength(item, depth - 1) : 1;
		if (length > LIMITS.elements) break;
	}
	return length;
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

export interface Bounds {
	readonly memory: Memory;
	/** What is held meanwhile. */
	readonly kept: Set<() => Iterable<Value>>;
	/** Makes a call of a function of the program, if there may be one more. */
	readonly within: (call: () => Promise<Value>) => Promise<Value>;
}

type Native = NonNullable<Parameters<typeof values.FN_NATIVE>[0]>;

/**
 * A property of a string or an array under our limits; undefined for what is left to the package: other types, unknown
 * names.
 */
export function boundProperty(target: Value, name: string, { memory, kept, within }: Bounds): Value | undefined {
	if (target.type === 'str' && name === 'len') return lengthOf(target.value);
	if (target.type !== 'str' && target.type !== 'arr') return undefined;
	const property = getPrimProp(target, name);
	if (property.type !== 'fn' || !property.native) return property;
	const native = replaced(target, name) ?? property.native;
	const bounded: Native = async (args, opts) => {
		if (target.type === 'str') ownEntry(TEXT_CHECKS, name)?.(target, args);
		else ownEntry(LIST_CHECKS, name)?.(target, args);
		const results: Value[] = [];
		const call: Callback = async (fn, given) => {
			const result = await within(() => opts.call(fn, given));
			results.push(result);
			return result;
		};
		const keep = () => results;
		if (args[0]?.type === 'fn') kept.add(keep);
		const result =
			(await Promise.resolve(native(args, { ...opts, call })).finally(() => kept.delete(keep))) ?? values.NULL;
		if (LENGTHENING.has(name)) memory.addSlots(1);
		else if (name === 'splice') memory.addSlots(sizeOf(args[2]));
		if (UNCHANGED.has(name)) return result;
		const made = target.type === 'str' && target.value.length > CUT_FREE_FROM ? cutFree(result) : result;
		memory.add(made);
		if (target.type === 'str' && made.type === 'arr') memory.addSlots(made.value.length / 2);
		return made;
	};
	return values.FN_NATIVE(bounded);
}

const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
	Object.hasOwn(table, name) ? table[name] : undefined;

/** Our own where the package's would use up the memory meanwhile. */
function replaced(target: Text | List, name: string): Native | undefined {
	if (target.type === 'str') return undefined;
	if (name === 'map' || name === 'flat_map') {
		const each = name === 'map' ? mapArray : flatMapArray;
		return ([fn], { call }) => {
			utils.assertFunction(fn);
			return each(target.value, fn, call);
		};
	}
	if (name !== 'sort') return undefined;
	return async ([comparator], { call }) => {
		utils.assertFunction(comparator);
		target.value = await sortArray(target.value, comparator, call);
		return target;
	};
}

/** The package looks for characters that are made of several code points, at several times the memory of the text. */
function lengthOf(text: string): Value {
	if (isAscii(text)) return values.NUM(text.length);
	allowElements(text.length);
	const length = getPrimProp(values.STR(text), 'len');
	if (length.type === 'fn') throw new errors.AiScriptRuntimeError('No such prop (len) in str.');
	return length;
}

/** Parts of a long text would keep all of it. */
function cutFree(value: Value): Value {
	if (value.type === 'str') return values.STR(copied(value.value));
	if (value.type !== 'arr') return value;
	return values.ARR(value.value.map(cutFree));
}
