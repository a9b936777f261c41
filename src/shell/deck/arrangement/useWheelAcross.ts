import { type RefObject, useEffect } from 'react';

/** Pixels per line, for mice that report lines. */
const LINE_PX = 32;

/**
 * A wheel over a header or beside the columns scrolls the deck sideways. Over a list it scrolls the list; with Shift or
 * a trackpad the browser scrolls the deck itself.
 */
export function useWheelAcross(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = ref.current;
		if (!element) return undefined;
		const onWheel = (event: WheelEvent) => {
			if (event.shiftKey || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
			if (scrollsDown(event.target, element)) return;
			element.scrollLeft += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
		};
		element.addEventListener('wheel', onWheel, { passive: true });
		return () => element.removeEventListener('wheel', onWheel);
	}, [ref]);
}

/** Whether an element under the pointer, within the deck, scrolls vertically. */
function scrollsDown(target: EventTarget | null, within: Element): boolean {
	let node = target instanceof Element ? target : null;
	while (node && node !== within) {
		if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return true;
		node = node.parentElement;
	}
	return false;
}
