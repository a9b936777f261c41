import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it } from 'vitest';
import { writeMfm } from './writeMfm';

const SAMPLES = [
	'plain words\nin two lines',
	'**bold** <i>italic</i> <small>small</small> ~~gone~~',
	'**bold <i>both</i>**',
	'<center>\nin the middle\n</center>',
	'before\n> quoted\n> twice\nafter',
	'> first\n> > deeper',
	'`code` and \\(x^2\\)',
	'```js\nlet a = 1;\n```',
	'see\n```\nno language\n```\nthere',
	'\\[\nx = 1\n\\]',
	'🍮 :blobcat: @mara @finn@remote.example #tea',
	'https://example.com/a?b=c#d and [named](https://example.com/) ?[silent](https://example.com/)',
	'<https://example.com/日本語>',
	'$[spin.x,speed=2s round] $[ruby 漢字 かんじ] $[x2 **big**] $[nosuch thing]',
	'who is it Search',
	'a <plain>**left** as written</plain> b',
	'<plain>\n\nlines\n\n</plain>',
];

describe('written markup', () => {
	it.each(SAMPLES)('is read as what it was written from: %j', source => {
		const tree = parseMfm(source);
		expect(parseMfm(writeMfm(tree))).toEqual(tree);
	});
});
