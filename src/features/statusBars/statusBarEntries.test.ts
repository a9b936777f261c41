import { expect, it } from 'vitest';
import { initialStatusBar } from './StatusBar';
import { statusBarEntries, withAddedBar, withChangedBar, withMovedBar, withoutBar } from './statusBarEntries';

const bar = (id: string) => ({ id, type: 'federation', name: id });
const UNKNOWN = { id: 'w', type: 'weather', place: 'sea' };
const ids = (list: readonly unknown[]) => statusBarEntries(list).map(({ id }) => id);

it('lists bars of unknown types too, and skips what is no bar', () => {
	const entries = statusBarEntries([bar('a'), 'x', null, UNKNOWN, bar('a'), {}]);
	expect(entries.map(({ id, at }) => [id, at])).toEqual([
		['a', 0],
		['w', 3],
		['place 4', 4],
		['place 5', 5],
	]);
	expect(entries.map(each => each.bar?.type ?? null)).toEqual(['federation', null, 'federation', null]);
});

it('moves, changes and removes a bar, and leaves all others as they are', () => {
	const list = [bar('a'), 'x', UNKNOWN, bar('b'), bar('c')];
	expect(ids(withMovedBar(list, 'c', 0))).toEqual(['c', 'a', 'w', 'b']);
	expect(ids(withMovedBar(list, 'a', 2))).toEqual(['w', 'b', 'a', 'c']);
	expect(ids(withMovedBar(list, 'a', 3))).toEqual(['w', 'b', 'c', 'a']);
	for (const moved of [withMovedBar(list, 'w', 3), withMovedBar(list, 'b', 0)]) {
		expect(moved).toHaveLength(5);
		expect(moved).toEqual(expect.arrayContaining(['x', UNKNOWN]));
	}
	expect(withMovedBar(list, 'nothing', 0)).toBe(list);
	expect(withoutBar(list, 'a')).toEqual(list.slice(1));
	const changed = withChangedBar(list, 'b', { ...initialStatusBar('federation'), name: 'Sea' });
	expect(changed[3]).toMatchObject({ id: 'b', name: 'Sea' });
	expect(changed.toSpliced(3, 1)).toEqual(list.toSpliced(3, 1));
	expect(withAddedBar(list, 'n', initialStatusBar('rss')).at(-1)).toMatchObject({ id: 'n', type: 'rss' });
});
