import { expect, it } from 'vitest';
import { isSameJson } from './isSameJson';

it.each([
	[1, 1],
	[null, null],
	[
		{ a: 1, b: [1, { c: null }] },
		{ b: [1, { c: null }], a: 1 },
	],
	[{ a: undefined }, {}],
])('%j equals %j', (one, other) => expect(isSameJson(one, other)).toBe(true));

it.each([
	[1, '1'],
	[null, {}],
	[[], {}],
	[
		[1, 2],
		[2, 1],
	],
	[{ a: 1 }, { a: 1, b: 2 }],
	[{ a: null }, { b: null }],
])('%j differs from %j', (one, other) => expect(isSameJson(one, other)).toBe(false));
