import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const watchers = new Map<Element, (fits: boolean) => void>();
let observer: ResizeObserver | undefined;

/** Called after the layout that happens anyway: reading heights while rendering would force one per card. */
function observed(entries: readonly ResizeObserverEntry[]): void {
	const found = entries.map(({ target }) => ({ target, fits: target.scrollHeight <= target.clientHeight }));
	// Before this frame is painted, so that nothing flickers.
	flushSync(() => {
		for (const { target, fits } of found) if (fits) watchers.get(target)?.(true);
	});
}

/** Whether the content of a box with a limited height fits into it; false until known. */
export function useFits(box: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
	const [fits, setFits] = useState(false);
	useEffect(() => {
		const element = box.current;
		if (!element || !isAsked || typeof ResizeObserver === 'undefined') return undefined;
		observer ??= new ResizeObserver(observed);
		watchers.set(element, setFits);
		observer.observe(element);
		return () => {
			watchers.delete(element);
			observer?.unobserve(element);
		};
	}, [box, isAsked]);
	return fits;
}
