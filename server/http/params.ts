import * as v from 'valibot';
import { isNestedDeeper } from '@/base/isNestedDeeper';

/**
 * Functions for declaring endpoint parameters. Each carries, as `keyword|reason`, what INVALID_PARAM reports; the
 * wording is the real server's.
 */
const says = (keyword: string, reason: string): string => `${keyword}|${reason}`;
const mustBe = (type: string): string => says('type', `must be ${type}`);

const ID_FORM = /^[0-9a-zA-Z]+$/;
const ID_SAYS = says('format', 'must match format "misskey:id"');
/** Servers' ids have 10 to 26 characters. */
const ID_MAX = 64;

/** The parameters of an endpoint, by name. */
export const params = <E extends v.ObjectEntries>(entries: E) => v.object(entries, mustBe('object'));

export const id = () => v.pipe(v.string(mustBe('string')), v.maxLength(ID_MAX, ID_SAYS), v.regex(ID_FORM, ID_SAYS));

/** Every parameter has a maximum, as callers aren't trusted. */
export interface Lengths {
	min?: number;
	max: number;
}

export interface Range {
	min: number;
	max: number;
}

/** Whether a text has no more characters than that, counted as JSON Schema does: in code points. */
const isWithin = (value: string, max: number): boolean =>
	value.length <= max || (value.length <= 2 * max && Array.from(value).length <= max);

const maxCharacters = (max: number): v.MaxLengthAction<string, number, string> => {
	const units = v.maxLength<string, number, string>(
		max,
		says('maxLength', `must NOT have more than ${max} characters`),
	);
	// valibot's own `maxLength` counts UTF-16 units; most emojis are two of them.
	return {
		...units,
		'~run': (given, config) => (isWithin(String(given.value), max) ? given : units['~run'](given, config)),
	};
};

/** Text; its maximum is in characters. */
export const text = ({ min = 0, max }: Lengths) =>
	v.pipe(
		v.string(mustBe('string')),
		v.minLength(min, says('minLength', `must NOT have fewer than ${min} characters`)),
		maxCharacters(max),
	);

export const pattern = (form: RegExp, { max }: { max: number }) =>
	v.pipe(
		v.string(mustBe('string')),
		v.regex(form, says('pattern', `must match pattern "${form.source}"`)),
		maxCharacters(max),
	);

export const integer = ({ min, max }: Range) =>
	v.pipe(
		v.number(mustBe('integer')),
		v.integer(mustBe('integer')),
		v.minValue(min, says('minimum', `must be >= ${min}`)),
		v.maxValue(max, says('maximum', `must be <= ${max}`)),
	);

export const number = ({ min, max }: Range) =>
	v.pipe(
		v.number(mustBe('number')),
		v.minValue(min, says('minimum', `must be >= ${min}`)),
		v.maxValue(max, says('maximum', `must be <= ${max}`)),
	);

/** Years with four digits; anything else is no meaningful date. */
const DATE_MIN = Date.parse('0000-01-01T00:00:00.000Z');
const DATE_MAX = Date.parse('9999-12-31T23:59:59.999Z');

/** A time in milliseconds since the epoch. */
export const date = () => integer({ min: DATE_MIN, max: DATE_MAX });

const DURATION_MAX = 100 * 365 * 24 * 3_600_000;

/** A duration in milliseconds: a hundred years at most. */
export const duration = () => integer({ min: 1, max: DURATION_MAX });

export const flag = () => v.boolean(mustBe('boolean'));

export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
	v.picklist(words, says('enum', 'must be equal to one of the allowed values'));

export interface ListLimits extends Lengths {
	/** Whether items must be unique. */
	unique?: boolean;
}

