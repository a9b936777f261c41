import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { moved } from '@/base/moved';

/** A mouse that moves less than this is clicking. */
const SLACK_PX = 6;
/** A finger has to rest this long, otherwise it scrolls. */
const HOLD_MS = 300;

interface Held {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Reorders tiles by dragging, with a mouse, or with a finger after a moment's rest. While dragging, tiles move by CSS
 * `order` only; the document changes on drop.
 * @param ids of the tiles, which have them in `data-tile`
 * @param onOrder called with the ids in their new order
 */
export function useTileDrag(ids: readonly string[], onOrder: (ids: readonly string[]) => void) {
	const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null);
	const held = useRef<Held | null>(null);
	const live = useRef(drag);
	/** The click that ends a drag is ignored. */
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
	// Prevents scrolling and the browser's menu during a drag. Must be registered before the touch, as some browsers
	// don't check later.
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
		/** The ref of the list. */
		listRef,
		draggedId: drag?.id ?? null,
		/** The present position of a tile; before anything else in the list. */
		placeOf: (id: string): number => (drag?.ids ?? ids).indexOf(id) - ids.length,
		/** Props of the tile's button. */
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
