import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';
import { fuzzyMatch, slipMatch } from './fuzzyMatch';

const best = (word: string, names: readonly string[]) =>
	names.toSorted((a, b) => fuzzyMatch(foldText(b), word) - fuzzyMatch(foldText(a), word));

describe('a word matches a name', () => {
	it('better where it is the name, begins it, begins a word, is inside', () => {
		const names = ['Renotes', 'Note', 'Notes of lists', 'My note', 'Denoted'];
		expect(best('note', names)).toEqual(['Note', 'Notes of lists', 'My note', 'Renotes', 'Denoted']);
	});

	it('by its initials, and by letters in their order', () => {
		expect(fuzzyMatch('clear cache', 'cc')).toBeGreaterThan(0);
		expect(fuzzyMatch('notification settings', 'ntf')).toBeGreaterThan(0);
		expect(fuzzyMatch('clear cache', 'cc')).toBeGreaterThan(fuzzyMatch('notification settings', 'ntf'));
	});

	it('not where letters are far apart, out of order, or begin no word', () => {
		expect(fuzzyMatch('notes of everybody in the harbour', 'nhr')).toBe(0);
		expect(fuzzyMatch('theme', 'meh')).toBe(0);
		expect(fuzzyMatch('favorites', 'vrt')).toBe(0);
		expect(fuzzyMatch('favorites', 'x')).toBe(0);
	});

	it('without differences of case, width, accents and kana', () => {
		expect(foldText('ＡＢｃ')).toBe('abc');
		expect(foldText('Café')).toBe('cafe');
		expect(foldText('フォント')).toBe('ふぉんと');
		expect(foldText('ｶﾞｷﾞ')).toBe('がぎ');
		expect(foldText('がか')).toBe('がか');
	});
});

describe('a slip of the hand', () => {
	it.each(['favrites', 'favoriets', 'favorrites', 'favozites'])('%s still finds favorites', word => {
		expect(slipMatch('my favorites', word)).toBeGreaterThan(0);
	});

	it('is one alone, and not in short words', () => {
		expect(slipMatch('favorites', 'fvrites')).toBe(0);
		expect(slipMatch('deck', 'dk')).toBe(0);
		expect(slipMatch('deck', 'dex')).toBe(0);
	});
});
