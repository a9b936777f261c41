import { describe, expect, it } from 'vitest';
import { SharedText } from './SharedText';

const copyOf = (shared: SharedText) => SharedText.of(shared.text, shared.runs, 'never');

/** Two copies of one text, each edited, merged in both directions. */
function both(base: string, mine: string, theirs: string): string {
	const [a, b] = [SharedText.of(base, undefined, 'start'), SharedText.of(base, undefined, 'start')];
	a.write(mine, 'a');
	b.write(theirs, 'b');
	const [ofA, ofB] = [a.runs, b.runs];
	a.join(ofB);
	b.join(ofA);
	expect(b.text).toBe(a.text);
	return a.text;
}

describe('a text that several write', () => {
	it.each([
		['in different places', 'one two', 'zero one two', 'one two three', 'zero one two three'],
		['an insertion and a deletion', 'one two three', 'one three', 'one two three four', 'one three four'],
		['deletions that overlap', 'abcdef', 'aef', 'abf', 'af'],
		['everything taken out by one, something added by the other', 'abc', '', 'abcd', 'd'],
		['emojis that share half of their code', '😀', '😀😁', '😂😀', '😂😀😁'],
	])('has the edits of both: %s', (_what, base, mine, theirs, merged) => {
		expect(both(base, mine, theirs)).toBe(merged);
	});

	it('keeps words whole that are written at the same place', () => {
		expect(['HelloWorld', 'WorldHello']).toContain(both('', 'Hello', 'World'));
		expect(both('a day', 'a cold day', 'a sunny day')).toBe('a cold sunny day');
	});

	it('is kept in few runs, and is the same when it is read again', () => {
		const shared = SharedText.of('', undefined, 'start');
		for (const text of ['H', 'Hi', 'Hig', 'High', 'High water', 'High tide', 'High']) shared.write(text, 'a');
		expect(shared.runs.length).toBeLessThan(8);
		expect(copyOf(shared).text).toBe('High');
		expect(copyOf(shared).runs).toEqual(shared.runs);
	});

	it('takes in the same twice, and late, without a difference', () => {
		const [a, b] = [SharedText.of('x', undefined, 'start'), SharedText.of('x', undefined, 'start')];
		a.write('xy', 'a');
		const early = a.runs;
		a.write('y', 'a');
		b.join(a.runs);
		b.join(early);
		b.join(a.runs);
		expect(b.text).toBe('y');
	});

	it('counts what was written without it as one more edit', () => {
		const shared = SharedText.of('one', undefined, 'start');
		expect(SharedText.of('one two', shared.runs, 'v2').text).toBe('one two');
	});
});
