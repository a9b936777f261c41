const HASH = '#pswp';

/**
 * Puts the gallery's own entry (the same address with `#pswp`) on top of the history, so that a step back closes the
 * gallery. It goes past what routers put over `history`, and keeps the step back from them: to them nothing happened.
 * @param onBack the reader went back
 * @returns takes the entry away again; call it when the gallery closes, whatever closed it. Resolves when it is gone
 */
export function enterGalleryHistory(onBack: () => void): () => Promise<void> {
	let isThere = true;
	let settle: () => void = () => {};
	const gone = new Promise<void>(resolve => {
		settle = resolve;
	});
	const address = `${location.pathname}${location.search}${HASH}`;
	History.prototype.pushState.call(history, { ...history.state }, '', address);

	const onPopState = (event: Event) => {
		if (location.hash === HASH) return;
		event.stopImmediatePropagation();
		window.removeEventListener('popstate', onPopState, { capture: true });
		settle();
		const wasThere = isThere;
		isThere = false;
		if (wasThere) onBack();
	};
	window.addEventListener('popstate', onPopState, { capture: true });

	return () => {
		if (isThere) {
			isThere = false;
			if (location.hash === HASH) history.back();
			else settle();
		}
		return gone;
	};
}
