/** rules/timelines#swiping: distances of a swipe in pixels, and how far the page follows it. */
const MIN_PX = 20;
const COMMIT_PX = 70;
export const MAX_PX = 120;
/** Within this angle of the vertical a finger scrolls. */
const VERTICAL_CONE_DEGREES = 50;

export interface TabSwipe {
	readonly startX: number;
	readonly startY: number;
	/** How far the finger has moved, to the right positive; null if undecided. */
	readonly way: number | null;
	/** The finger scrolls, so it is ignored. */
	readonly isForeign: boolean;
}

/** Whether there are tabs on either side. */
export interface Neighbours {
	readonly before: boolean;
	readonly after: boolean;
}

export function beginTabSwipe(x: number, y: number): TabSwipe {
	return { startX: x, startY: y, way: null, isForeign: false };
}

export function moveTabSwipe(swipe: TabSwipe, x: number, y: number, { before, after }: Neighbours): TabSwipe {
	if (swipe.isForeign) return swipe;
	const dx = x - swipe.startX;
	const dy = y - swipe.startY;
	if (swipe.way === null) {
		if (Math.hypot(dx, dy) < MIN_PX) return swipe;
		const fromVertical = (Math.atan2(Math.abs(dx), Math.abs(dy)) * 180) / Math.PI;
		const leadsNowhere = dx > 0 ? !before : !after;
		if (fromVertical <= VERTICAL_CONE_DEGREES || leadsNowhere) return { ...swipe, isForeign: true };
	}
	return { ...swipe, way: Math.min(before ? MAX_PX : 0, Math.max(after ? -MAX_PX : 0, dx)) };
}

/** How far the page is moved: starts at 0 and is limited to the length of a swipe. */
export function shownWay({ way }: TabSwipe): number {
	if (way === null || Math.abs(way) <= MIN_PX) return 0;
	return (Math.sign(way) * (Math.abs(way) - MIN_PX) * MAX_PX) / (MAX_PX - MIN_PX);
}

/** The result of releasing: the previous tab, the next, or neither. */
export function tabSwipeOutcome({ way }: TabSwipe): -1 | 0 | 1 {
	if (way === null || Math.abs(way) < COMMIT_PX) return 0;
	return way > 0 ? -1 : 1;
}
