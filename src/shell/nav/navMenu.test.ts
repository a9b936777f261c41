import { expect, it } from 'vitest';
import type { NavAction } from './navActions';
import { navEntries, withMoved, withoutEntry } from './navMenu';

const item = (id: string): NavAction => ({ id, icon: 'home', name: () => id, run() {} });
const items = ['drive', 'search', 'favorites'].map(item);
const shown = (menu: unknown) => navEntries(menu, items).map(({ id }) => id);

it('shows known items and lines in order, each item once', () => {
	expect(shown(['search', '-', 'antennas', 'drive', '-', 'search'])).toEqual(['search', 'line1', 'drive', 'line2']);
	expect(shown('search')).toEqual([]);
	expect(shown([null, 3, 'drive'])).toEqual(['drive']);
});

it('moves an entry among those shown, and keeps items that are not known', () => {
	const menu = ['antennas', 'search', 'channels', '-', 'drive'];
	const move = (id: string, to: number) => withMoved(menu, navEntries(menu, items), id, to);
	expect(move('drive', 0)).toEqual(['antennas', 'drive', 'search', 'channels', '-']);
	expect(move('search', 2)).toEqual(['antennas', 'channels', '-', 'drive', 'search']);
	expect(move('line1', 0)).toEqual(['antennas', '-', 'search', 'channels', 'drive']);
	expect(move('search', 0)).toEqual(menu);
	expect(move('nothing', 1)).toEqual(menu);
});

it('takes out one entry', () => {
	const menu = ['-', 'search', '-'];
	const last = navEntries(menu, items).at(-1);
	expect(last && withoutEntry(menu, last)).toEqual(['-', 'search']);
});
