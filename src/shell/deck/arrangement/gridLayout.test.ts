import { describe, expect, it } from 'vitest';
import type { DeckProfile } from '@/domain/deck/deck';
import { newColumn } from '@/stores/deck/deckOperations';
import { arrange, arrangeResized, ROWS, shareRows, stacksOf, toGrid } from './gridLayout';

const deck: DeckProfile = {
	id: 'd',
	name: '',
	columns: ['a', 'b', 'c', 'd'].map(id => newColumn('local', { id, width: 330 })),
	layout: [['a'], ['b', 'c'], ['d']],
};
const WIDTH = 168;
const grid = toGrid(deck, 6);
const drag = (id: string, x: number, y: number) => {
	const item = grid.find(each => each.i === id);
	if (!item) throw new Error(`no column ${id}`);
	return stacksOf(arrange(grid, { ...item, x, y, moved: true }));
};

describe('the grid of a deck', () => {
	it('gives each stack of a phone the whole width, which nobody can drag', () => {
		const paged = toGrid(deck, 0, 390);
		expect(paged.map(item => [item.x, item.w])).toEqual([
			[0, 195],
			[195, 195],
			[195, 195],
			[390, 195],
		]);
		expect(paged.flatMap(item => item.resizeHandles ?? [])).toEqual(['s']);
	});

	it('stands for its stacks, widths with their gap', () => {
		expect(stacksOf(grid)).toEqual([['a'], ['b', 'c'], ['d']]);
		expect(grid.map(item => item.x)).toEqual([0, WIDTH, WIDTH, 2 * WIDTH]);
		expect(grid.filter(item => item.x === WIDTH).map(item => item.h)).toEqual([ROWS / 2, ROWS / 2]);
	});

	it('gives what no column needs to those that fill the screen', () => {
		const filling = { ...deck, columns: deck.columns.map(each => ({ ...each, flexible: each.id === 'a' })) };
		const wide = toGrid(filling, 6, null, { width: 1600, height: 800 });
		expect(wide.map(item => item.w)).toEqual([(1600 - 2 * 336) / 2, WIDTH, WIDTH, WIDTH]);
		const narrow = toGrid(filling, 6, null, { width: 600, height: 800 });
		expect(narrow.map(item => item.w)).toEqual([WIDTH, WIDTH, WIDTH, WIDTH]);
	});

	it('leaves the header of a collapsed column: upright, or above the others of its stack', () => {
		const collapsed = (...ids: string[]) =>
			toGrid({ ...deck, columns: deck.columns.map(each => ({ ...each, collapsed: ids.includes(each.id) })) }, 6, null, {
				width: 1600,
				height: 784,
			});
		expect(collapsed('a').map(item => item.w)).toEqual([25, WIDTH, WIDTH, WIDTH]);
		const [, first, second] = collapsed('b');
		expect([first?.w, first?.h, second?.h]).toEqual([WIDTH, 30, ROWS - 30]);
		expect([first?.resizeHandles, second?.resizeHandles]).toEqual([['e'], ['e']]);
		expect(collapsed('b', 'c').map(item => [item.w, item.h])).toEqual([
			[WIDTH, ROWS],
			[25, ROWS / 2],
			[25, ROWS / 2],
			[WIDTH, ROWS],
		]);
	});

	it('gives all rows away, and each column at least one', () => {
		expect(shareRows([1, 1, 2])).toEqual([ROWS / 4, ROWS / 4, ROWS / 2]);
		expect(shareRows([100, 0.1, 0.1]).every(rows => rows >= 1)).toBe(true);
		expect(shareRows([1, 1, 1, 1, 1]).reduce((sum, rows) => sum + rows, 0)).toBe(ROWS);
	});

	it('lets a column pass its neighbour', () => {
		expect(drag('a', WIDTH * 0.8, 0)).toEqual([['b', 'c'], ['a'], ['d']]);
		expect(drag('d', WIDTH * 0.2, 0)).toEqual([['d'], ['a'], ['b', 'c']]);
	});

	it('keeps its place while it is hardly moved', () => {
		expect(drag('a', 10, 0)).toEqual([['a'], ['b', 'c'], ['d']]);
		expect(drag('d', 2 * WIDTH - 10, 2)).toEqual([['a'], ['b', 'c'], ['d']]);
	});

	it('puts a column into the stack that it is dragged down over', () => {
		expect(drag('d', 0, ROWS / 2)).toEqual([
			['a', 'd'],
			['b', 'c'],
		]);
		expect(drag('a', 0, ROWS * 0.9)).toEqual([['b', 'c', 'a'], ['d']]);
	});

	it('lets all but the last of a stack be made higher, as soon as a column is dragged into it', () => {
		const [a, d] = arrange(grid, { i: 'd', x: 0, y: ROWS / 2, w: WIDTH, h: ROWS, moved: true, resizeHandles: ['e'] });
		expect([a?.resizeHandles, d?.resizeHandles]).toEqual([['e', 's'], ['e']]);
	});

	it('lets the neighbours of a dragged edge make room', () => {
		const wider = grid.map(item => (item.i === 'b' ? { ...item, w: WIDTH + 40 } : item));
		const placed = new Map(arrangeResized(wider, 'b').map(item => [item.i, item]));
		expect([placed.get('b')?.w, placed.get('c')?.w]).toEqual([WIDTH + 40, WIDTH + 40]);
		expect(placed.get('d')?.x).toBe(2 * WIDTH + 40);
	});

	it('shares the rest of the height among the others of the stack, and leaves them room', () => {
		const resize = (h: number) => {
			const changed = grid.map(item => (item.i === 'b' ? { ...item, h } : item));
			return arrangeResized(changed, 'b')
				.filter(item => item.x === WIDTH)
				.map(item => [item.y, item.h]);
		};
		expect(resize(ROWS / 4)).toEqual([
			[0, ROWS / 4],
			[ROWS / 4, (ROWS * 3) / 4],
		]);
		expect(resize(2 * ROWS)[1]?.[1]).toBe(ROWS / 12);
	});

	it('takes a column out of its stack at the top', () => {
		expect(drag('c', WIDTH * 1.9, 0)).toEqual([['a'], ['b'], ['c'], ['d']]);
	});
});
