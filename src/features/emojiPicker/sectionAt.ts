/**
 * The index of the section at a scroll position.
 * @param tops where each section starts, in order, in pixels from the top of the scrolled content
 */
export function sectionAt(tops: readonly number[], scrollTop: number): number {
	// Positions are fractions of a pixel when the page is zoomed.
	return Math.max(
		0,
		tops.findLastIndex(top => top <= scrollTop + 1),
	);
}
