import { type Scope, values } from '@syuilo/aiscript';
import type { Value } from './holdings';
import type { Memory } from './Memory';
import { allowCharacters, allowElements, allowText } from './sizes';

type Args = readonly (Value | undefined)[];

const numberOf = (value: Value | undefined): number => (value?.type === 'num' ? value.value : 0);
const textOf = (value: Value | undefined): string => (value?.type === 'str' ? value.value : '');
const sizeOf = (value: Value | undefined): number =>
	value?.type === 'obj' ? value.value.size : value?.type === 'arr' ? value.value.length : 0;

/** An encoded character takes up to nine. */
const allowEncoded: Check = ([text]) =>
	allowCharacters(/[^\0-\x7f]/.test(textOf(text)) ? textOf(text).length * 9 : textOf(text).length * 3);

const allowCopy: Check = ([object]) => allowElements(sizeOf(object));

/** Throws before a result is made that would be too large. Wrong arguments pass: the function itself refuses them. */
type Check = (args: Args) => void;

/** All built-in functions that make a string, an array or an object that may be large. */
const CHECKS: Readonly<Record<string, Check>> = {
	'Core:to_str': ([value]) => value && allowText(value),
	'Core:range': ([from, to]) => allowElements(Math.abs(numberOf(to) - numberOf(from)) + 1),
	'Json:stringify': ([value]) => value && allowText(value, 'json'),
	'Json:parse': ([text]) => allowElements(parsedElements(textOf(text))),
	'Str:from_unicode_codepoints': ([points]) => allowElements(sizeOf(points)),
	'Str:from_utf8_bytes': ([bytes]) => allowElements(sizeOf(bytes)),
	'Uri:encode_full': allowEncoded,
	'Uri:encode_component': allowEncoded,
	'Uri:decode_full': ([text]) => allowCharacters(textOf(text).length),
	'Uri:decode_component': ([text]) => allowCharacters(textOf(text).length),
	'Arr:create': ([length]) => allowElements(numberOf(length)),
	'Obj:keys': allowCopy,
	'Obj:vals': allowCopy,
	'Obj:kvs': allowCopy,
	'Obj:copy': allowCopy,
	'Obj:merge': ([a, b]) => allowElements(sizeOf(a) + sizeOf(b)),
};

/** How many values a JSON text has at most. */
function parsedElements(json: string): number {
	let count = 0;
	for (let at = 0; at < json.length; at++) {
		const code = json.charCodeAt(at);
		// , : [ {
		if (code === 44 || code === 58 || code === 91 || code === 123) count++;
	}
	return count;
}

/** Replaces these functions by ones that check first, and charge what they make to the program's budget. */
export function boundStandard(scope: Scope, memory: Memory): void {
	for (const [name, variable] of scope.getAll()) {
		const check = CHECKS[name];
		const { native } = variable.value.type === 'fn' ? variable.value : {};
		if (!check || !native) {
			if (name === 'Obj:set' && native) Object.assign(variable, { value: keepsSlots(native, memory) });
			continue;
		}
		const bounded: typeof native = (args, opts) => {
			check(args);
			const result = native(args, opts);
			if (result && 'type' in result) memory.add(result);
			if (name === 'Obj:kvs' || name === 'Json:parse')
				memory.addSlots(3 * sizeOf(args[0]) + textOf(args[0]).length / 8);
			return result;
		};
		Object.assign(variable, { value: values.FN_NATIVE(bounded) });
	}
}

type Native = Parameters<typeof values.FN_NATIVE>[0];

const keepsSlots = (native: NonNullable<Native>, memory: Memory): Value =>
	values.FN_NATIVE((args, opts) => {
		allowElements(sizeOf(args[0]));
		memory.addSlots(2);
		return native(args, opts);
	});
