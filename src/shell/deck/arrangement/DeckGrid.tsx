import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type EventCallback, GridLayout, type Layout, type LayoutItem } from 'react-grid-layout';
import { absoluteStrategy } from 'react-grid-layout/core';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf, setHeight, setWidth, stackIndexOf, withLayout, withStackWidth } from '@/stores/deck/deckOperations';
import { columnsMoved } from '../awaitedColumn';
import { ColumnFrame } from '../column/ColumnFrame';
import { holdColumn } from '../holdColumn';
import styles from './DeckGrid.module.css';
import { deckCompactor, foldOf, ROWS, stackedColumns, stacksOf, toGrid, UNIT_PX } from './gridLayout';
import { useFirstColumn } from './useFirstColumn';
import { useWheelAcross } from './useWheelAcross';

interface DeckGridProps {
	deck: DeckProfile;
	gap: number;
	/** Whether each stack fills the view and swiping moves between them. */
	isPaged?: boolean;
}

/** Space behind the columns for dragging and widening the last one. Grid units. */
const SLACK = 300;
const NO_STYLE = {};
const drag = { enabled: true, handle: '[data-column-handle]', threshold: 6 };
const resize = { enabled: true, handles: ['e', 's'] as const };

/** The columns on react-grid-layout: dragged by their headers, resized at their edges, stacked by dragging down. */
export const DeckGrid = memo(function DeckGrid({ deck, gap: wideGap, isPaged = false }: DeckGridProps) {
	const container = useRef<HTMLDivElement>(null);
	const fills = !isPaged && deck.columns.some(column => column.flexible);
	const { width, height } = useSize(container, isPaged || fills);
	useWheelAcross(container);
	useFirstColumn(container, deck);
	const gap = isPaged ? 0 : wideGap;
	const layout = useMemo(
		() => toGrid(deck, gap, isPaged ? width : null, { width, height }),
		[deck, gap, isPaged, width, height],
	);
	const folds = useMemo(() => {
		const stacks = stackedColumns(deck);
		return new Map(stacks.flatMap(stack => stack.map(column => [column.id, foldOf(column, stack, isPaged)] as const)));
	}, [deck, isPaged]);
	const lasts = useMemo(() => new Set(deck.layout.map(stack => stack.at(-1))), [deck.layout]);
	const units = Math.max(0, ...layout.map(item => item.x + item.w)) + (isPaged ? 0 : SLACK);
	// While dragging the other columns close up; without a fixed width the content would scroll under the pointer.
	const [heldWidth, setHeldWidth] = useState<number>();
	const press = useRef({ x: 0, y: 0 });
	const release = useRef(() => {});
	const resized = useRef<string | null>(null);
	/** The layout before a drag that was taken back. */
	const takenBack = useRef<Layout | null>(null);
	const [compactor] = useState(() => deckCompactor(resized, takenBack));
	const onDragStart = useCallback<EventCallback>((layout, _before, _item, _place, event, element) => {
		setHeldWidth(container.current?.scrollWidth);
		// The grid changes the items themselves.
		const before = structuredClone(layout);
		const grid = element?.offsetParent;
		if (element && grid instanceof HTMLElement)
			release.current = holdColumn(element, grid, press.current, pointOf(event), () => {
				takenBack.current = before;
			});
	}, []);
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
	const onDragStop = useCallback((next: Layout, _before: LayoutItem | null, dragged: LayoutItem | null) => {
		release.current();
		takenBack.current = null;
		setHeldWidth(undefined);
		const layout = stacksOf(next);
		deckStore.change(current => withStacks(current, layout, dragged?.i ?? ''));
	}, []);
	const onLayoutChange = useCallback(() => columnsMoved(container.current), []);
	const onResizeStart = useCallback((_layout: Layout, _before: LayoutItem | null, item: LayoutItem | null) => {
		setHeldWidth(container.current?.scrollWidth);
		resized.current = item?.i ?? null;
	}, []);
	const onResizeStop = useCallback(
		(next: Layout, before: LayoutItem | null, after: LayoutItem | null) => {
			resized.current = null;
			setHeldWidth(undefined);
			if (!before || !after) return;
			deckStore.change(current => {
				const wider = after.w === before.w ? current : setWidth(current, after.i, after.w * UNIT_PX - gap);
				return after.h === before.h ? wider : setHeight(wider, after.i, heightShare(wider, next, after));
			});
		},
		[gap],
	);
	return (
		<div
			ref={container}
			className={styles.deck}
			data-deck
			data-paged={isPaged || undefined}
			onPointerDownCapture={event => {
				press.current = event.nativeEvent;
			}}
		>
			{/* Keeps react-draggable from adding its style element, which the Content-Security-Policy forbids. */}
			<span id="react-draggable-style-el" hidden />
			{height > 0 && (
				<GridLayout
					className={styles.grid ?? ''}
					style={heldWidth === undefined ? NO_STYLE : { minWidth: heldWidth }}
					width={units * UNIT_PX}
					layout={layout}
					gridConfig={grid}
					dragConfig={drag}
					resizeConfig={resize}
					compactor={compactor}
					positionStrategy={absoluteStrategy}
					autoSize={false}
					onLayoutChange={onLayoutChange}
					onDragStart={onDragStart}
					onDragStop={onDragStop}
					onResizeStart={onResizeStart}
					onResizeStop={onResizeStop}
				>
					{deck.columns.map(column => (
						<div
							key={column.id}
							className={styles.cell}
							data-view-part=""
							style={{ paddingInlineEnd: gap, paddingBlockEnd: lasts.has(column.id) ? 0 : gap }}
						>
							<ColumnFrame column={column} fold={folds.get(column.id) ?? 'none'} />
						</div>
					))}
				</GridLayout>
			)}
		</div>
	);
});

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

function pointOf(event: Event): { x: number; y: number } {
	const at = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
	return { x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
}

function sameStacks(a: readonly (readonly string[])[], b: readonly (readonly string[])[]): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

/** The container's live size; the width only if needed, as each window resize would cost a render. */
function useSize(ref: React.RefObject<HTMLElement | null>, withWidth: boolean): { width: number; height: number } {
	const [size, setSize] = useState({ width: 0, height: 0 });
	useEffect(() => {
		const element = ref.current;
		if (!element) return undefined;
		const measure = () => {
			const next = { width: withWidth ? element.clientWidth : 0, height: element.clientHeight };
			setSize(now => (now.width === next.width && now.height === next.height ? now : next));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [ref, withWidth]);
	return size;
}
