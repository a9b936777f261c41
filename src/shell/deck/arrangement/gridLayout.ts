import type { Compactor, Layout, LayoutItem } from 'react-grid-layout/core';
import { clamp } from '@/base/clamp';
import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@/domain/deck/columnSizes';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';

type Handle = NonNullable<LayoutItem['resizeHandles']>[number];

/** Pixels per unit of the grid's width. */
export const UNIT_PX = 2;
/** Rows of the grid; a single column has them all. Fine enough for an edge to follow the pointer. */
export const ROWS = 480;
/** The lowest height of a column, in rows. */
const MIN_ROWS = ROWS / 12;
/** Dragged down by this share of the height, a column joins the stack below the pointer. */
const STACK_FROM = 0.2;

/** Width of a column of which only the header shows, upright. */
const STRIP_PX = 44;
/** Height of a header, with its line. */
const HEADER_PX = 43;

/** The view that the deck fills, in pixels. */
interface View {
	readonly width: number;
	readonly height: number;
}

/**
 * How much of a column shows: all, its header upright (`strip`), or its header above or below the other columns of its
 * stack (`bar`).
 */
export type Fold = 'none' | 'strip' | 'bar';

const isFolded = (column: DeckColumn): boolean => column.collapsed === true;

/** How much shows of a column of a stack. On phones it is all, as a page is as high and wide as the phone. */
export const foldOf = (column: DeckColumn, stack: readonly DeckColumn[], isPaged: boolean): Fold =>
	isPaged || !isFolded(column) ? 'none' : stack.every(isFolded) ? 'strip' : 'bar';

/** The columns of each stack. */
export function stackedColumns(deck: DeckProfile): readonly (readonly DeckColumn[])[] {
	const columns = new Map(deck.columns.map(column => [column.id, column]));
	return deck.layout.map(stack => stack.flatMap(id => columns.get(id) ?? []));
}

/**
 * The deck as a grid. Each column's width includes the gap.
 * @param pageWidth fixed width of all columns for the pages of a phone, in pixels
 * @param view needed for columns that fill it, and for collapsed ones
 */
export function toGrid(deck: DeckProfile, gapPx: number, pageWidth: number | null = null, view?: View): LayoutItem[] {
	const isPaged = pageWidth !== null;
	const stacks = stackedColumns(deck);
	const widths = isPaged ? stacks.map(() => pageWidth) : stackWidths(stacks, gapPx, view?.width ?? 0);
	let x = 0;
	return stacks.flatMap((members, place) => {
		const w = Math.ceil((widths[place] ?? 0) / UNIT_PX);
		const folds = members.map(column => foldOf(column, members, isPaged));
		const isStrip = folds.includes('strip');
		const sides: Handle[] = isPaged || isStrip ? [] : ['e'];
		const open = folds.filter(fold => fold !== 'bar').length;
		const bounds = { ...(isPaged || isStrip ? {} : widthBounds(gapPx, w)), ...heightBounds(open) };
		const barRows = view?.height ? Math.ceil(((HEADER_PX + gapPx) * ROWS) / view.height) : MIN_ROWS;
		const heights = shareRows(
			members.filter((_, index) => folds[index] !== 'bar').map(column => column.height),
			ROWS - barRows * (members.length - open),
		);
		const lastOpen = folds.findLastIndex(fold => fold !== 'bar');
		let y = 0;
		const items = members.map((column, index): LayoutItem => {
			const isBar = folds[index] === 'bar';
			const h = isBar ? barRows : (heights.shift() ?? 1);
			const fixed = isBar ? { minH: h, maxH: h } : {};
			const resizeHandles = handlesOf(sides, isBar || isStrip || index >= lastOpen);
			const item: LayoutItem = { i: column.id, x, y, w, h, ...bounds, ...fixed, resizeHandles };
			y += h;
			return item;
		});
		x += w;
		return items;
	});
}

/** The width of each stack with its gap. What none needs is shared by those that fill the view. */
function stackWidths(stacks: readonly (readonly DeckColumn[])[], gapPx: number, viewWidth: number): readonly number[] {
	const needed = stacks.map(members => (members.every(isFolded) ? STRIP_PX : (members[0]?.width ?? 0)) + gapPx);
	const fills = stacks.map(members => members[0]?.flexible === true && !members.every(isFolded));
	const count = fills.filter(Boolean).length;
	if (count === 0) return needed;
	const left = viewWidth - needed.reduce((sum, width) => sum + width, 0);
	const more = Math.max(0, Math.floor(left / count / UNIT_PX) * UNIT_PX);
	return needed.map((width, index) => (fills[index] ? width + more : width));
}

