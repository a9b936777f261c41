export interface TouchEars {
	onStart: (event: TouchEvent) => void;
	onMove: (event: TouchEvent) => void;
	/** Lifted or cancelled. */
	onEnd: (event: TouchEvent) => void;
}

/** Looks on while fingers touch an element; the browser scrolls as ever. @returns ends it */
export function watchTouch(element: HTMLElement, { onStart, onMove, onEnd }: TouchEars): () => void {
	const end = new AbortController();
	const options = { passive: true, signal: end.signal };
	element.addEventListener('touchstart', onStart, options);
	element.addEventListener('touchmove', onMove, options);
	element.addEventListener('touchend', onEnd, options);
	element.addEventListener('touchcancel', onEnd, options);
	return () => end.abort();
}
