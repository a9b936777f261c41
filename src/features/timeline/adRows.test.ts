import { expect, it } from 'vitest';
import { adRows } from './adRows';
import type { Row } from './rows';

const notes = (from: number, to: number): Row[] =>
	Array.from({ length: from - to + 1 }, (_, index) => ({ kind: 'item', key: `n${from - index}` }));
const adsAfter = (rows: readonly Row[]) => rows.filter(row => row.kind === 'ad').map(row => row.key.slice(3));

it('leaves everything as it is where the server wants none', () => {
	const rows = notes(20, 1);
	expect(adRows(0)(rows)).toBe(rows);
});

it('has one at the fourth place of the first page, then one every so many notes', () => {
	const rows = adRows(5)(notes(20, 1));
	expect(rows[3]?.kind).toBe('ad');
	expect(adsAfter(rows)).toEqual(['n18', 'n13', 'n8', 'n3']);
});

it('keeps its places while notes arrive above and pages come below', () => {
	const stage = adRows(10);
	const before = stage(notes(20, 11));
	const after = stage(notes(22, 11));
	expect(adsAfter(after)).toEqual(['n18']);
	expect(after.find(row => row.kind === 'ad')).toBe(before.find(row => row.kind === 'ad'));
	expect(adsAfter(stage(notes(22, -9)))).toEqual(['n18', 'n1', 'n-9']);
	expect(adsAfter(stage(notes(30, -9)))).toEqual(['n30', 'n18', 'n1', 'n-9']);
});
