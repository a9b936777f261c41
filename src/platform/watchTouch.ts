export interface TouchHandlers {
	onStart: (event: TouchEvent) => void;
	onMove: (event: TouchEvent) => void;
	/** For lifted and cancelled touches. */
	onEnd: (event: TouchEvent) => void;
}

/**
 * Observes the touches on an element without affecting scrolling.
 * @returns the function that stops it
 */
export function watchTouch(element: HTMLElement, { onStart, onMove, onEnd }: TouchHandlers): () => void {
	const end = new AbortController();
	const options = { passive: true, signal: end.signal };
	element.addEventListener('touchstart', onStart, options);
	element.addEventListener('touchmove', onMove, options);
	element.addEventListener('touchend', onEnd, options);
	element.addEventListener('touchcancel', onEnd, options);
	return () => end.abort();
}
