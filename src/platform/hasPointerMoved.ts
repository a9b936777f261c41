/** Where the pointer was told to be last, on the screen; null until it was told of. */
let last: { readonly x: number; readonly y: number } | null = null;
let hasMovedHere = false;
/** What each event was found to be, for all who ask about the same one. */
const judged = new WeakMap<Event, boolean>();

/**
 * Whether the reader moved the pointer. Browsers send the same events for a pointer at rest when the page scrolls or
 * changes beneath it. Ask about every `pointerover` and `pointermove`: the answer follows from the event before.
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

/** Whether the reader moved the pointer to what it is over now, as far as it was asked about; for late comers. */
export function hasPointerMovedHere(): boolean {
	return hasMovedHere;
}
