import {
	type ComponentType,
	memo,
	type PointerEvent as ReactPointerEvent,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import type { LayoutItem } from 'react-grid-layout/core';
import type { DeckProfile } from '@/domain/deck/deck';
import { columnsMoved } from '../awaitedColumn';
import { ColumnFrame } from '../column/ColumnFrame';
import type { ColumnArrangerProps } from './ColumnArranger';
import styles from './DeckGrid.module.css';
import { boxOf, foldOf, stackedColumns, toGrid } from './gridLayout';
import { distanceOf, type Grip, gripAt, takeHold } from './grips';
import { HeldPointer } from './HeldPointer';
import { useFirstColumn } from './useFirstColumn';
import { useWheelAcross } from './useWheelAcross';

interface DeckGridProps {
	deck: DeckProfile;
	gap: number;
	/** Whether each stack fills the view and swiping moves between them. */
	isPaged?: boolean;
}

/** A column that is dragged or resized. */
interface Held {
	readonly Arranger: ComponentType<ColumnArrangerProps>;
	readonly grip: Grip;
	readonly pointer: HeldPointer;
	/**
	 * While dragging the other columns close up; without a fixed width the content would scroll under the pointer. Pixels.
	 */
	readonly width: number;
}

/** Space behind the columns for dragging and widening the last one. Grid units. */
const SLACK = 300;

/**
 * The columns side by side: dragged by their headers, resized at their edges, stacked by dragging down. At rest they are
 * plain elements; react-grid-layout arranges them as long as one is held.
 */
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
	const [held, setHeld] = useState<Held | null>(null);
	/** The places of the columns around the one that is held. */
	const [arranged, setArranged] = useState<readonly LayoutItem[] | null>(null);
	const items = useMemo(
		// A column that another device adds meanwhile isn't among those that are arranged.
		() => new Map([...layout, ...(arranged ?? [])].map(item => [item.i, item])),
		[arranged, layout],
	);
	useEffect(() => {
		if (layout.length > 0) columnsMoved(container.current);
	}, [layout]);
	const onPointerDown = ({ nativeEvent, currentTarget }: ReactPointerEvent<HTMLElement>) => {
		const grip = gripAt(nativeEvent);
		if (grip === null) return;
		// Of a failure it is told once something is dragged.
		takeHold.preload().catch(() => {});
		new HeldPointer(nativeEvent, distanceOf(grip), pointer =>
			takeHold(pointer, grip, currentTarget, Arranger =>
				setHeld(Arranger && { Arranger, grip, pointer, width: currentTarget.scrollWidth }),
			),
		);
	};
	const onDone = useCallback(() => {
		setHeld(null);
		setArranged(null);
	}, []);
	return (
		<div
			ref={container}
			className={styles.deck}
			data-deck
			data-paged={isPaged || undefined}
			onPointerDown={onPointerDown}
		>
			{height > 0 && (
				<div className={styles.grid} style={held ? { minWidth: held.width } : undefined}>
					{deck.columns.map(column => {
						const item = items.get(column.id);
						return (
							item && (
								<div
									key={column.id}
									className={styles.cell}
									data-cell={column.id}
									data-view-part=""
									style={{
										...boxOf(item, height),
										paddingInlineEnd: gap,
										paddingBlockEnd: lasts.has(column.id) ? 0 : gap,
									}}
								>
									<ColumnFrame column={column} fold={folds.get(column.id) ?? 'none'} />
									{item.resizeHandles?.map(edge => (
										<span
											key={edge}
											className={styles.edge}
											data-edge={edge}
											data-active={(held?.grip.id === column.id && held.grip.edge === edge) || undefined}
										/>
									))}
								</div>
							)
						);
					})}
					{held && (
						<held.Arranger
							grip={held.grip}
							pointer={held.pointer}
							layout={layout}
							units={units}
							height={height}
							gap={gap}
							onArrange={setArranged}
							onDone={onDone}
						/>
					)}
				</div>
			)}
		</div>
	);
});

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
