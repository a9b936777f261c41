import { hasPointerMoved } from '@/platform/hasPointerMoved';

/** Cards of links need a mouse or keyboard: their code is loaded when either is first used. */
export function watchLinks(): void {
	const using = new AbortController();
	const start = (event: Event) => {
		// Browsers also tell of what the page draws below a mouse that rests.
		if (event instanceof PointerEvent && (event.pointerType !== 'mouse' || !hasPointerMoved(event))) return;
		using.abort();
		import('./showHoverCards')
			.then(({ showHoverCards }) => showHoverCards())
			// Links work without cards.
			.catch(error => console.warn('Cards of links could not be loaded.', error));
	};
	const options = { passive: true, signal: using.signal };
	for (const sign of ['pointerover', 'pointermove', 'keydown']) document.addEventListener(sign, start, options);
}
