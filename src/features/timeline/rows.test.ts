import { note } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import { makeRows, muteSensitive, muteWords } from './rows';

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

	it('are dropped where they are muted hard, and keep their place where they are muted otherwise', () => {
		const stage = muteWords(id => (id === 'b' ? 'hard' : 'soft'));
		const rows = makeRows(entries, [stage]);
		expect(rows.map(row => `${row.kind} ${row.key}`)).toEqual(['gap gap', 'placeholder a']);
		expect(makeRows(entries, [stage])[1]).toBe(rows[1]);
	});

	it('say why where notes are sensitive', () => {
		const noteOf = (id: string) => note({ id, text: id === 'b' ? 'secret' : 'plain' });
		const rows = makeRows(entries, [muteSensitive(noteOf, each => each.text === 'secret')]);
		expect(rows.map(row => row.kind)).toEqual(['placeholder', 'gap', 'item']);
		expect(rows[0]).toMatchObject({ noteId: 'b', reason: 'sensitive' });
	});

	it('can be added by a later stage', () => {
		const ads = makeRows(entries, [
			rows => [...rows.slice(0, 1), { kind: 'ad', key: 'ad-1', chance: 0 }, ...rows.slice(1)],
		]);
		expect(ads.map(row => row.kind)).toEqual(['item', 'ad', 'gap', 'item']);
	});
});