export const list = <Item extends v.GenericSchema>(item: Item, { min = 0, max, unique = false }: ListLimits) =>
	v.pipe(
		v.array(item, mustBe('array')),
		v.minLength(min, says('minItems', `must NOT have fewer than ${min} items`)),
		v.maxLength(max, says('maxItems', `must NOT have more than ${max} items`)),
		v.check(
			items => !unique || new Set(items.map(one => JSON.stringify(one))).size === items.length,
			says('uniqueItems', 'must NOT have duplicate items'),
		),
	);

/** A value of either type. */
export const either = <A extends v.GenericSchema, B extends v.GenericSchema>(first: A, second: B) =>
	v.union([first, second], says('oneOf', 'must match exactly one schema in oneOf'));

const RECORD_KEY_MAX = 64;

/** An object with arbitrary keys and values of one type. */
export const recordOf = <Value extends v.GenericSchema>(value: Value, { max }: { max: number }) =>
	v.pipe(
		v.record(text({ max: RECORD_KEY_MAX }), value, mustBe('object')),
		v.maxEntries(max, says('maxProperties', `must NOT have more than ${max} properties`)),
	);

/** Requires at least one of these parameters. */
export const withOneOf = <E extends v.ObjectEntries>(names: readonly (keyof E & string)[], entries: E) => {
	const schema = params(entries);
	const isThere = (given: v.InferOutput<typeof schema>) => names.some(name => name in given);
	return v.pipe(schema, v.check(isThere, says('anyOf', `must have one of ${names.join(', ')}`)));
};

export interface JsonBounds {
	/** As UTF-8 text. */
	maxBytes: number;
	/** Nesting of arrays and objects. */
	maxDepth: number;
}

/** Any JSON value, but not missing. */
export const json = (bounds: JsonBounds) =>
	v.pipe(
		v.custom<unknown>(value => value !== undefined, says('required', 'must have required property')),
		...within(bounds),
	);

/** An object with a further condition: `rule` is its text after `must`. */
export const object = (bounds: JsonBounds, rule: string, isMet: (value: Record<string, unknown>) => boolean) =>
	v.pipe(
		v.record(v.string(), v.unknown(), mustBe('object')),
		...within<Record<string, unknown>>(bounds),
		v.check(isMet, says('rule', `must ${rule}`)),
	);

/** The checks for values of any shape, with their bounds as metadata. */
const within = <Value = unknown>(bounds: JsonBounds) =>
	[
		v.check<Value, string>(
			value => !isNestedDeeper(value, bounds.maxDepth),
			says('maxDepth', `must NOT be more than ${bounds.maxDepth} levels deep`),
		),
		v.check<Value, string>(
			value => Buffer.byteLength(JSON.stringify(value)) <= bounds.maxBytes,
			says('maxBytes', `must NOT have more than ${bounds.maxBytes} bytes`),
		),
		v.metadata<Value, JsonBounds & Record<string, unknown>>({ ...bounds }),
	] as const;

/** The largest integer of a database column. */
export const INT_MAX = 2 ** 31 - 1;

/** A host, or the beginning of one for a search. */
export const host = () => text({ max: 512 });

/** A URL. */
export const url = (min = 0) => text({ min, max: 2048 });

/** A search query. */
export const query = (min = 0) => text({ min, max: 512 });

/** May be left out. */
export const optional = v.optional;
/** May be null, but not missing. */
export const nullable = v.nullable;
/** May be null or missing. */
export const nullish = v.nullish;

/** `limit` of a list. */
export const limit = (max = 100, initial = 10) => v.optional(integer({ min: 1, max }), initial);

const OFFSET_MAX = 100_000;

/** How many of a list to skip. Negative ones count as 0. */
export const offset = () => v.optional(integer({ min: -OFFSET_MAX, max: OFFSET_MAX }), 0);

/** Paging by id or by time (milliseconds). Spread into `params`. */
export const paging = {
	sinceId: v.optional(id()),
	untilId: v.optional(id()),
	sinceDate: v.optional(date()),
	untilDate: v.optional(date()),
};

/** No parameters. */
export const none = params({});
