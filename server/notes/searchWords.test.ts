import { describe, expect, it } from 'vitest';
import { searchWords } from './searchWords';

describe('searchWords', () => {
	it('looks for the longest word first, and for no word twice or within another', () => {
		expect(searchWords('  the Harbour\tOTHER the light ')).toEqual(['harbour', 'other', 'light']);
		expect(searchWords('a '.repeat(250))).toEqual(['a']);
		expect(searchWords('   ')).toEqual([]);
	});

	it('takes a long sentence and no endless one', () => {
		const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}x`).join(' ');
		expect(searchWords(words(24))).toHaveLength(24);
		expect(searchWords(words(25))).toBeNull();
	});
});
