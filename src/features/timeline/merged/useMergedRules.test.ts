import { expect, it } from 'vitest';
import { addRuledColumn, isQuietIn } from '@/stores/columnRules/ruledColumns';
import { rulesOfKeys } from './useMergedRules';

it('a note of a merged list counts as hidden if one of its copies is', () => {
	const copiesOf = (key: string) => (key === 'merged' ? [{ source: 0, id: 'copy', isOwn: true }] : []);
	const isQuiet = (id: string) => id === 'copy';
	const ends = [
		addRuledColumn('column', { judged: async () => {}, isQuiet, soundOf: () => null, hidden: () => [] }),
		addRuledColumn('column', rulesOfKeys('column', { copiesOf })),
	];
	expect(['merged', 'copy', 'other'].map(key => isQuietIn('column', key))).toEqual([true, true, false]);
	for (const end of ends) end();
	expect(isQuietIn('column', 'merged')).toBe(false);
});