/** @param width now: a column that fills the screen may be wider */
const widthBounds = (gapPx: number, width: number) => ({
	minW: Math.ceil((NARROWEST_COLUMN + gapPx) / UNIT_PX),
	maxW: Math.max(width, Math.floor((WIDEST_COLUMN + gapPx) / UNIT_PX)),
});

/** @param count number of columns in the stack */
function heightBounds(count: number): { minH: number; maxH: number } {
	const minH = Math.min(MIN_ROWS, Math.floor(ROWS / count));
	return { minH, maxH: ROWS - (count - 1) * minH };
}

/** All columns of a stack except the last can be resized in height. */
function handlesOf(sides: readonly Handle[], isLast: boolean): Handle[] {
	return isLast ? [...sides] : [...sides, 's'];
}

/** Distributes the rows by shares: each column gets at least one, and none is left. */
export function shareRows(shares: readonly number[], rowsOfAll = ROWS): number[] {
	const total = shares.reduce((sum, share) => sum + share, 0) || 1;
	let left = rowsOfAll;
	return shares.map((share, index) => {
		const after = shares.length - index - 1;
		const rows = after === 0 ? left : Math.min(left - after, Math.max(1, Math.round((rowsOfAll * share) / total)));
		left -= rows;
		return rows;
	});
}

/** The stacks of a grid from left to right, each from top to bottom. */
export function stacksOf(layout: Layout): string[][] {
	const stacks = new Map<number, LayoutItem[]>();
	for (const item of layout) stacks.set(item.x, [...(stacks.get(item.x) ?? []), item]);
	return [...stacks.entries()]
		.sort(([a], [b]) => a - b)
		.map(([, items]) => items.sort((a, b) => a.y - b.y).map(item => item.i));
}

/**
 * Arranges the stacks around the dragged column: it goes between two of them, or into the one that it is dragged down
 * over.
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
			// In the same step as the size: the grid only updates handles when a column's position or size changes.
			const sides = (item.resizeHandles ?? []).filter(each => each !== 's');
			const resizeHandles = handlesOf(sides, index === stack.length - 1);
			const result = { ...item, x, y, w, h, ...heightBounds(stack.length), resizeHandles };
			y += h;
			return result;
		});
		x += w;
		return placed;
	});
}

/**
 * Arranges the stacks while a column is resized: its stack gets its width, the other columns of the stack share the
 * remaining height as before, and columns to the right move.
 */
export function arrangeResized(layout: Layout, id: string): LayoutItem[] {
	const byId = new Map(layout.map(item => [item.i, item]));
	const resized = byId.get(id);
	const stacks = stacksOf(layout).map(ids => ids.flatMap(each => byId.get(each) ?? []));
	if (!resized) return place(stacks);
	return place(stacks.map(stack => (stack.includes(resized) ? sharedWith(resized, stack) : stack)));
}

function sharedWith(resized: LayoutItem, stack: readonly LayoutItem[]): LayoutItem[] {
	const others = stack.filter(item => item !== resized);
	if (others.length === 0) return [{ ...resized, h: ROWS }];
	const { minH, maxH } = heightBounds(stack.length);
	const h = clamp(resized.h, minH, maxH);
	const before = others.reduce((sum, item) => sum + item.h, 0);
	return stack.map(item => ({ ...item, w: resized.w, h: item === resized ? h : (item.h * (ROWS - h)) / before }));
}

interface Current<Value> {
	readonly current: Value | null;
}

/**
 * Called by the grid after changes and at rest.
 * @param resized the column being resized; the grid itself marks a dragged column as moved
 * @param takenBack the layout to return to, if a drag was taken back
 */
export const deckCompactor = (resized: Current<string>, takenBack: Current<Layout>): Compactor => ({
	type: null,
	allowOverlap: true,
	compact(layout) {
		if (takenBack.current) return takenBack.current;
		if (resized.current !== null) return arrangeResized(layout, resized.current);
		const dragged = layout.find(item => item.moved === true);
		return dragged ? arrange(layout, dragged) : layout;
	},
});
