import { describe, expect, it } from 'vitest';
import type { MfmNode } from './mfm.protocol';
import { parseMfm } from './parseMfm';

const depthOf = (tree: readonly MfmNode[]): number =>
	Math.max(0, ...tree.map(node => (typeof node === 'object' && 'children' in node ? 1 + depthOf(node.children) : 1)));

describe('parseMfm', () => {
	it('draws text as plain strings, one a run', () => {
		expect(parseMfm('a [b](javascript:c) d')).toEqual(['a [b](javascript:c) d']);
	});

	it.each(['full', 'simple'] as const)('tells in %s text what stays as it was written', mode => {
		expect(parseMfm('a <plain>**b**</plain> c', mode)).toEqual(['a ', { type: 'plain', text: '**b**' }, ' c']);
	});

	it.each<[string, unknown]>([
		['**a**', { type: 'bold', children: ['a'] }],
		['*a*', { type: 'italic', children: ['a'] }],
		['~~a~~', { type: 'strike', children: ['a'] }],
		['<small>a</small>', { type: 'small', children: ['a'] }],
		['<center>a</center>', { type: 'center', children: ['a'] }],
		['> a\n> b', { type: 'quote', children: ['a\nb'] }],
		['`a`', { type: 'code', source: 'a' }],
		['```js\na\n```', { type: 'codeBlock', source: 'a', lang: 'js' }],
		['\\(a\\)', { type: 'math', source: 'a' }],
		['\\[\na\n\\]', { type: 'mathBlock', source: 'a' }],
		['a search', { type: 'search', query: 'a', content: 'a search' }],
		['@a', { type: 'mention', username: 'a', host: null }],
		['@a@b.example', { type: 'mention', username: 'a', host: 'b.example' }],
		['#a', { type: 'hashtag', tag: 'a' }],
		['😀', { type: 'emoji', char: '😀' }],
		[':a_b+c-1:', { type: 'customEmoji', name: 'a_b+c-1' }],
		['https://a.example/b', { type: 'url', url: 'https://a.example/b', label: 'a.example/b' }],
		['?[a](https://b.example)', { type: 'link', url: 'https://b.example/', silent: true, children: ['a'] }],
		['$[x2.a,b=1 c]', { type: 'fn', name: 'x2', args: { a: true, b: '1' }, children: ['c'] }],
	])('knows %s', (text, node) => {
		expect(parseMfm(text)).toEqual([node]);
	});

	it.each(['@-a', '@', '#123', ':a b:', 'a@b.example', '<https:// a>'])('leaves %s alone', text => {
		expect(parseMfm(text)).toEqual([text]);
	});

	it('keeps an address that hides its host as text', () => {
		expect(parseMfm('[my bank](https://bank.example@evil.example/)')).toEqual([
			'[my bank](https://bank.example@evil.example/)',
		]);
	});

	it('stops nesting at 20 and loses nothing', () => {
		const tree = parseMfm(`${'<b>'.repeat(40)}x${'</b>'.repeat(40)}`);
		expect(depthOf(tree)).toBeLessThanOrEqual(21);
		expect(JSON.stringify(tree)).toContain('x');
	});

	it('stops making elements at a bound and shows the rest as it was written', () => {
		const tree = parseMfm('😀'.repeat(1500));
		expect(tree).toHaveLength(1001);
		expect(tree.at(-1)).toBe('😀'.repeat(500));
	});

	it('knows emojis only in simple text', () => {
		expect(parseMfm('**a** 😀 :b: @c', 'simple')).toEqual([
			'**a** ',
			{ type: 'emoji', char: '😀' },
			' ',
			{ type: 'customEmoji', name: 'b' },
			' @c',
		]);
	});
});
