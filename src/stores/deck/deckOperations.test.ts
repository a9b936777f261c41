import { describe, expect, it } from 'vitest';
import type { DeckProfile } from '@/domain/deck/deck';
import {
	addColumn,
	defaultDeck,
	moveColumn,
	newColumn,
	popRight,
	removeColumn,
	repairDeck,
	setFlexible,
	setWidth,
	stackLeft,
	swapColumns,
	withLayout,
	withoutColumns,
} from './deckOperations';

const deck = (...layout: string[][]): DeckProfile => ({
	id: 'd',
	name: 'test',
	columns: layout.flat().map(id => newColumn('local', { id })),
	layout,
});

describe('a deck', () => {
	it('begins with the few columns that everybody needs', () => {
		const { columns, layout } = defaultDeck('Deck');
		expect(columns.map(({ type }) => type)).toEqual(['main', 'notifications', 'home', 'local']);
		expect(layout.flat()).toEqual(columns.map(column => column.id));
	});

	it('takes a column right of another, or at the end', () => {
		const column = newColumn('home', { id: 'x' });
		expect(addColumn(deck(['a'], ['b']), column, 'a').layout).toEqual([['a'], ['x'], ['b']]);
		expect(addColumn(deck(['a'], ['b']), column).layout).toEqual([['a'], ['b'], ['x']]);
	});

	it('moves columns past their neighbours, and not over the edge', () => {
		expect(moveColumn(deck(['a'], ['b'], ['c']), 'b', 'left').layout).toEqual([['b'], ['a'], ['c']]);
		expect(moveColumn(deck(['a'], ['b'], ['c']), 'b', 'right').layout).toEqual([['a'], ['c'], ['b']]);
		const atEdge = deck(['a'], ['b']);
		expect(moveColumn(atEdge, 'a', 'left')).toBe(atEdge);
	});

	it('moves a column out of its stack to either side', () => {
		expect(moveColumn(deck(['a', 'b'], ['c']), 'b', 'left').layout).toEqual([['b'], ['a'], ['c']]);
		expect(popRight(deck(['a', 'b'], ['c']), 'a').layout).toEqual([['b'], ['a'], ['c']]);
	});

	it('moves within a stack', () => {
		expect(moveColumn(deck(['a', 'b']), 'b', 'up').layout).toEqual([['b', 'a']]);
		const single = deck(['a'], ['b']);
		expect(moveColumn(single, 'a', 'down')).toBe(single);
	});

	it('stacks a column under its left neighbour', () => {
		expect(stackLeft(deck(['a'], ['b'], ['c']), 'b').layout).toEqual([['a', 'b'], ['c']]);
		const first = deck(['a']);
		expect(stackLeft(first, 'a')).toBe(first);
	});

	it('gives a column that comes into a stack the width of the stack', () => {
		const { columns } = stackLeft(setWidth(deck(['a'], ['b']), 'b', 500), 'b');
		expect(columns.map(column => column.width)).toEqual([330, 330]);
	});

	it('loses the place of a removed column', () => {
		const left = removeColumn(deck(['a', 'b'], ['c']), 'c');
		expect(left.layout).toEqual([['a', 'b']]);
		expect(left.columns.map(column => column.id)).toEqual(['a', 'b']);
	});

	it('widens a stack as a whole, within bounds', () => {
		const wide = setWidth(deck(['a', 'b'], ['c']), 'a', 9999);
		expect(wide.columns.map(column => column.width)).toEqual([1200, 1200, 330]);
	});

	it('swaps two columns, wherever they are', () => {
		const swapped = swapColumns(setWidth(deck(['a', 'b'], ['c']), 'c', 500), 'a', 'c');
		expect(swapped.layout).toEqual([['c', 'b'], ['a']]);
		expect(swapped.columns.map(({ id, width }) => [id, width])).toEqual([
			['a', 330],
			['b', 330],
			['c', 330],
		]);
		expect(swapColumns(deck(['a', 'b']), 'a', 'b').layout).toEqual([['b', 'a']]);
		const same = deck(['a']);
		expect(swapColumns(same, 'a', 'ghost')).toBe(same);
	});

	it('fills the screen by whole stacks, until a width is chosen', () => {
		const filling = setFlexible(deck(['a', 'b'], ['c']), 'a', true);
		expect(filling.columns.map(column => column.flexible ?? false)).toEqual([true, true, false]);
		expect(setWidth(filling, 'b', 400).columns.map(column => column.flexible ?? false)).toEqual([false, false, false]);
	});

	it('keeps the places of hidden columns while the others are arranged', () => {
		const whole = deck(['a'], ['b'], ['c']);
		const shown = withoutColumns(whole, ({ id }) => id === 'b');
		expect(shown.layout).toEqual([['a'], ['c']]);
		expect(withLayout(whole, [['c'], ['a']]).layout).toEqual([['c'], ['b'], ['a']]);
		expect(withLayout(whole, [['a', 'c']]).layout).toEqual([['a', 'c'], ['b']]);
		expect(withoutColumns(whole, () => false)).toBe(whole);
	});

	it('mends what was stored broken', () => {
		const broken = { ...deck(['a'], ['b']), layout: [['a', 'ghost'], ['a'], []] };
		expect(repairDeck(broken).layout).toEqual([['a'], ['b']]);
	});

	it('puts stored columns in the order in which they show', () => {
		const moved = { ...deck(['a'], ['b'], ['c']), layout: [['a'], ['c'], ['b']] };
		expect(repairDeck(moved).columns.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
	});
});
