/** How far a pupil moves, in units of the drawing. */
const REACH = 2;
/** At this distance, in pixels, it looks to the side as far as it can. */
const FAR_PX = 160;

/** Turns the eyes of a drawing to a point of the window. */
export function lookTowards(drawing: SVGSVGElement, x: number, y: number): void {
	const { left, top, width, height } = drawing.getBoundingClientRect();
	const share = (distance: number) => Math.max(-1, Math.min(1, distance / FAR_PX)) * REACH;
	drawing.style.setProperty('--look-x', `${share(x - left - width / 2).toFixed(2)}px`);
	drawing.style.setProperty('--look-y', `${share(y - top - height / 3).toFixed(2)}px`);
}

const BLINK_MS = 140;

/** Closes the eyes of a drawing for a moment. By hand, as a running animation is drawn anew with each frame. */
export function blink(drawing: SVGSVGElement): void {
	drawing.dataset.blinking = '';
	setTimeout(() => delete drawing.dataset.blinking, BLINK_MS);
}
