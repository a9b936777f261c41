import { expect, it } from 'vitest';
import { mutedWordsProblem } from './mutedWordsProblem';

it('takes rows of words, and regular expressions', () => {
	expect(mutedWordsProblem([['spoiler', 'movie'], '/se+cret/i'], 50)).toBeNull();
});

it('refuses broken expressions, and text that is none', () => {
	expect(mutedWordsProblem(['/(/'], 50)).toBe('invalidRegexp');
	expect(mutedWordsProblem(['/a/zz'], 50)).toBe('invalidRegexp');
	expect(mutedWordsProblem(['words'], 50)).toBe('invalidRegexp');
});

it('counts all characters against the limit', () => {
	expect(mutedWordsProblem([['abc', 'de'], '/fgh/'], 10)).toBeNull();
	expect(mutedWordsProblem([['abc', 'def'], '/fgh/'], 10)).toBe('tooManyMutedWords');
});
