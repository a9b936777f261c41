/** Cards of links need a mouse or keyboard: their code is loaded when either is first used. */
export function watchLinks(): void {
	const start = (event: Event) => {
		if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
		document.removeEventListener('pointerover', start);
		document.removeEventListener('keydown', start);
		import('./showHoverCards')
			.then(({ showHoverCards }) => showHoverCards())
			// Links work without cards.
			.catch(error => console.warn('Cards of links could not be loaded.', error));
	};
	document.addEventListener('pointerover', start, { passive: true });
	document.addEventListener('keydown', start, { passive: true });
}
