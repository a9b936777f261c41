import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BlockFilters } from './BlockFilters';
import { occursIn } from './occursIn';

const blocksOf = (texts: readonly string[], word: string) => {
	const filters = new BlockFilters();
	const blocks = texts.map(text => filters.add(text));
	const may = filters.mayHave([word]);
	return blocks.map(block => may[block]);
};

it('rules out blocks without the words', () => {
	const texts = Array.from({ length: 130 }, (_, index) =>
		index === 100 ? '今日の潮汐表 zq' : 'low water this morning',
	);
	for (const word of ['潮汐', '潮汐表', 'zq', '表', 'z']) {
		expect([word, new Set(blocksOf(texts, word).slice(0, 64))]).toEqual([word, new Set([0])]);
		expect([word, blocksOf(texts, word)[100]]).toEqual([word, 1]);
	}
	expect(new Set(blocksOf(texts, 'ater'))).toEqual(new Set([0]));
	expect(new Set(blocksOf(texts, 'wa'))).toEqual(new Set([1]));
});

it('never rules out a text that has the word', () => {
	const characters = fc.constantFrom(...Array.from('abc1 é#@.\n潮汐のはー、🦀가д'));
	const texts = fc.string({ unit: characters, maxLength: 30 });
	fc.assert(
		fc.property(texts, fc.string({ unit: characters, minLength: 1, maxLength: 4 }), (text, word) => {
			expect(occursIn(text, word) && blocksOf([text], word)[0] === 0).toBe(false);
		}),
		{ numRuns: 2_000 },
	);
});
