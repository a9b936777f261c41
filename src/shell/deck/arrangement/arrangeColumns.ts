import type { Compactor, Layout, LayoutItem } from 'react-grid-layout/core';
import { clamp } from '@/base/clamp';
import { handlesOf, heightBounds, ROWS, shareRows } from './gridLayout';

/** Dragged down by this share of the height, a column joins the stack below the pointer. */
const STACK_FROM = 0.2;

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
 * @param onArranged told of each layout
 */
export const deckCompactor = (
	resized: Current<string>,
	takenBack: Current<Layout>,
	onArranged: (layout: Layout) => void,
): Compactor => {
	const arranged = (layout: Layout): Layout => {
		if (takenBack.current) return takenBack.current;
		if (resized.current !== null) return arrangeResized(layout, resized.current);
		const dragged = layout.find(item => item.moved === true);
		return dragged ? arrange(layout, dragged) : layout;
	};
	return {
		type: null,
		allowOverlap: true,
		compact(layout) {
			const next = arranged(layout);
			onArranged(next);
			return next;
		},
	};
};
