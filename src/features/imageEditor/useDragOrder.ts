import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { draggedTo, type RowPlace } from './changeLayers';

interface Drag {
	readonly rows: readonly RowPlace[];
	readonly from: number;
	readonly startY: number;
	/** Pixels. */
	readonly by: number;
	/** The index where it would be dropped. */
	readonly to: number;
}

/**
 * Reorders a list by dragging its rows by their handles; the rows are the list's children.
 * @param onMove called with the indexes before and after
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
	const [drag, setDrag] = useState<Drag | null>(null);
	const live = useRef<Drag | null>(null);
	const change = (next: Drag | null) => {
		live.current = next;
		setDrag(next);
	};
	const finish = () => {
		const done = live.current;
		change(null);
		if (done && done.to !== done.from) onMove(done.from, done.to);
	};
	return {
		isDragging: drag !== null,
		/** The index of the dragged row. */
		dragged: drag?.from ?? null,
		cancel: () => change(null),
		/** Props of a row's handle. */
		gripOf: (index: number) => ({
			onPointerDown(event: PointerEvent<HTMLElement>) {
				if (event.button !== 0 || !list.current) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				const rows = [...list.current.children].map(row => row.getBoundingClientRect());
				change({ rows, from: index, startY: event.clientY, by: 0, to: index });
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				const current = live.current;
				if (!current) return;
				const by = event.clientY - current.startY;
				change({ ...current, by, to: draggedTo(current.rows, current.from, by) });
			},
			onPointerUp: finish,
			onPointerCancel: () => change(null),
		}),
		/** Style of a row: the dragged one follows the pointer, others make room. */
		styleOf: (index: number): CSSProperties | undefined =>
			drag ? { translate: `0 ${offsetOf(drag, index)}px` } : undefined,
	};
}

function offsetOf({ rows, from, to, by }: Drag, index: number): number {
	if (index === from) return by;
	const own = rows[from];
	const beyond = rows[from + 1] ?? rows[from - 1];
	if (!own || !beyond) return 0;
	// Includes the gap between two rows.
	const room = rows[from + 1]
		? (rows[from + 1]?.top ?? 0) - own.top
		: own.top + own.height - (beyond.top + beyond.height);
	if (index > from && index <= to) return -room;
	if (index < from && index >= to) return room;
	return 0;
}
