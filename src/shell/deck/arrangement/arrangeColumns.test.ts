import { describe, expect, it } from 'vitest';
import { newColumn } from '@/stores/deck/deckOperations';
import { arrange, arrangeResized, stacksOf } from './arrangeColumns';
import { ROWS, toGrid } from './gridLayout';

const WIDTH = 168;
const grid = toGrid(
	{
		id: 'd',
		name: '',
		columns: ['a', 'b', 'c', 'd'].map(id => newColumn('local', { id, width: 330 })),
		layout: [['a'], ['b', 'c'], ['d']],
	},
	6,
);
const drag = (id: string, x: number, y: number) => {
	const item = grid.find(each => each.i === id);
	if (!item) throw new Error(`no column ${id}`);
	return stacksOf(arrange(grid, { ...item, x, y, moved: true }));
};

describe('columns that are arranged', () => {
	it('are in the stacks that their places say', () => {
		expect(stacksOf(grid)).toEqual([['a'], ['b', 'c'], ['d']]);
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
