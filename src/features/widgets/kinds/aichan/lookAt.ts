/** How far a pupil moves, in units of the drawing. */
const REACH = 3.2;
/** From this distance on the pupils are at the edge of the eyes. */
const FAR_PX = 260;

/** Where the pupils are for a pointer at this distance from the eyes, in pixels. */
export function lookAt(dx: number, dy: number): { readonly x: number; readonly y: number } {
	const distance = Math.hypot(dx, dy);
	if (distance === 0) return { x: 0, y: 0 };
	const reach = (Math.min(distance, FAR_PX) / FAR_PX) * REACH;
	const round = (value: number) => Math.round(value * 100) / 100;
	return { x: round((dx / distance) * reach), y: round((dy / distance) * reach) };
}
