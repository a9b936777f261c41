/** How far the finger has to pull for a refresh (rules/timelines#pulling). */
const ARMED_PX = 200;
/** The further the finger pulls, the less the list follows (rules/timelines#pulling: factors 1.5 and 170). */
const SCALE = 1.5;
const SCALE_PX = 170;
/** The direction is decided after this distance. */
const SLACK_PX = 8;

export interface Pull {
	readonly startX: number;
	readonly startY: number;
	/** How far the finger has pulled, in pixels; null if undecided. */
	readonly way: number | null;
	/** The finger scrolls or moves sideways, so it is ignored. */
	readonly isForeign: boolean;
}

export function beginPull(x: number, y: number): Pull {
	return { startX: x, startY: y, way: null, isForeign: false };
}

/** @param isAtTop whether there is nothing above; otherwise pulling down scrolls */
export function movePull(pull: Pull, x: number, y: number, isAtTop: boolean): Pull {
	if (pull.isForeign) return pull;
	const dx = x - pull.startX;
	const dy = y - pull.startY;
	if (!isAtTop) return { ...pull, way: null, isForeign: true };
	if (pull.way === null) {
		if (Math.hypot(dx, dy) < SLACK_PX) return pull;
		if (dy <= Math.abs(dx)) return { ...pull, isForeign: true };
	}
	return { ...pull, way: Math.max(0, dy) };
}

/** Whether releasing here refreshes. */
export const isArmed = ({ way }: Pull): boolean => way !== null && way >= ARMED_PX;

/** How far the list follows, in pixels. */
export function shownPull({ way }: Pull): number {
	return way === null ? 0 : way / (SCALE + way / SCALE_PX);
}
