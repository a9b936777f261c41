import { whenHistorySettled } from '@/ui/overlay/overlayHistory';

const HASH = '#pswp';

/**
 * Pushes a history entry for the gallery (the same URL with `#pswp`), so that a step back closes it. Bypasses the
 * methods that routers put over `history`, and stops the `popstate` event, so that routers don't notice.
 * @param onBack called when the user went back
 * @returns the function that removes the entry; call it whenever the gallery closes. It waits until the menu of the
 *          gallery has left the history, and resolves when the entry is removed
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

	return async () => {
		if (!isThere) return gone;
		isThere = false;
		await whenHistorySettled();
		if (location.hash === HASH) history.back();
		else settle();
		return gone;
	};
}
