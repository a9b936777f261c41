import { note } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import { hideNotes, makeRows } from './rows';

const entries: FeedEntry[] = [
	{ kind: 'item', id: 'b' },
	{ kind: 'gap', id: 'gap', state: 'idle' },
	{ kind: 'item', id: 'a' },
];

describe('rows', () => {
	it('stand for notes and gaps, in order', () => {
		expect(makeRows(entries, []).map(row => `${row.kind} ${row.key}`)).toEqual(['note b', 'gap gap', 'note a']);
	});

	it('stay the same objects while their entries do', () => {
		const before = makeRows(entries, []);
		const after = makeRows([{ kind: 'item', id: 'c' }, ...entries], []);
		expect(after.slice(1)).toEqual(before);
		expect(after[1]).toBe(before[0]);
	});

	it('are dropped by a rule, and only they', () => {
		const stage = hideNotes(
			id => note({ id, text: id === 'b' ? 'secret' : 'plain' }),
			each => each.text === 'secret',
		);
		expect(makeRows(entries, [stage]).map(row => row.key)).toEqual(['gap', 'a']);
	});

	it('can be added by a later stage', () => {
		const ads = makeRows(entries, [rows => [...rows.slice(0, 1), { kind: 'ad', key: 'ad-1' }, ...rows.slice(1)]]);
		expect(ads.map(row => row.kind)).toEqual(['note', 'ad', 'gap', 'note']);
	});
});
