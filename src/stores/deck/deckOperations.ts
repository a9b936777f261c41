import { randomId } from '@/base/randomId';
import { columnHeight, columnWidth } from '@/domain/deck/columnSizes';
import type { DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { hasMainColumn } from '@/domain/deck/hasMainColumn';

export const COLUMN_WIDTH = 330;
/** Widths that the menu offers, in pixels. */
export const WIDTH_PRESETS = { narrow: 280, normal: COLUMN_WIDTH, wide: 420, widest: 560 } as const;
/** Change of the width by one key press, in pixels. */
export const WIDTH_STEP = 30;
export const HEIGHT_STEP = 0.25;

export function newColumn(type: string, change: Partial<DeckColumn> = {}): DeckColumn {
	return {
		id: randomId(),
		type,
		name: null,
		width: type === 'main' ? 420 : COLUMN_WIDTH,
		height: 1,
		account: null,
		target: null,
		withRenotes: true,
		withReplies: true,
		withSensitive: true,
		onlyFiles: false,
		...change,
	};
}

/** The columns of a new deck. Main opens on a timeline that the others don't show. */
const DEFAULT_KINDS = ['main', 'notifications', 'home', 'local'];

export function defaultDeck(name: string): DeckProfile {
	const columns = DEFAULT_KINDS.map(kind => newColumn(kind, { id: kind }));
	return { id: 'default', name, columns, layout: columns.map(column => [column.id]) };
}

/**
 * A deck as it was stored, which may be broken, or newer: with its layout repaired, and its columns in that order, which
 * is that of the document.
 */
export function repairDeck(deck: DeckProfile): DeckProfile {
	const repaired = repairLayout(deck);
	return { ...repaired, columns: columnsInOrder(repaired) };
}

/** The same for a deck that shows: the columns that it has already keep their order, and new ones follow. */
export function repairInOrderOf(shown: DeckProfile, deck: DeckProfile): DeckProfile {
	const repaired = repairDeck(deck);
	const staying = shown.columns.flatMap(({ id }) => columnOf(repaired, id) ?? []);
	return { ...repaired, columns: [...new Set([...staying, ...repaired.columns])] };
}

/**
 * Repairs the layout so that it has every column exactly once and nothing else. The columns keep their order in the
 * document: an element that moves in it loses the focus, and embedded pages load again.
 */
export function repairLayout(deck: DeckProfile): DeckProfile {
	const ids = new Set(deck.columns.map(column => column.id));
	const seen = new Set<string>();
	const stacks = deck.layout
		.map(stack =>
			stack.filter(id => {
				if (!ids.has(id) || seen.has(id)) return false;
				seen.add(id);
				return true;
			}),
		)
		.filter(stack => stack.length > 0);
	const homeless = deck.columns.filter(column => !seen.has(column.id)).map(column => [column.id]);
	return { ...deck, layout: [...stacks, ...homeless] };
}

/** Whether a deck has room for a column: only one can be main, which shows the page of the browser's address. */
export const takesColumn = (deck: DeckProfile, type: string): boolean => type !== 'main' || !hasMainColumn(deck);

/** Adds a column to the right of the given one, or at the right end. */
export function addColumn(deck: DeckProfile, column: DeckColumn, after?: string): DeckProfile {
	const index = after === undefined ? -1 : stackIndexOf(deck, after);
	const at = index < 0 ? deck.layout.length : index + 1;
	return { ...deck, columns: [...deck.columns, column], layout: deck.layout.toSpliced(at, 0, [column.id]) };
}

export function removeColumn(deck: DeckProfile, id: string): DeckProfile {
	return repairLayout({ ...deck, columns: deck.columns.filter(column => column.id !== id) });
}

export function changeColumn(deck: DeckProfile, id: string, change: Partial<DeckColumn>): DeckProfile {
	return { ...deck, columns: deck.columns.map(column => (column.id === id ? { ...column, ...change } : column)) };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Moves a column: left and right past the next stack (or out of its own), up and down within its stack. The same deck
 * if it can't move.
 */
export function moveColumn(deck: DeckProfile, id: string, direction: Direction): DeckProfile {
	const index = stackIndexOf(deck, id);
	const stack = deck.layout[index];
	if (!stack) return deck;
	if (direction === 'up' || direction === 'down') {
		const at = stack.indexOf(id);
		const to = direction === 'up' ? at - 1 : at + 1;
		if (to < 0 || to >= stack.length) return deck;
		return { ...deck, layout: deck.layout.with(index, stack.toSpliced(at, 1).toSpliced(to, 0, id)) };
	}
	const step = direction === 'left' ? -1 : 1;
	if (stack.length > 1) {
		const rest = stack.filter(each => each !== id);
		return { ...deck, layout: deck.layout.toSpliced(index, 1, ...(step < 0 ? [[id], rest] : [rest, [id]])) };
	}
	const to = index + step;
	if (to < 0 || to >= deck.layout.length) return deck;
	return { ...deck, layout: deck.layout.toSpliced(index, 1).toSpliced(to, 0, stack) };
}

/** Moves a column to the bottom of the stack on its left. The same deck if there is none. */
export function stackLeft(deck: DeckProfile, id: string): DeckProfile {
	const index = stackIndexOf(deck, id);
	const left = deck.layout[index - 1];
	if (!left) return deck;
	const without = deck.layout.map(stack => stack.filter(each => each !== id));
	return withStackWidth(repairLayout({ ...deck, layout: without.with(index - 1, [...left, id]) }), id);
}

/** Gives a column the width of the stack that it has joined. */
export function withStackWidth(deck: DeckProfile, id: string): DeckProfile {
	const other = deck.layout[stackIndexOf(deck, id)]?.find(each => each !== id);
	const stack = other === undefined ? undefined : columnOf(deck, other);
	if (!stack) return deck;
	const { width, flexible = false } = stack;
	return changeColumn(deck, id, { width, ...(flexible || columnOf(deck, id)?.flexible ? { flexible } : {}) });
}

/** Moves a column out of its stack, to the right of it. */
export function popRight(deck: DeckProfile, id: string): DeckProfile {
	const stack = deck.layout[stackIndexOf(deck, id)];
	return stack && stack.length > 1 ? moveColumn(deck, id, 'right') : deck;
}

/** Sets the width in pixels, for all columns of the stack, which don't fill the screen any more. */
export function setWidth(deck: DeckProfile, id: string, width: number): DeckProfile {
	const stack = deck.layout[stackIndexOf(deck, id)] ?? [];
	const clamped = columnWidth(width);
	return {
		...deck,
		columns: deck.columns.map(column =>
			stack.includes(column.id) ? { ...column, width: clamped, ...(column.flexible && { flexible: false }) } : column,
		),
	};
}

/** Sets a column's share of its stack's height, relative to the others' 1. */
export function setHeight(deck: DeckProfile, id: string, height: number): DeckProfile {
	return changeColumn(deck, id, { height: columnHeight(height) });
}

/** Swaps the places of two columns; each gets the width of its new stack. */
export function swapColumns(deck: DeckProfile, a: string, b: string): DeckProfile {
	const [first, second] = [columnOf(deck, a), columnOf(deck, b)];
	if (!first || !second || a === b) return deck;
	const other = (id: string) => (id === a ? b : id === b ? a : id);
	const layout = deck.layout.map(stack => stack.map(other));
	const swapped = { ...deck, layout };
	const isSameStack = stackIndexOf(deck, a) === stackIndexOf(deck, b);
	if (isSameStack) return swapped;
	return withStackWidth(withStackWidth(swapped, a), b);
}

/**
 * The deck with this layout of some of its columns. The others, which are hidden, keep their places: in a stack that
 * shows as it was, else among the stacks.
 */
export function withLayout(deck: DeckProfile, shown: readonly (readonly string[])[]): DeckProfile {
	const known = new Set(shown.flat());
	const isSame = (stack: readonly string[], each: readonly string[]) =>
		each.filter(id => known.has(id)).join('\n') === stack.join('\n');
	const whole = shown.map(stack => deck.layout.find(each => isSame(stack, each)) ?? stack);
	const placed = new Set(whole.flat());
	const hidden = deck.layout.flatMap((stack, index) => {
		const missing = stack.filter(id => !placed.has(id));
		return missing.length > 0 ? [{ index, missing }] : [];
	});
	const layout = hidden.reduce<readonly (readonly string[])[]>(
		(stacks, { index, missing }) => stacks.toSpliced(index, 0, missing),
		whole,
	);
	return { ...deck, layout };
}

/** A deck without some of its columns, which are hidden. */
export function withoutColumns(deck: DeckProfile, isHidden: (column: DeckColumn) => boolean): DeckProfile {
	const columns = deck.columns.filter(column => !isHidden(column));
	if (columns.length === deck.columns.length) return deck;
	const ids = new Set(columns.map(column => column.id));
	const layout = deck.layout.map(stack => stack.filter(id => ids.has(id))).filter(stack => stack.length > 0);
	return { ...deck, columns, layout };
}

/** Lets a column and its stack fill the part of the screen that no column needs, or not. */
export function setFlexible(deck: DeckProfile, id: string, flexible: boolean): DeckProfile {
	const stack = deck.layout[stackIndexOf(deck, id)] ?? [];
	return {
		...deck,
		columns: deck.columns.map(column => (stack.includes(column.id) ? { ...column, flexible } : column)),
	};
}

/** Columns from left to right, and within a stack from top to bottom. */
export function columnsInOrder(deck: DeckProfile): readonly DeckColumn[] {
	return deck.layout.flat().flatMap(id => columnOf(deck, id) ?? []);
}

export function columnOf(deck: DeckProfile, id: string): DeckColumn | undefined {
	return deck.columns.find(column => column.id === id);
}

export function stackIndexOf(deck: DeckProfile, id: string): number {
	return deck.layout.findIndex(stack => stack.includes(id));
}
