import { randomId } from '@/base/randomId';
import { whenHistorySettled } from '@/ui/overlay/overlayHistory';

const HASH = '#pswp';
/** The field of `history.state` that names the gallery of an entry. Overlays over the gallery copy it. */
const MARK = 'quarterdeckGallery';
/** The field of the router's number of an entry. */
const INDEX = '__TSR_index';

/** The gallery that is open; null if there is none. */
let openId: string | null = null;
let leaving: Promise<void> = Promise.resolve();

/** After this time a step forward has led nowhere. */
const FORWARD_MS = 300;

/**
 * The router's number of the entry that was shown when it was last noted: after each step of the browser, and when a
 * gallery closes because of a navigation. Later navigations only lead to higher ones. The entry of a gallery has that of
 * the page below it.
 */
let lastIndex = 0;
const indexHere = (): number => Number((history.state as Record<string, unknown> | null)?.[INDEX] ?? 0);

const idHere = (): unknown => (history.state as Record<string, unknown> | null)?.[MARK];

/** Resolves when no gallery is about to leave the history: its step back would lead away from a new entry. */
export const whenGalleryLeft = (): Promise<void> => leaving;

/**
 * Pushes a history entry for the gallery (the same URL with `#pswp`), so that a step back closes it. Bypasses the
 * methods that routers put over `history`, and stops the `popstate` event, so that routers don't notice.
 * @param onBack called when the user went back
 * @returns the function that removes the entry; call it whenever the gallery closes. It waits until the menu of the
 *          gallery has left the history, and resolves when the entry is removed
 */
export function enterGalleryHistory(onBack: () => void): () => Promise<void> {
	const id = randomId();
	let isThere = true;
	let settle: () => void = () => {};
	const gone = new Promise<void>(resolve => {
		settle = resolve;
	});
	const address = `${location.pathname}${location.search}${HASH}`;
	History.prototype.pushState.call(history, { ...history.state, [MARK]: id }, '', address);
	openId = id;

	const end = () => {
		window.removeEventListener('popstate', onPopState, { capture: true });
		if (openId === id) openId = null;
		lastIndex = indexHere();
		settle();
	};
	const onPopState = (event: Event) => {
		// A menu over the gallery has closed.
		if (idHere() === id) return;
		event.stopImmediatePropagation();
		end();
		const wasThere = isThere;
		isThere = false;
		if (wasThere) onBack();
	};
	window.addEventListener('popstate', onPopState, { capture: true });

	const leave = async () => {
		if (!isThere) return gone;
		isThere = false;
		await whenHistorySettled();
		if (idHere() === id) history.back();
		else end();
		return gone;
	};
	return () => {
		leaving = leave();
		return leaving;
	};
}

/**
 * Leaves the entries of closed galleries, to which the browser's buttons lead, in the direction of travel: a page may
 * have been opened from a gallery, and is behind its entry. Also those from before the page was loaded again. The router
 * learns nothing of them.
 * @returns the function that ends this
 */
export function skipClosedGalleries(): () => void {
	lastIndex = indexHere();
	const isClosed = () => location.hash === HASH && idHere() !== undefined && idHere() !== openId;
	const goBack = () => {
		if (isClosed()) history.back();
	};
	let atEnd: ReturnType<typeof setTimeout> | undefined;
	const onPopState = async (event: Event) => {
		clearTimeout(atEnd);
		const isForward = indexHere() >= lastIndex;
		lastIndex = indexHere();
		if (!isClosed()) return;
		// An open gallery has yet to hear of the step.
		if (openId === null) event.stopImmediatePropagation();
		await whenHistorySettled();
		if (!isForward || !isClosed()) return goBack();
		// Nothing happens if this was the last entry.
		history.forward();
		atEnd = setTimeout(goBack, FORWARD_MS);
	};
	window.addEventListener('popstate', onPopState, { capture: true });
	return () => {
		clearTimeout(atEnd);
		window.removeEventListener('popstate', onPopState, { capture: true });
	};
}
