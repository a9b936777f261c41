import { note } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import { makeFeedRows, muteSensitive, muteWords, noteIdOf, onNotes } from './feedRows';

const entries: FeedEntry[] = [
	{ kind: 'item', key: 'b' },
	{ kind: 'gap', key: 'gap', state: 'idle' },
	{ kind: 'item', key: 'a' },
];

describe('the rows of a feed', () => {
	it('are the very entries where no stage changes them', () => {
		const rows = makeFeedRows(entries, [muteWords(() => 'none')]);
		expect(rows.every((row, index) => row === entries[index])).toBe(true);
	});

	it('are dropped where they are muted hard, and keep their place where they are muted otherwise', () => {
		const stage = muteWords(id => (id === 'b' ? 'hard' : 'soft'));
		const rows = makeFeedRows(entries, [stage]);
		expect(rows.map(row => `${row.kind} ${row.key}`)).toEqual(['gap gap', 'placeholder a']);
		expect(makeFeedRows(entries, [stage])[1]).toBe(rows[1]);
	});

	it('wait until their note was looked at', () => {
		const known = new Map<string, KnownVerdict>([['a', 'none']]);
		const stage = muteWords(id => known.get(id) ?? 'unknown');
		expect(makeFeedRows(entries, [stage]).map(row => row.key)).toEqual(['gap', 'a']);
		known.set('b', 'none');
		expect(makeFeedRows(entries, [stage])[0]).toBe(entries[0]);
	});

	it('say why where notes are sensitive', () => {
		const noteOf = (id: string) => note({ id, text: id === 'b' ? 'secret' : 'plain' });
		const rows = makeFeedRows(entries, [muteSensitive(noteOf, each => each.text === 'secret')]);
		expect(rows.map(row => row.kind)).toEqual(['placeholder', 'gap', 'item']);
		expect(rows[0]).toMatchObject({ noteId: 'b', reason: 'sensitive' });
	});

	it('lead to their notes where their keys are others, as the same objects', () => {
		const stages = [
			onNotes(key => (key === 'b' ? 'note' : undefined)),
			muteWords(id => (id === 'note' ? 'soft' : 'hard')),
		];
		const rows = makeFeedRows(entries, stages);
		expect(rows.map(row => [row.key, noteIdOf(row)])).toEqual([
			['b', 'note'],
			['gap', null],
		]);
		expect(makeFeedRows(entries, stages)[0]).toBe(rows[0]);
	});
});
