import { describe, expect, it } from 'vitest';
import { append, type FeedEntry, fillGap, idAbove, item, prepend, rejoin, remove, trim } from './feedEntries';

const entries = (text: string): FeedEntry[] =>
	Array.from(text).map(letter => (letter === '|' ? { kind: 'gap', key: 'gap', state: 'idle' } : item(letter)));
const shown = (list: readonly FeedEntry[]) => list.map(entry => (entry.kind === 'gap' ? '|' : entry.key)).join('');

describe('a feed', () => {
	it('takes new ids on top, each once', () => {
		expect(shown(prepend(entries('cba'), ['e', 'd', 'e', 'c']))).toBe('edcba');
	});

	it('stays the same object when nothing is new', () => {
		const list = entries('cba');
		expect(prepend(list, ['b'])).toBe(list);
		expect(append(list, ['b'])).toBe(list);
		expect(remove(list, 'x')).toBe(list);
	});

	it('closes when the newest page reaches what is there', () => {
		expect(shown(rejoin(entries('cba'), ['e', 'd', 'c'], false, 'gap'))).toBe('edcba');
	});

	it('takes nothing on top that is older than what is there', () => {
		expect(shown(rejoin(entries('dc'), ['e', 'd', 'c', 'b', 'a'], false, 'gap'))).toBe('edc');
		expect(shown(fillGap(entries('z|d'), 'gap', ['y', 'd', 'c']))).toBe('zyd');
	});

	it('is not taken in by what arrived while the page was on its way', () => {
		const joined = rejoin(entries('zba'), ['z', 'y', 'x'], false, 'gap', entries('ba'));
		expect(shown(joined)).toBe('zyx|ba');
		expect(shown(rejoin(entries('zyba'), ['y', 'x'], false, 'gap', entries('ba')))).toBe('zyx|ba');
		expect(shown(rejoin(entries('zba'), ['z', 'y', 'b'], false, 'gap', entries('ba')))).toBe('zyba');
	});

	it('puts what was missed below what has arrived since', () => {
		expect(shown(rejoin(entries('zyba'), ['d', 'c', 'b'], false, 'gap', entries('ba')))).toBe('zydcba');
	});

	it('is the same list where nothing was missed', () => {
		const before = entries('dcba');
		expect(rejoin(before, ['d', 'c', 'b'], false, 'gap')).toBe(before);
	});

	it('puts what was missed in between where it belongs', () => {
		expect(shown(rejoin(entries('eca'), ['f', 'e', 'd', 'c', 'b', 'a'], false, 'gap'))).toBe('fedcba');
	});

	it('shows a gap when it does not', () => {
		expect(shown(rejoin(entries('cba'), ['z', 'y', 'x'], false, 'gap'))).toBe('zyx|cba');
	});

	it('has no gap when the page holds all there is', () => {
		expect(shown(rejoin(entries('cba'), ['e'], true, 'gap'))).toBe('ecba');
	});

	it('fills a gap from above until both sides meet', () => {
		const once = fillGap(entries('zy|ba'), 'gap', ['x', 'w']);
		expect(shown(once)).toBe('zyxw|ba');
		expect(shown(fillGap(once, 'gap', ['c', 'b']))).toBe('zyxwcba');
	});

	it('ends a gap with which nothing more comes', () => {
		expect(shown(fillGap(entries('z|a'), 'gap', []))).toBe('za');
	});

	it('begins to fill at the id above the gap', () => {
		expect(idAbove(entries('zy|ba'), 'gap')).toBe('y');
	});

	it('keeps the newest when trimmed, and no gap at the end', () => {
		expect(shown(trim(entries('edc|ba'), 4))).toBe('edc');
		expect(shown(trim(entries('edcba'), 3))).toBe('edc');
	});
});
