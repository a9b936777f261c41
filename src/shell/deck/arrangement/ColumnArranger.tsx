import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GridLayout, type Layout, type LayoutItem } from 'react-grid-layout';
import { absoluteStrategy } from 'react-grid-layout/core';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, setHeight, setWidth, stackIndexOf, withLayout, withStackWidth } from '@/stores/deck/deckOperations';
import { deckCompactor, stacksOf } from './arrangeColumns';
import styles from './ColumnArranger.module.css';
import { ROWS, UNIT_PX } from './gridLayout';
import type { Grip } from './grips';
import type { HeldPointer } from './HeldPointer';
import { holdColumn } from './holdColumn';

export interface ColumnArrangerProps {
	readonly grip: Grip;
	readonly pointer: HeldPointer;
	/** Before anything is moved. */
	readonly layout: readonly LayoutItem[];
	/** Width of the grid, in its units. */
	readonly units: number;
	/** Height of the grid, in pixels. */
	readonly height: number;
	/** Pixels beside each column. */
	readonly gap: number;
	/** Shows the columns in these places, until the deck itself has changed. */
	readonly onArrange: (layout: readonly LayoutItem[]) => void;
	readonly onDone: () => void;
}

const drag = { enabled: true };
const resize = { enabled: true, handles: ['e', 's'] as const };

/**
 * Arranges the columns of a deck while one of them is dragged or resized, by react-grid-layout: an outline for each
 * column, below them, which the grid moves and the columns follow. It is there only as long as a column is held.
 */
export function ColumnArranger({ grip, pointer, layout, units, height, gap, ...on }: ColumnArrangerProps): ReactNode {
	const { onArrange, onDone } = on;
	const root = useRef<HTMLDivElement>(null);
	const drop = useRef(() => {});
	const resized = useRef<string | null>(null);
	/** The layout before a drag that was taken back. */
	const takenBack = useRef<Layout | null>(null);
	const isMoving = useRef(false);
	const [compactor] = useState(() =>
		deckCompactor(resized, takenBack, next => {
			if (isMoving.current) onArrange(next.map(item => ({ ...item })));
		}),
	);
	useEffect(() => () => drop.current(), []);
	const grid = useMemo(
		() => ({
			cols: units,
			rowHeight: height / ROWS,
			margin: [0, 0] as const,
			containerPadding: [0, 0] as const,
			maxRows: ROWS * 2,
		}),
		[units, height],
	);
	const [initial] = useState(() => layout.map(item => ({ ...item })));
	const onDragStart = useCallback(
		(before: Layout) => {
			isMoving.current = true;
			const columns = root.current?.parentElement;
			const column = columns?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(grip.id)}"]`);
			// The grid changes the items themselves.
			const kept = structuredClone(before);
			if (column && columns)
				drop.current = holdColumn(column, columns, pointer, () => {
					takenBack.current = kept;
				});
		},
		[grip, pointer],
	);
	const onDragStop = useCallback(
		(next: Layout) => {
			isMoving.current = false;
			drop.current();
			drop.current = () => {};
			const stacks = stacksOf(next);
			deckStore.change(current => withStacks(current, stacks, grip.id));
			onDone();
		},
		[grip, onDone],
	);
	const onResizeStart = useCallback(() => {
		isMoving.current = true;
		resized.current = grip.id;
	}, [grip]);
	const onResizeStop = useCallback(
		(next: Layout, before: LayoutItem | null, after: LayoutItem | null) => {
			isMoving.current = false;
			if (before && after)
				deckStore.change(current => {
					const wider = after.w === before.w ? current : setWidth(current, after.i, after.w * UNIT_PX - gap);
					return after.h === before.h ? wider : setHeight(wider, after.i, heightShare(wider, next, after));
				});
			onDone();
		},
		[gap, onDone],
	);
	return (
		<div ref={root} className={styles.arranger}>
			{/* Keeps react-draggable from adding its style element, which the Content-Security-Policy forbids. */}
			<span id="react-draggable-style-el" hidden />
			<GridLayout
				className={styles.grid ?? ''}
				width={units * UNIT_PX}
				layout={initial}
				gridConfig={grid}
				dragConfig={drag}
				resizeConfig={resize}
				compactor={compactor}
				positionStrategy={absoluteStrategy}
				autoSize={false}
				onDragStart={onDragStart}
				onDragStop={onDragStop}
				onResizeStart={onResizeStart}
				onResizeStop={onResizeStop}
			>
				{initial.map(({ i }) => (
					<div key={i} data-outline={i} />
				))}
			</GridLayout>
		</div>
	);
}

/** The resized column's share of its stack's height, with the others unchanged. Collapsed ones have none. */
function heightShare(deck: DeckProfile, layout: Layout, { i, h }: LayoutItem): number {
	const others = (deck.layout[stackIndexOf(deck, i)] ?? []).filter(id => id !== i && !columnOf(deck, id)?.collapsed);
	const shares = others.reduce((sum, id) => sum + (columnOf(deck, id)?.height ?? 1), 0);
	const rows = layout.reduce((sum, item) => sum + (others.includes(item.i) ? item.h : 0), 0);
	return others.length === 0 ? 1 : (h / Math.max(1, rows)) * shares;
}

/** The deck with its visible columns in these stacks; the same one if they are in them already. */
function withStacks(deck: DeckProfile, stacks: readonly (readonly string[])[], draggedId: string): DeckProfile {
	const next = withLayout(deck, stacks);
	return sameStacks(deck.layout, next.layout) ? deck : withStackWidth(next, draggedId);
}

function sameStacks(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}
