import { describe, expect, it } from 'vitest';
import { mergeText } from './mergeText';

describe('two edits of one text', () => {
	it.each([
		['in different places', 'one two', 'zero one two', 'one two three', 'zero one two three'],
		['an insertion and a deletion', 'one two three', 'one three', 'one two three four', 'one three four'],
		['insertions at the same place', 'ab', 'aXb', 'aYb', 'aXYb'],
		['an insertion right before what the other replaced', 'abc', 'aXbc', 'aYc', 'aXYc'],
		['deletions that overlap', 'abcdef', 'aef', 'abf', 'af'],
		['everything taken out by one, something added by the other', 'abc', '', 'abcd', 'd'],
		[
			'several of each',
			'one two three four',
			'1. one two (2) three four!',
			'One two three and four',
			'1. One two (2) three and four!',
		],
		['the same edit twice', 'ab', 'abc', 'abc', 'abc'],
		['emojis that share half of their code', '😀', '😀😁', '😂😀', '😂😀😁'],
	])('are merged: %s', (_what, base, mine, theirs, merged) => {
		expect(mergeText(base, mine, theirs)).toBe(merged);
		expect(mergeText(base, theirs, mine)).toBe(merged);
	});

	it('of which only one changed anything is that one', () => {
		expect(mergeText('a', 'ab', 'a')).toBe('ab');
		expect(mergeText('a', 'a', 'ab')).toBe('ab');
	});

	it('that rewrote the same words in different ways can’t be merged', () => {
		expect(mergeText('a fine day', 'a cold day', 'a sunny day')).toBeNull();
		expect(mergeText('a fine day', 'a day', 'a fiXne day')).toBeNull();
		expect(mergeText('a fine day', 'a fiXne day', 'a day')).toBeNull();
	});
});
