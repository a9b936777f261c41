/** A drawer released this far down, or this fast, closes. */
const COMMIT_PX = 90;
const COMMIT_PX_PER_MS = 0.55;
/** The direction of a swipe is decided after this distance. */
const SLACK_PX = 8;

export interface Swipe {
	readonly startX: number;
	readonly startY: number;
	readonly startAt: number;
	/** How far the drawer is moved down; null if undecided. */
	readonly offset: number | null;
	/** The finger scrolls or moves sideways, so the drawer ignores it. */
	readonly isForeign: boolean;
}

export function beginSwipe(x: number, y: number, at: number): Swipe {
	return { startX: x, startY: y, startAt: at, offset: null, isForeign: false };
}

/** @param canScrollUp whether the content under the finger is scrolled, so that swiping down scrolls it */
export function moveSwipe(swipe: Swipe, x: number, y: number, canScrollUp: boolean): Swipe {
	if (swipe.isForeign) return swipe;
	const dx = x - swipe.startX;
	const dy = y - swipe.startY;
	if (swipe.offset === null) {
		if (Math.hypot(dx, dy) < SLACK_PX) return swipe;
		if (dy <= Math.abs(dx) || canScrollUp) return { ...swipe, isForeign: true };
	}
	return { ...swipe, offset: Math.max(0, dy) };
}

/** Whether releasing here closes the drawer. */
export function isSwipedAway(swipe: Swipe, at: number): boolean {
	if (swipe.offset === null) return false;
	const speed = swipe.offset / Math.max(1, at - swipe.startAt);
	return swipe.offset >= COMMIT_PX || (swipe.offset > SLACK_PX * 3 && speed >= COMMIT_PX_PER_MS);
}
