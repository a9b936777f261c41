import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import { makeRows } from './rows';

const entries: FeedEntry[] = [
	{ kind: 'item', key: 'b' },
	{ kind: 'gap', key: 'gap', state: 'idle' },
	{ kind: 'item', key: 'a' },
];

describe('rows', () => {
	it('stand for notes and gaps, in order', () => {
		expect(makeRows(entries, []).map(row => `${row.kind} ${row.key}`)).toEqual(['item b', 'gap gap', 'item a']);
	});

	it('stay the same objects while their entries do', () => {
		const before = makeRows(entries, []);
		const after = makeRows([{ kind: 'item', key: 'c' }, ...entries], []);
		expect(after.slice(1)).toEqual(before);
		expect(after[1]).toBe(before[0]);
	});

	it('can be added by a later stage', () => {
		const ads = makeRows(entries, [
			rows => [...rows.slice(0, 1), { kind: 'ad', key: 'ad-1', chance: 0 }, ...rows.slice(1)],
		]);
		expect(ads.map(row => row.kind)).toEqual(['item', 'ad', 'gap', 'item']);
	});
});
