import { describe, expect, it } from 'vitest';
import { makeRows, type Row } from '../rows';
import { foldBursts, LARGEST_STACK } from './foldBursts';

/** Ids such as `x3`: the author's letter and the number of the note. Newest first. */
const rowsOf = (...ids: string[]): readonly Row[] =>
	makeRows(
		ids.map(id => (id === '-' ? { kind: 'gap', key: id, state: 'idle' } : { kind: 'item', key: id })),
		[],
	);

function setUp() {
	const open = new Set<string>();
	const kept = new Set<string>();
	const stage = foldBursts({
		authorOf: id => id.charAt(0),
		isOpen: key => open.has(key),
		isKept: key => kept.has(key),
	});
	return { stage, open, kept };
}

const said = (rows: readonly Row[]): string[] =>
	rows.map(row => (row.kind === 'burst' ? `${row.count} × ${row.noteId}` : row.key));

const many = (from: number, to: number): string[] =>
	Array.from({ length: from - to + 1 }, (_, index) => `x${from - index}`);

describe('bursts', () => {
	it('are four notes in a row by one author, and show the newest', () => {
		const { stage } = setUp();
		expect(said(stage(rowsOf('y2', 'x4', 'x3', 'x2', 'x1', 'y1')))).toEqual(['y2', '4 × x4', 'y1']);
		expect(said(setUp().stage(rowsOf('x3', 'x2', 'x1', 'y1')))).toEqual(['x3', 'x2', 'x1', 'y1']);
	});

	it('end where something else stands between the notes', () => {
		expect(said(setUp().stage(rowsOf('x4', 'x3', '-', 'x2', 'x1')))).toEqual(['x4', 'x3', '-', 'x2', 'x1']);
	});

	it('keep their key while arrivals come on top and older notes below', () => {
		const { stage } = setUp();
		const [first] = stage(rowsOf('x4', 'x3', 'x2', 'x1'));
		const [arrived] = stage(rowsOf('x5', 'x4', 'x3', 'x2', 'x1'));
		const [older] = stage(rowsOf('x5', 'x4', 'x3', 'x2', 'x1', 'x0'));
		expect(said([arrived as Row, older as Row])).toEqual(['5 × x5', '6 × x5']);
		expect([arrived?.key, older?.key]).toEqual([first?.key, first?.key]);
	});

	it('stay the same objects while nothing changes', () => {
		const { stage } = setUp();
		const rows = rowsOf('x4', 'x3', 'x2', 'x1');
		expect(stage(rows)[0]).toBe(stage(rows)[0]);
	});

	it('open into rows below the newest, and fold again', () => {
		const { stage, open } = setUp();
		const rows = rowsOf('x4', 'x3', 'x2', 'x1');
		const key = stage(rows)[0]?.key ?? '';
		open.add(key);
		expect(said(stage(rows))).toEqual(['4 × x4', 'x3', 'x2', 'x1']);
		expect(stage(rows)[0]).toMatchObject({ key, isOpen: true });
		open.delete(key);
		expect(said(stage(rows))).toEqual(['4 × x4']);
	});

	it('make another stack where one is full, which leaves the full one as it is', () => {
		const { stage } = setUp();
		const full = stage(rowsOf(...many(LARGEST_STACK, 1)));
		expect(said(full)).toEqual([`${LARGEST_STACK} × x${LARGEST_STACK}`]);
		const more = stage(rowsOf(...many(LARGEST_STACK + 5, 1)));
		expect(said(more)).toEqual([`5 × x${LARGEST_STACK + 5}`, `${LARGEST_STACK} × x${LARGEST_STACK}`]);
		expect(more[1]).toEqual(full[0]);
		const older = stage(rowsOf(...many(LARGEST_STACK + 5, -1)));
		expect(said(older)).toEqual([...said(more), 'x0', 'x-1']);
	});

	it('keep together while notes of theirs go, and end with the last but one', () => {
		const { stage } = setUp();
		stage(rowsOf('x4', 'x3', 'x2', 'x1'));
		expect(said(stage(rowsOf('x4', 'x1')))).toEqual(['2 × x4']);
		expect(said(stage(rowsOf('x1')))).toEqual(['x1']);
	});

	it('leave alone what is kept', () => {
		const { stage, kept } = setUp();
		kept.add('x3');
		expect(said(stage(rowsOf('x5', 'x4', 'x3', 'x2', 'x1')))).toEqual(['x5', 'x4', 'x3', 'x2', 'x1']);
	});
});
