import { describe, expect, it } from 'vitest';
import { byteRange } from './byteRange';

describe('byteRange', () => {
	it.each([
		['bytes=0-9', { start: 0, end: 9 }],
		['bytes=90-', { start: 90, end: 99 }],
		['bytes=90-500', { start: 90, end: 99 }],
		['bytes=-10', { start: 90, end: 99 }],
		['bytes=-500', { start: 0, end: 99 }],
		['bytes=100-', 'unsatisfiable'],
		['bytes=9-3', null],
		['bytes=0-1,5-6', null],
		['lines=0-9', null],
		[undefined, null],
	])('reads %s', (header, expected) => {
		expect(byteRange(header, 100)).toEqual(expected);
	});
});
