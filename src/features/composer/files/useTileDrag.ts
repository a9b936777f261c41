import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { moved } from '@/base/moved';

/** A mouse that moves less has only pressed. */
const SLACK_PX = 6;
/** A finger has to rest for so long, else it scrolls. */
const HOLD_MS = 300;

interface Held {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * The order of tiles, changed by dragging them with a mouse or, after a moment's rest, with a finger. While one is in the
 * hand the others make room by `order` alone: nothing moves in the document before it is put down.
 * @param ids of the tiles, which carry them in `data-tile`
 * @param onOrder is given the ids in their new order
 */
export function useTileDrag(ids: readonly string[], onOrder: (ids: readonly string[]) => void) {
	const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null);
	const held = useRef<Held | null>(null);
	const live = useRef(drag);
	/** The click that ends a drag is none. */
	const wasDragged = useRef(false);
	const show = (next: typeof drag) => {
		live.current = next;
		setDrag(next);
	};
	const drop = () => {
		clearTimeout(held.current?.timer);
		held.current = null;
	};
	const list = useRef<HTMLElement | null>(null);
	// What has begun as a drag scrolls nothing any more, and opens no menu of the browser's. It has to be listened for before
	// the finger comes: later some browsers don't ask any more.
	const listRef = useCallback((element: HTMLElement | null) => {
		list.current = element;
		if (!element) return undefined;
		const stop = (event: Event) => {
			if (live.current) event.preventDefault();
		};
		element.addEventListener('touchmove', stop, { passive: false });
		element.addEventListener('contextmenu', stop);
		return () => {
			list.current = null;
			element.removeEventListener('touchmove', stop);
			element.removeEventListener('contextmenu', stop);
		};
	}, []);
	useEffect(() => () => clearTimeout(held.current?.timer), []);
	return {
		/** For the list. */
		listRef,
		draggedId: drag?.id ?? null,
		/** Where a tile stands for now; before whatever else is in the list. */
		placeOf: (id: string): number => (drag?.ids ?? ids).indexOf(id) - ids.length,
		/** For the tile's button. */
		handleOf: (id: string) => ({
			onPointerDown(event: PointerEvent<HTMLElement>) {
				wasDragged.current = false;
				if (event.button !== 0 || ids.length < 2) return;
				const isMouse = event.pointerType === 'mouse';
				const timer = isMouse ? undefined : setTimeout(() => held.current && show({ id, ids }), HOLD_MS);
				held.current = { id, x: event.clientX, y: event.clientY, timer };
				if (isMouse) event.currentTarget.setPointerCapture(event.pointerId);
			},
			onPointerMove(event: PointerEvent<HTMLElement>) {
				const now = held.current;
				if (!now) return;
				const isFar = Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK_PX;
				if (!live.current && isFar) {
					if (event.pointerType !== 'mouse') return drop();
					show({ id, ids });
				}
				const over = live.current && tileAt(list.current, event.clientX, event.clientY);
				if (!live.current || !over) return;
				const order = moved(live.current.ids, live.current.ids.indexOf(id), live.current.ids.indexOf(over));
				if (order !== live.current.ids) show({ id, ids: order });
			},
			onPointerUp() {
				const done = live.current;
				drop();
				wasDragged.current = done !== null;
				show(null);
				if (done?.ids.some((each, index) => each !== ids[index])) onOrder(done.ids);
			},
			onPointerCancel() {
				drop();
				show(null);
			},
			onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
				if (!wasDragged.current) return;
				wasDragged.current = false;
				event.stopPropagation();
				event.preventDefault();
			},
		}),
	};
}

function tileAt(list: HTMLElement | null, x: number, y: number): string | null {
	const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]');
	return tile && list?.contains(tile) ? (tile.dataset.tile ?? null) : null;
}
