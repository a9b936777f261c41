/** So far down, or so fast, and a drawer that is let go leaves. */
const COMMIT_PX = 90;
const COMMIT_PX_PER_MS = 0.55;
/** A finger that has moved less has not decided yet. */
const SLACK_PX = 8;

export interface Swipe {
	readonly startX: number;
	readonly startY: number;
	readonly startAt: number;
	/** How far the drawer is moved down; null: not decided. */
	readonly offset: number | null;
	/** The finger scrolls, or goes sideways: it is not ours any more. */
	readonly isForeign: boolean;
}

export function beginSwipe(x: number, y: number, at: number): Swipe {
	return { startX: x, startY: y, startAt: at, offset: null, isForeign: false };
}

/** @param canScrollUp what lies under the finger is not at its top: there a swipe down scrolls it */
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

/** Whether letting go here closes the drawer. */
export function isSwipedAway(swipe: Swipe, at: number): boolean {
	if (swipe.offset === null) return false;
	const speed = swipe.offset / Math.max(1, at - swipe.startAt);
	return swipe.offset >= COMMIT_PX || (swipe.offset > SLACK_PX * 3 && speed >= COMMIT_PX_PER_MS);
}
