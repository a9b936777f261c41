/** Where a row is on the screen, in pixels. */
interface RowPlace {
	readonly top: number;
	readonly height: number;
}

/**
 * Whether a dragged row takes the place of another: once its edge has passed the middle of that. So a low row passes a
 * high one without the two changing places at each pixel.
 * @param isBelow whether the other row comes after the dragged one
 */
export function hasPassed(dragged: RowPlace, row: RowPlace, isBelow: boolean): boolean {
	const middle = row.top + row.height / 2;
	return isBelow ? dragged.top + dragged.height > middle : dragged.top < middle;
}
