import { hostileStrings } from '@tests/factories/hostileStrings';
import * as mfm from 'mfm-js';
import { expect, test } from 'vitest';
import { defuse } from './defuse';

const parse = (text: string) => mfm.parse(text, { nestLimit: 20 });

const PIECES = [
	['[', ']', '(', ')', '\\(', '\\)', '\\[', '\\]', '<plain>', '</plain>', '<https://a.example/', '>', '<', '#'],
	['#tag', '#[', '#(a', '@mara', '@mara@b.example', 'https://a.example/', '](', '?[', '$[x2 ', '**', '<b>', '</b>'],
	['<center>', '</center>', '`', '```\n', '\n', ' ', 'a', '1', ' search', '[search]', ':blob:', '😀', '「', '」'],
	['_', '~~', '*', '***', '"', '【'],
].flat();

/** Texts of 40 to 120 pieces, the same in every run. */
function randomTexts(count: number): string[] {
	let seed = 7;
	const random = (below: number) => {
		seed = (seed * 48_271) % 0x7fffffff;
		return seed % below;
	};
	return Array.from({ length: count }, () =>
		Array.from({ length: 40 + random(80) }, () => PIECES[random(PIECES.length)]).join(''),
	);
}

test('what a text says stays the same', () => {
	const texts = [...hostileStrings.map(text => text.slice(0, 400)), ...randomTexts(1500)];
	let count = 0;
	for (const text of texts) {
		const defused = defuse(text);
		if (!defused) continue;
		count++;
		expect(defused.restore(parse(defused.text)), text).toEqual(parse(text));
	}
	expect(count).toBeGreaterThan(200);
});

test('openers that nothing closes are taken out of the way of the parser', () => {
	expect(defuse('#['.repeat(1450))?.text).not.toContain('[');
	expect(defuse('\\('.repeat(1450))?.text).not.toContain('\\');
	expect(defuse('<plain>'.repeat(400))?.text).not.toContain('<');
});

test('a text with few openers, or whose openers are closed, is left alone', () => {
	expect(defuse('\\[ (a) [b')).toBeNull();
	expect(defuse(`${'[a](https://a.example) '.repeat(40)}`)).toBeNull();
	expect(defuse(`${'$[x2 '.repeat(100)}`)).toBeNull();
});
