import { parseMfm } from '@workers/mfm/parseMfm';
import { expect, it } from 'vitest';
import { linksOf } from './linksOf';

it.each([
	['no links at all', []],
	['see https://a.example/x and https://a.example/x#part', ['https://a.example/x']],
	['> **[label](https://a.example/)**', ['https://a.example/']],
	['?[quiet](https://a.example/)', []],
	[
		'https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4',
		[1, 2, 3].map(n => `https://a.example/${n}`),
	],
	['[bad](javascript:alert(1))', []],
])('finds what wants a card in %s', (text, links) => {
	expect(linksOf(parseMfm(text))).toEqual(links);
});
