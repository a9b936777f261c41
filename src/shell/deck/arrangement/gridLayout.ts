import type { LayoutItem } from 'react-grid-layout/core';
import { NARROWEST_COLUMN, WIDEST_COLUMN } from '@/domain/deck/columnSizes';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';

export type Edge = NonNullable<LayoutItem['resizeHandles']>[number];

/** Pixels per unit of the grid's width. */
export const UNIT_PX = 2;
/** Rows of the grid; a single column has them all. Fine enough for an edge to follow the pointer. */
export const ROWS = 480;
/** The lowest height of a column, in rows. */
const MIN_ROWS = ROWS / 12;

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
		const sides: Edge[] = isPaged || isStrip ? [] : ['e'];
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
export function heightBounds(count: number): { minH: number; maxH: number } {
	const minH = Math.min(MIN_ROWS, Math.floor(ROWS / count));
	return { minH, maxH: ROWS - (count - 1) * minH };
}

/** All columns of a stack except the last can be resized in height. */
export function handlesOf(sides: readonly Edge[], isLast: boolean): Edge[] {
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

/** Where a column is in its grid, in pixels. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** @param height that of the grid, in pixels */
export function boxOf({ x, y, w, h }: LayoutItem, height: number): Box {
	const top = Math.round((y * height) / ROWS);
	return { left: x * UNIT_PX, top, width: w * UNIT_PX, height: Math.round(((y + h) * height) / ROWS) - top };
}
