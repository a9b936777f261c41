/**
 * The index of the section that is read at a scroll position.
 * @param tops where each section begins, in order, in pixels from the top of what scrolls
 */
export function sectionAt(tops: readonly number[], scrollTop: number): number {
	// Positions are fractions of a pixel where the page is zoomed.
	return Math.max(
		0,
		tops.findLastIndex(top => top <= scrollTop + 1),
	);
}
