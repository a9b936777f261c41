import { expect, it } from 'vitest';
import { brokenRegex, fromLines, lengthOf, toLines } from './mutedWordsText';

it('writes a group a line, and reads it back', () => {
	const words = [['fog', 'tide'], '/lotte(ry|rie)/i', ['spoiler']];
	expect(toLines(words)).toBe('fog tide\n/lotte(ry|rie)/i\nspoiler');
	expect(fromLines(toLines(words))).toEqual(words);
});

it('ignores blank lines and further spaces', () => {
	expect(fromLines('  fog   tide \n\n   \r\n海　霧')).toEqual([
		['fog', 'tide'],
		['海', '霧'],
	]);
	expect(fromLines('')).toEqual([]);
});

it('counts the characters of the words', () => {
	expect(lengthOf('fog tide\n\n/a+/')).toBe(11);
});

it('names the line whose regex is wrong', () => {
	expect(brokenRegex('fog\n/a+/i')).toBeNull();
	expect(brokenRegex('fog\n\n/(/')).toMatchObject({ line: 3 });
	expect(brokenRegex('/a/qq')?.reason).toContain('flags');
	// No regex, but a word.
	expect(brokenRegex('/(')).toBeNull();
});
