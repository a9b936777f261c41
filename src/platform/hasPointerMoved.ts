/** The last known position of the pointer on the screen. */
let last: { readonly x: number; readonly y: number } | null = null;
let hasMovedHere = false;
/** The result for each event, for further callers with the same event. */
const judged = new WeakMap<Event, boolean>();

/**
 * Whether the user moved the pointer. Browsers send the same events when the page scrolls or changes below a resting
 * pointer. Call it for every `pointerover` and `pointermove`, as the result is based on the previous event.
 */
export function hasPointerMoved(event: PointerEvent): boolean {
	const known = judged.get(event);
	if (known !== undefined) return known;
	const { screenX: x, screenY: y } = event;
	const hasMoved = last !== null && (last.x !== x || last.y !== y);
	last = { x, y };
	if (hasMoved || event.type === 'pointerover') hasMovedHere = hasMoved;
	judged.set(event, hasMoved);
	return hasMoved;
}

/** The result of the last event, for code that wasn't listening at the time. */
export function hasPointerMovedHere(): boolean {
	return hasMovedHere;
}
