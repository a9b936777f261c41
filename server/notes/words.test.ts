import { describe, expect, it } from 'vitest';
import { hasAnyWord } from './words';

describe('hasAnyWord', () => {
	it('wants all words of a line, of any one line', () => {
		expect(hasAnyWord('red and blue', ['green', 'red blue'])).toBe(true);
		expect(hasAnyWord('red only', ['red blue'])).toBe(false);
	});

	it('reads /…/ as a regular expression, and a broken one as nothing', () => {
		expect(hasAnyWord('Spam!', ['/^spam/i'])).toBe(true);
		expect(hasAnyWord('Spam!', ['/(/'])).toBe(false);
	});

	it('finds nothing in blank lines and blank texts', () => {
		expect(hasAnyWord('text', ['', ' '])).toBe(false);
		expect(hasAnyWord('', ['a'])).toBe(false);
	});
});
