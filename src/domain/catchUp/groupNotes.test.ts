import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATCH_UP_KINDS, type CatchUpNote } from './CatchUpNote';
import { CATCH_UP_ORDERS, countKinds, GROUPINGS, groupNotes } from './groupNotes';

const noted = (key: string, more: Partial<CatchUpNote> = {}): CatchUpNote => ({
	...{ key, at: Number(key.slice(1)), author: 'mara', thread: key, parent: null, kinds: ['notes'], engagement: 0 },
	...more,
});

const shown = (groups: ReturnType<typeof groupNotes>) =>
	groups.map(({ key, notes }) => [key, ...notes.map(({ note, depth }) => '>'.repeat(depth) + note.key)]);

describe('grouping', () => {
	const notes = [
		noted('n4', { author: 'noor', engagement: 9 }),
		noted('n3', { thread: 'n1', parent: 'n2', engagement: 1 }),
		noted('n2', { author: 'noor', thread: 'n1', parent: 'n1' }),
		noted('n1', { engagement: 5 }),
	];

	it('puts the notes of an author together, the author with the newest one first', () => {
		expect(shown(groupNotes(notes, 'authors', 'newest'))).toEqual([
			['noor', 'n4', 'n2'],
			['mara', 'n3', 'n1'],
		]);
		expect(shown(groupNotes(notes, 'authors', 'oldest'))).toEqual([
			['mara', 'n1', 'n3'],
			['noor', 'n2', 'n4'],
		]);
	});

	it('puts replies below what they answer', () => {
		expect(shown(groupNotes(notes, 'threads', 'newest'))).toEqual([
			['n4', 'n4'],
			['n1', 'n1', '>n2', '>>n3'],
		]);
	});

	it('puts notes of the same millisecond in the order in which they were written', () => {
		const burst = [noted('n4', { at: 3 }), noted('n3'), noted('n2'), noted('n1', { at: 2 })];
		expect(shown(groupNotes(burst, 'none', 'newest'))).toEqual([['', 'n4', 'n3', 'n2', 'n1']]);
		expect(shown(groupNotes(burst, 'none', 'oldest'))).toEqual([['', 'n1', 'n2', 'n3', 'n4']]);
		const replies = burst.map(note => (note.key === 'n1' ? note : { ...note, thread: 'n1', parent: 'n1' }));
		expect(shown(groupNotes(replies, 'threads', 'newest'))).toEqual([['n1', 'n1', '>n2', '>n3', '>n4']]);
	});

	it('begins with the group that has most notes, or most reactions', () => {
		expect(groupNotes(notes, 'threads', 'busiest').map(({ key }) => key)).toEqual(['n1', 'n4']);
		expect(shown(groupNotes(notes, 'none', 'liveliest'))).toEqual([['', 'n4', 'n1', 'n3', 'n2']]);
	});

	it('keeps replies to notes that aren’t there', () => {
		const replies = [noted('n9', { thread: 'n1', parent: 'n5' }), noted('n8', { thread: 'n1', parent: 'n1' })];
		expect(shown(groupNotes(replies, 'threads', 'newest'))).toEqual([['n1', 'n8', 'n9']]);
	});
});

it('counts each note in all its kinds', () => {
	const counts = countKinds([noted('n1'), noted('n2', { kinds: ['renotes', 'files'] })]);
	expect(counts).toEqual({ notes: 1, renotes: 1, files: 1, replies: 0, quotes: 0, polls: 0 });
});

const someNotes = fc.uniqueArray(fc.nat(200), { maxLength: 40 }).chain(ids =>
	fc.tuple(
		...ids.map(id =>
			fc.record<CatchUpNote>({
				key: fc.constant(`n${id}`),
				at: fc.nat(10),
				author: fc.constantFrom('mara', 'noor', 'ines'),
				thread: fc.constantFrom('n1', 'n2', 'n3', `n${id}`),
				parent: fc.option(fc.nat(200).map(other => `n${other}`)),
				kinds: fc.subarray([...CATCH_UP_KINDS], { minLength: 1 }),
				engagement: fc.nat(5),
			}),
		),
	),
);

it('has each note in exactly one group, and never an empty one', () => {
	fc.assert(
		fc.property(
			someNotes,
			fc.constantFrom(...GROUPINGS),
			fc.constantFrom(...CATCH_UP_ORDERS),
			(notes, grouping, order) => {
				const groups = groupNotes(notes, grouping, order);
				const placed = groups.flatMap(group => group.notes.map(({ note }) => note));
				expect(placed).toHaveLength(notes.length);
				expect(new Set(placed)).toEqual(new Set(notes));
				expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
				for (const group of groups) expect(group.notes.length).toBeGreaterThan(0);
			},
		),
	);
});
