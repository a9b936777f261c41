import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerptOf';

const excerpt = (text: string, length = 80) => excerptOf(parseMfm(text, 'full'), length);
const said = (text: string, length?: number) =>
	excerpt(text, length)
		.filter(part => typeof part === 'string')
		.join('');

describe('the excerpt of a text', () => {
	it.each([
		['**bold** and ~~gone~~ and `code`', 'bold and gone and code'],
		['$[tada $[x2 loud]] and $[ruby 海 うみ]', 'loud and 海 うみ'],
		['[the quay](https://a.example/b) and ?[silent](https://a.example)', 'the quay and silent'],
		['https://a.example/b', 'a.example/b'],
		['@rin and @rin@b.example and #tide', '@rin and @rin@b.example and #tide'],
		['<plain>**as it is**</plain>', '**as it is**'],
		['so\n<center>middle</center>\nend', 'so middle end'],
		['> quoted\nanswered', 'quoted answered'],
		['one\n\ntwo   three', 'one two three'],
		['```\nlet a;\n```\nafter', 'let a; after'],
	])('of %s is plain text: %s', (text, plain) => {
		expect(said(text)).toBe(plain);
	});

	it('does not tell what is blurred until somebody asks for it', () => {
		expect(said('it was $[blur the **gull** :gull:], of course')).toBe('it was …, of course');
		expect(excerpt('$[tada $[blur :gull:]]')).toEqual(['…']);
	});

	it('keeps emojis, which are part of what is said', () => {
		expect(excerpt('**ahoy :boat:** ⛵')).toEqual([
			'ahoy ',
			{ type: 'customEmoji', name: 'boat' },
			' ',
			{ type: 'emoji', char: '⛵' },
		]);
	});

	it('ends after so many characters, and says that there is more', () => {
		expect(said('**one two** three', 7)).toBe('one two…');
		expect(said('**one two**', 7)).toBe('one two');
		expect(said('⛵⛵⛵'.replaceAll('⛵', '𠮷'), 2)).toBe('𠮷𠮷…');
	});
});
