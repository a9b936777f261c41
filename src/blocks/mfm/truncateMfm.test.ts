import type { MfmNode } from '@workers/mfm/mfm.protocol';
import { expect, it } from 'vitest';
import { truncateMfm } from './truncateMfm';

const emoji: MfmNode = { type: 'emoji', char: '😀' };

it('leaves short trees as they are', () => {
	const tree: MfmNode[] = ['a', { type: 'bold', children: ['b', emoji] }];
	expect(truncateMfm(tree)).toBe(tree);
});

it('takes the beginning of long text', () => {
	expect(truncateMfm(['a'.repeat(5000), 'b'])).toEqual(['a'.repeat(700)]);
});

it('takes the beginning of long text that stays as it was written', () => {
	expect(truncateMfm(['a', { type: 'plain', text: 'b'.repeat(5000) }, 'c'])).toEqual([
		'a',
		{ type: 'plain', text: 'b'.repeat(699) },
	]);
});

it('takes the beginning of many nodes, at any depth', () => {
	const [bold] = truncateMfm([{ type: 'bold', children: Array.from({ length: 900 }, () => emoji) }, 'end']);
	expect(bold).toMatchObject({ type: 'bold' });
	expect(typeof bold === 'object' && 'children' in bold ? bold.children.length : 0).toBeLessThan(60);
});

it('takes less of letters for which fonts have to be looked for again and again', () => {
	expect(JSON.stringify(truncateMfm(['a꧅'.repeat(300)])).length).toBeLessThan(90);
	const russian = 'Сегодня мы читаем Tolstoy и пьём чай. '.repeat(15);
	expect(truncateMfm([russian])).toEqual([russian]);
	const japanese = 'TypeScriptで書く日本語のノート😀。'.repeat(30);
	expect(truncateMfm([japanese])).toEqual([japanese]);
});
