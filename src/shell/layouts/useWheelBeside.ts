import { type RefObject, useEffect } from 'react';

/** Pixels per line, for mice that report lines. */
const LINE_PX = 32;
const SCROLLERS = 'main [data-scroller], main [data-layout="plain"]';

/** A wheel beside the page scrolls it, as on a wide screen most of the window is margin. */
export function useWheelBeside(layout: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = layout.current;
		if (!element) return undefined;
		const onWheel = (event: WheelEvent) => {
			if (event.target !== element || event.ctrlKey) return;
			const top = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
			element.querySelector(SCROLLERS)?.scrollBy({ top, behavior: 'instant' });
		};
		element.addEventListener('wheel', onWheel, { passive: true });
		return () => element.removeEventListener('wheel', onWheel);
	}, [layout]);
}
