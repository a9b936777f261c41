import { describe, expect, it } from 'vitest';
import { makeFeedRows, muteWords } from '@/blocks/feed/feedRows';
import { makeRows } from '../rows';
import { type OpenThread, openThreads } from './openThreads';

const thread: OpenThread = {
	above: () => [{ kind: 'item', key: 'above' }],
	around: row => row,
	below: () => [{ kind: 'item', key: 'below' }],
};
const entries = ['a', 'b', 'c'].map(id => ({ kind: 'item' as const, key: id }));

describe('open threads', () => {
	it('stand around their row, which stays the same', () => {
		const before = makeRows(entries, []);
		const after = openThreads(new Map([['b', thread]]))(before);
		expect(after.map(row => row.key)).toEqual(['a', 'above', 'b', 'below', 'c']);
		expect(after[2]).toBe(before[1]);
	});

	it('open around muted notes that were revealed, too', () => {
		const muted = makeFeedRows(entries, [muteWords(id => (id === 'b' ? 'soft' : 'none'))]);
		const rows = makeRows(muted, [openThreads(new Map([['b', thread]]))]);
		expect(rows.map(row => row.key)).toEqual(['a', 'above', 'b', 'below', 'c']);
	});

	it('are nowhere where their row is not', () => {
		expect(makeRows(entries, [openThreads(new Map([['z', thread]]))]).map(row => row.key)).toEqual(['a', 'b', 'c']);
	});
});
