/** rules/overlays#swipes: distances of a swipe in pixels, and how far the content follows the finger. */
const MIN_PX = 20;
const COMMIT_PX = 70;
export const MAX_PX = 120;
/** Within this angle of the vertical a finger scrolls. */
const VERTICAL_CONE_DEGREES = 50;
/** The duration of the animation after a swipe. */
export const SWIPE_MS = 400;

/** Where a swipe leads: `before` if the finger moves to the right, `after` if it moves to the left. */
export type Side = 'before' | 'after';

/** Whether a swipe leads anywhere, by side. */
export type Ways = Readonly<Record<Side, boolean>>;

export interface Swipe {
	readonly startX: number;
	readonly startY: number;
	/** How far the finger has moved, to the right positive; null if undecided. */
	readonly way: number | null;
	/** The finger does something else, so it is ignored until it is lifted. */
	readonly isForeign: boolean;
}

export function beginSwipe(x: number, y: number): Swipe {
	return { startX: x, startY: y, way: null, isForeign: false };
}

export function moveSwipe(swipe: Swipe, x: number, y: number, { before, after }: Ways): Swipe {
	if (swipe.isForeign) return swipe;
	const dx = x - swipe.startX;
	const dy = y - swipe.startY;
	if (swipe.way === null) {
		if (Math.hypot(dx, dy) < MIN_PX) return swipe;
		const fromVertical = (Math.atan2(Math.abs(dx), Math.abs(dy)) * 180) / Math.PI;
		const leadsNowhere = dx > 0 ? !before : !after;
		if (fromVertical <= VERTICAL_CONE_DEGREES || leadsNowhere) return endSwipe(swipe);
	}
	return { ...swipe, way: Math.min(before ? MAX_PX : 0, Math.max(after ? -MAX_PX : 0, dx)) };
}

/** The swipe given up: a second finger, or a text selection. */
export const endSwipe = (swipe: Swipe): Swipe => ({ ...swipe, way: null, isForeign: true });

/** How far the content is moved: starts at 0 and is limited to the length of a swipe. */
export function shownWay({ way }: Swipe): number {
	if (way === null || Math.abs(way) <= MIN_PX) return 0;
	return (Math.sign(way) * (Math.abs(way) - MIN_PX) * MAX_PX) / (MAX_PX - MIN_PX);
}

/** The side towards which the content is moved. */
export function sideOf({ way }: Swipe): Side | null {
	if (!way) return null;
	return way > 0 ? 'before' : 'after';
}

/** Where releasing leads; null if the content moves back. */
export function swipeOutcome(swipe: Swipe): Side | null {
	return Math.abs(swipe.way ?? 0) < COMMIT_PX ? null : sideOf(swipe);
}
