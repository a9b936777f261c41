import { describe, expect, it } from 'vitest';
import { csvLine, csvRows } from './csv';

describe('csvRows', () => {
	it.each([
		['a,b\nc\n', [['a', 'b'], ['c']]],
		['\uFEFFa\r\n\r\n b \r\n', [['a'], [' b ']]],
		['"a, ""b""\nc",d', [['a, "b"\nc', 'd']]],
		[
			'a,\nb,,c',
			[
				['a', ''],
				['b', '', 'c'],
			],
		],
		['"open', [['open']]],
		['"a"x,b', [['ax', 'b']]],
		[',\n , \n', []],
		['', []],
	])('%j', (text, rows) => {
		expect([...csvRows(text)]).toEqual(rows);
	});

	it('reads what csvLine writes', () => {
		const fields = ['ports, harbours', 'he said "sea"', 'two\nlines', '', 'plain'];
		expect([...csvRows(csvLine(...fields) + csvLine('next'))]).toEqual([fields, ['next']]);
	});

	it('takes a megabyte of quotes and commas in a moment', () => {
		const started = performance.now();
		for (const text of ['"'.repeat(1_000_000), ','.repeat(1_000_000), '",'.repeat(500_000)]) {
			for (const _ of csvRows(text));
		}
		expect(performance.now() - started).toBeLessThan(2000);
	});
});
