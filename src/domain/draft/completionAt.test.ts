import { describe, expect, it } from 'vitest';
import { completionAt } from './completionAt';

const at = (text: string) => completionAt(text, text.length);

describe('what could be completed', () => {
	it.each([
		['@', 'mention', '', 0],
		['hello @mar', 'mention', 'mar', 6],
		['@mara@tide.exa', 'mention', 'mara@tide.exa', 0],
		['見て@mara', 'mention', 'mara', 2],
		['#', 'hashtag', '', 0],
		['a #猫', 'hashtag', '猫', 2],
		[':', 'emoji', '', 0],
		['so :blo', 'emoji', 'blo', 3],
		['(:+1', 'emoji', '+1', 1],
		['$', 'mfmTag', '', 0],
		['a $[spi', 'mfmTag', 'spi', 2],
	])('%s', (text, kind, query, from) => {
		expect(at(text)).toMatchObject({ kind, query, from });
	});

	it('is a parameter after the dot of a function, and after each comma', () => {
		expect(at('$[spin.')).toEqual({ kind: 'mfmParameter', query: '', from: 7, tag: 'spin' });
		expect(at('$[spin.speed=2s,al')).toEqual({ kind: 'mfmParameter', query: 'al', from: 16, tag: 'spin' });
	});

	it.each([
		'',
		'plain words',
		'mail@example.org',
		'https://a.example/#part',
		'at 12:30',
		'a :blob: ',
		'$[spin text',
		'#a b',
	])('is nothing in “%s”', text => {
		expect(at(text)).toBeNull();
	});

	it('looks at what stands before the caret alone', () => {
		expect(completionAt('@mara and more', 3)).toEqual({ kind: 'mention', query: 'ma', from: 0 });
	});
});
