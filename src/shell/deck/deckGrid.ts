import type { Compactor, Layout, LayoutItem } from 'react-grid-layout/core';
import type { DeckProfile } from '@/domain/deck';

type Handle = NonNullable<LayoutItem['resizeHandles']>[number];

/** Pixels of a unit of the grid's width. */
export const UNIT_PX = 2;
/** Rows of the grid; a column that stands alone has them all. */
export const ROWS = 48;
/** Dragged down by this share of the height, a column goes into the stack under it. */
const STACK_FROM = 0.2;

/**
 * The deck as a grid. The gap belongs to each column's width.
 * @param pageWidth all columns are that wide, and stay so: the pages of a phone. Pixels
 */
export function toGrid(deck: DeckProfile, gapPx: number, pageWidth: number | null = null): LayoutItem[] {
	const columns = new Map(deck.columns.map(column => [column.id, column]));
	let x = 0;
	return deck.layout.flatMap(stack => {
		const members = stack.flatMap(id => columns.get(id) ?? []);
		const w = Math.ceil((pageWidth ?? (members[0]?.width ?? 0) + gapPx) / UNIT_PX);
		const sides: Handle[] = pageWidth === null ? ['e'] : [];
		const heights = shareRows(members.map(column => column.height));
		let y = 0;
		const items = members.map((column, index): LayoutItem => {
			const h = heights[index] ?? 1;
			const isLast = index === members.length - 1;
			const item: LayoutItem = { i: column.id, x, y, w, h, resizeHandles: handlesOf(sides, isLast) };
			y += h;
			return item;
		});
		x += w;
		return items;
	});
}

/** All but the last of a stack can be made higher. */
function handlesOf(sides: readonly Handle[], isLast: boolean): Handle[] {
	return isLast ? [...sides] : [...sides, 's'];
}

/** Splits the rows by shares: every one gets at least one, and all are given away. */
export function shareRows(shares: readonly number[]): number[] {
	const total = shares.reduce((sum, share) => sum + share, 0) || 1;
	let left = ROWS;
	return shares.map((share, index) => {
		const after = shares.length - index - 1;
		const rows = after === 0 ? left : Math.min(left - after, Math.max(1, Math.round((ROWS * share) / total)));
		left -= rows;
		return rows;
	});
}

/** The stacks of a grid, left to right, each top to bottom. */
export function stacksOf(layout: Layout): string[][] {
	const stacks = new Map<number, LayoutItem[]>();
	for (const item of layout) stacks.set(item.x, [...(stacks.get(item.x) ?? []), item]);
	return [...stacks.entries()]
		.sort(([a], [b]) => a - b)
		.map(([, items]) => items.sort((a, b) => a.y - b.y).map(item => item.i));
}

/**
 * Arranges the stacks around the column that is dragged: it comes between two of them, or into the one that it is
 * dragged down over.
 */
export function arrange(layout: Layout, dragged: LayoutItem): LayoutItem[] {
	const others = layout.filter(item => item.i !== dragged.i);
	const byId = new Map(others.map(item => [item.i, item]));
	const stacks = stacksOf(others).map(ids => ids.flatMap(id => byId.get(id) ?? []));
	const starts: number[] = [];
	let end = 0;
	for (const stack of stacks) {
		starts.push(end);
		end += stack[0]?.w ?? 0;
	}
	const centre = dragged.x + dragged.w / 2;
	const over = stacks.findIndex((stack, index) => {
		const start = starts[index] ?? 0;
		return centre >= start && centre < start + (stack[0]?.w ?? 0);
	});
	const target = stacks[over];
	if (target && dragged.y >= ROWS * STACK_FROM) {
		const at = target.findLastIndex(item => item.y + item.h / 2 <= dragged.y + 1) + 1;
		const joined = target.toSpliced(Math.max(1, at), 0, { ...dragged, w: target[0]?.w ?? dragged.w });
		return place(stacks.with(over, joined));
	}
	const at = starts.filter((start, index) => start + (stacks[index]?.[0]?.w ?? 0) / 2 <= dragged.x + 1).length;
	return place(stacks.toSpliced(at, 0, [{ ...dragged, h: ROWS }]));
}

function place(stacks: readonly (readonly LayoutItem[])[]): LayoutItem[] {
	let x = 0;
	return stacks.flatMap(stack => {
		const heights = shareRows(stack.map(item => (stack.length > 1 && item.h >= ROWS ? ROWS / stack.length : item.h)));
		const w = stack[0]?.w ?? 0;
		let y = 0;
		const placed = stack.map((item, index) => {
			const h = heights[index] ?? 1;
			// Together with the size: the grid looks at handles only when a column's place or size has changed.
			const sides = (item.resizeHandles ?? []).filter(each => each !== 's');
			const result = { ...item, x, y, w, h, resizeHandles: handlesOf(sides, index === stack.length - 1) };
			y += h;
			return result;
		});
		x += w;
		return placed;
	});
}

/** Called by the grid during a drag, when it has marked the dragged item as moved; and at rest, when nothing is. */
export const deckCompactor: Compactor = {
	type: null,
	allowOverlap: true,
	compact(layout) {
		const dragged = layout.find(item => item.moved === true);
		return dragged ? arrange(layout, dragged) : layout;
	},
};
