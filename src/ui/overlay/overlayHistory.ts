import { backTargets } from './backTargets';
import { overlays } from './overlays';

const MARK = 'quarterdeckOverlay';

/** How many of our steps back were decided on and have not arrived. */
let stepsUnderWay = 0;
const waiting = new Set<() => void>();

function endStep(): void {
	stepsUnderWay = Math.max(0, stepsUnderWay - 1);
	if (stepsUnderWay > 0) return;
	for (const settle of waiting) settle();
	waiting.clear();
}

/**
 * Resolves when no step back of an overlay is under way or about to be made. Who goes back too waits for it, as the
 * browser makes one step of two that begin at the same time.
 */
export function whenHistorySettled(): Promise<void> {
	return stepsUnderWay === 0 ? Promise.resolve() : new Promise(settle => waiting.add(settle));
}

/** The part of `window` that is needed. */
export type HistoryWindow = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

interface RouterChange {
	readonly location: { readonly href: string; readonly state: unknown };
	readonly action: { readonly type: string };
}

/** The part of a router's history that shows where it goes. */
export interface RouterHistory {
	/** @returns the function that unsubscribes */
	subscribe(listener: (change: RouterChange) => void): () => void;
}

/**
 * Lets the browser's back button close the topmost overlay, or else what was opened last within the page
 * (`backTargets`). While anything is open, the history has one more entry with the same URL, a copy of the router's
 * state, and a mark. It is pushed by the original `history` methods, which routers replace. Our `popstate` listener
 * runs before the router's (capture) and stops these events, so that the router never notices the entry. If the router
 * navigates while one of our steps back is under way, the browser loses that navigation, so it is repeated afterwards.
 * If the last overlay closes by other means, the entry is removed by a step back a moment later, unless the page
 * navigated meanwhile. Then it stays, and a later step back skips it. Nothing is removed while the page is being left
 * or reloaded, as a step back would cancel that; the next page removes it.
 * @returns the function that ends this
 */
export function attachOverlayHistory(router: RouterHistory | undefined, target: HistoryWindow = window): () => void {
	const { history, location } = target;
	let isReturning = false;
	let isLeaving = false;
	let isEnded = false;
	let newest = 0;
	let newestTarget = 0;
	let markedAddress = '';

	const isOpen = () => overlays.top() !== undefined || backTargets.top() !== undefined;
	const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;

	const push = (state: unknown, href: string) => History.prototype.pushState.call(history, state, '', href);
	/** The router's last navigation before our delayed step back, which makes the browser lose it. */
	let lost: RouterChange['location'] | undefined;
	const endRouter = router?.subscribe(({ location: wanted, action }) => {
		if (isReturning && action.type === 'PUSH') lost = wanted;
	});

	function goBack(): void {
		isReturning = true;
		stepsUnderWay++;
		lost = undefined;
		history.back();
	}

	function arrive(): void {
		isReturning = false;
		// By the router's own method: it may have taken our step back for its own.
		if (lost) history.pushState(lost.state, '', lost.href);
		endStep();
	}

	function follow(): void {
		const top = overlays.top();
		const target = backTargets.top();
		if (top !== undefined || target !== undefined) {
			// The user has opened something, so the page is staying: leaving was cancelled.
			if ((top?.id ?? 0) > newest || (target?.id ?? 0) > newestTarget) isLeaving = false;
			newest = Math.max(newest, top?.id ?? 0);
			newestTarget = Math.max(newestTarget, target?.id ?? 0);
			if (isMarked() || isReturning) return;
			markedAddress = location.href;
			push({ ...history.state, [MARK]: true }, location.href);
			return;
		}
		// Delayed, as a menu's entry is reused by the dialog that it opens, and a navigation may follow.
		stepsUnderWay++;
		setTimeout(() => {
			if (!isOpen() && isMarked() && !isReturning && !isLeaving && !isEnded) goBack();
			endStep();
		});
	}

	const leave = () => {
		isLeaving = true;
	};
	const comeBack = ({ persisted }: PageTransitionEvent) => {
		// Only a page restored from the back-forward cache still has its state.
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
			// The router handles this step, as the page changed; the next one, to the same page, is ours.
			if (!isOpen()) goBack();
			return;
		}
		if (!isOpen() || location.href !== markedAddress) return;
		event.stopImmediatePropagation();
		if (top) {
			void top.handle.requestClose('back').then(follow);
		} else {
			backTargets.top()?.goBack();
			// If something is still open, such as the previous page, it needs the entry again.
			setTimeout(follow);
		}
	}

	const ends = [overlays.subscribe(follow), backTargets.subscribe(follow)];
	target.addEventListener('popstate', onPopState, { capture: true });
	target.addEventListener('beforeunload', leave);
	target.addEventListener('pageshow', comeBack);
	// After a reload with an open overlay, the entry still exists but the overlay doesn't.
	follow();
	return () => {
		isEnded = true;
		// The `popstate` that would end the step isn't listened to any more.
		if (isReturning) endStep();
		for (const end of ends) end();
		endRouter?.();
		target.removeEventListener('popstate', onPopState, { capture: true });
		target.removeEventListener('beforeunload', leave);
		target.removeEventListener('pageshow', comeBack);
	};
}
