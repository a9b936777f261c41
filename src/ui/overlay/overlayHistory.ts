import { backTargets } from './backTargets';
import { overlays } from './overlays';

const MARK = 'quarterdeckOverlay';

/** The part of `window` that is needed here. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

interface RouterChange {
	readonly location: { readonly href: string; readonly state: unknown };
	readonly action: { readonly type: string };
}

/** As much of a router's history as is needed to see where it goes. */
export interface RouterHistory {
	/** @returns ends it */
	subscribe(listener: (change: RouterChange) => void): () => void;
}

/**
 * Lets the browser's back button close the topmost overlay, else what was opened last within the page (`backTargets`).
 *
 * While anything is open there is one more entry in the history: the same address, the router's own state copied,
 * and a mark. It is pushed past the methods that a router may have put over `history`'s own, and our `popstate`
 * listener stands before the router's (capture) and keeps what is ours from it: it never learns of the entry. Where the
 * router goes while a step back of ours is under way the browser forgets: that is put back afterwards.
 * When the last overlay closes otherwise, the entry is taken back a moment later, unless the page went on meanwhile;
 * then it stays behind as a dead one, over which a later step back goes on at once. Nothing is taken back while the page
 * is being left or loaded anew, since a step back would stop that; the page that comes next takes it back.
 * Returns the end of it.
 */
export function attachOverlayHistory(router: RouterHistory | undefined, target: HistoryWindow = window): () => void {
	const { history, location } = target;
	let isReturning = false;
	let isLeaving = false;
	let newest = 0;
	let newestTarget = 0;
	let markedAddress = '';

	const isOpen = () => overlays.top() !== undefined || backTargets.top() !== undefined;
	const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

	const push = (state: unknown, href: string) => History.prototype.pushState.call(history, state, '', href);
	/** A step back is made a moment later, and the browser forgets where the router went until then. */
	let lost: RouterChange['location'] | undefined;
	const endRouter = router?.subscribe(({ location: wanted, action }) => {
		if (isReturning && action.type === 'PUSH') lost = wanted;
	});

	function goBack(): void {
		isReturning = true;
		lost = undefined;
		history.back();
	}

	function arrive(): void {
		isReturning = false;
		// By the method that the router hears: it may have taken the step back for its own, as far as that went by it.
		if (lost) history.pushState(lost.state, '', lost.href);
	}

	function follow(): void {
		const top = overlays.top();
		const target = backTargets.top();
		if (top !== undefined || target !== undefined) {
			// A user who opens something has stayed: leaving was called off.
			if ((top?.id ?? 0) > newest || (target?.id ?? 0) > newestTarget) isLeaving = false;
			newest = Math.max(newest, top?.id ?? 0);
			newestTarget = Math.max(newestTarget, target?.id ?? 0);
			if (isMarked() || isReturning) return;
			markedAddress = location.href;
			push({ ...history.state, [MARK]: true }, location.href);
			return;
		}
		// Not at once: a menu's entry serves the dialog it opens, and a navigation may be on its way.
		setTimeout(() => {
			if (!isOpen() && isMarked() && !isReturning && !isLeaving) goBack();
		});
	}

	const leave = () => {
		isLeaving = true;
	};
	const comeBack = ({ persisted }: PageTransitionEvent) => {
		// Only from the browser's memory does a page that was left come back as it was.
		if (!persisted) return;
		isLeaving = false;
		follow();
	};

	function onPopState(event: Event): void {
		if (isReturning) {
			event.stopImmediatePropagation();
			arrive();
			follow();
			return;
		}
		const top = overlays.top();
		if (isMarked()) {
			// The router sees this step, since the page changed with it; the next one, to the same page, is ours.
			if (!isOpen()) goBack();
			return;
		}
		if (!isOpen() || location.href !== markedAddress) return;
		event.stopImmediatePropagation();
		if (top) {
			void top.handle.requestClose('back').then(follow);
		} else {
			backTargets.top()?.goBack();
			// What is still open, such as the page before, has the entry again.
			setTimeout(follow);
		}
	}

	const ends = [overlays.subscribe(follow), backTargets.subscribe(follow)];
	target.addEventListener('popstate', onPopState, { capture: true });
	target.addEventListener('beforeunload', leave);
	target.addEventListener('pageshow', comeBack);
	// After a reload with something open, the entry is there and the overlay is not.
	follow();
	return () => {
		for (const end of ends) end();
		endRouter?.();
		target.removeEventListener('popstate', onPopState, { capture: true });
		target.removeEventListener('beforeunload', leave);
		target.removeEventListener('pageshow', comeBack);
	};
}
