import { describe, expect, it } from 'vitest';
import type { DeckProfile } from '@/domain/deck/deck';
import { newColumn } from '@/stores/deck/deckOperations';
import { boxOf, ROWS, shareRows, toGrid } from './gridLayout';

const deck: DeckProfile = {
	id: 'd',
	name: '',
	columns: ['a', 'b', 'c', 'd'].map(id => newColumn('local', { id, width: 330 })),
	layout: [['a'], ['b', 'c'], ['d']],
};
const WIDTH = 168;
const grid = toGrid(deck, 6);

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

	it('leaves no gap between columns, whatever the height', () => {
		const height = 847;
		const [, above, below] = grid.map(item => boxOf(item, height));
		expect(above).toEqual({ left: 2 * WIDTH, top: 0, width: 2 * WIDTH, height: 424 });
		expect([below?.top, below?.height]).toEqual([424, height - 424]);
	});
});
