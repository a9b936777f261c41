import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { describe, expect, it } from 'vitest';
import { type Grouping, groupNotes } from '@/domain/catchUp/groupNotes';
import { item } from '@/stores/feeds/feedEntries';
import type { CatchUpLine } from './catchUpLine';
import { type CatchUpRow, catchUpRows } from './catchUpRows';
import { mergeLines } from './mergeLines';

const MANY = 1_000;
const PEOPLE = 40;
const RUNS = 10;
/** About 3 ms where nothing else runs; work that grows with the square of the notes takes far more. */
const SLOW_MS = 20 * MACHINE_SCALE;

const lineOf = (number: number, more: Partial<CatchUpLine> = {}): CatchUpLine => ({
	...{ key: `n${number}`, noteId: `n${number}`, openerId: `n${number}`, thread: `n${number}`, row: item(`n${number}`) },
	...{ at: number, author: 'mara', parent: null, kinds: ['notes'], engagement: 0, source: 0, isOwnServers: true },
	...more,
});

const shown = (rows: readonly CatchUpRow[]) =>
	rows.map(row => (row.kind === 'group' ? `[${row.group.key}]` : '>'.repeat(row.depth) + row.key));

const rowsOf = (lines: readonly CatchUpLine[], grouping: Grouping, folded: readonly string[] = []) =>
	catchUpRows(groupNotes(lines, grouping, 'newest'), grouping, key => folded.includes(key));

describe('the rows of a digest', () => {
	const lines = [
		lineOf(5, { author: 'noor' }),
		lineOf(4, { thread: 'n1', parent: 'n1' }),
		lineOf(3, { thread: 'n0', parent: 'n0' }),
		lineOf(2, { thread: 'elsewhere', parent: 'elsewhere', kinds: ['renotes'] }),
		lineOf(1),
	];

	it('name authors with several notes above these', () => {
		expect(shown(rowsOf(lines, 'authors'))).toEqual(['n5', '[mara]', 'n4', 'n3', 'n2', 'n1']);
	});

	it('name threads that began before, unless a renote shows how', () => {
		expect(shown(rowsOf(lines, 'threads'))).toEqual(['n5', 'n1', '>n4', '[n0]', '>n3', 'n2']);
	});

	it('leave out what is folded', () => {
		expect(shown(rowsOf(lines, 'authors', ['authors mara']))).toEqual(['n5', '[mara]']);
		expect(shown(rowsOf(lines, 'none'))).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
	});
});

describe('timelines put together', () => {
	it('have each note once, from its own server where that has it', () => {
		const merged = mergeLines([
			[lineOf(2, { isOwnServers: false, noteId: 'theirs' }), lineOf(1)],
			undefined,
			[lineOf(3, { source: 2 }), lineOf(2, { source: 2 })],
		]);
		expect(merged.map(({ key, noteId }) => [key, noteId])).toEqual([
			['n3', 'n3'],
			['n2', 'n2'],
			['n1', 'n1'],
		]);
		expect(merged[1]?.copies).toEqual([
			{ source: 0, noteId: 'theirs' },
			{ source: 2, noteId: 'n2' },
		]);
	});

	it('show a note that only one account mutes', () => {
		const muted = { kind: 'placeholder', key: 'n1', noteId: 'n1', reason: 'word' } as const;
		const [line] = mergeLines([[lineOf(1, { row: muted })], [lineOf(1, { source: 1, isOwnServers: false })]]);
		expect(line?.row.kind).toBe('item');
	});
});

it('are made of a thousand notes within a frame', () => {
	const lines = Array.from({ length: MANY }, (_, index) =>
		lineOf(MANY - index, { author: `p${index % PEOPLE}`, thread: `n${index % PEOPLE}`, parent: `n${index % PEOPLE}` }),
	);
	for (const grouping of ['authors', 'threads', 'none'] as const) {
		const times = Array.from({ length: RUNS }, () => {
			const began = performance.now();
			expect(rowsOf(mergeLines([lines]), grouping).length).toBeGreaterThanOrEqual(MANY);
			return performance.now() - began;
		});
		expect(Math.min(...times)).toBeLessThan(SLOW_MS);
	}
});
