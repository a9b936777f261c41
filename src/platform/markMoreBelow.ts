/** The share of an element that has to be in view; less than 1, as its height may be a fraction of a pixel. */
const WHOLE = 0.9;

/**
 * The `ref` of the last element of what scrolls: its parent has `data-more-below` while that element is out of view. An
 * animation along the scrolling would make each frame of the page more expensive.
 */
export function markMoreBelow(end: Element | null): (() => void) | undefined {
	const box = end?.parentElement;
	if (!box || typeof IntersectionObserver === 'undefined') return undefined;
	const observer = new IntersectionObserver(
		entries => box.toggleAttribute('data-more-below', (entries.at(-1)?.intersectionRatio ?? 1) < WHOLE),
		{ root: box, threshold: WHOLE },
	);
	observer.observe(end);
	return () => observer.disconnect();
}
