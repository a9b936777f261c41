import { useLayoutEffect } from 'react';

type PageMark = 'data-with-drawer' | 'data-with-full' | 'data-with-tutorial';

/** How many components have each mark set. */
const counts = new Map<PageMark, number>();

function count(mark: PageMark, by: 1 | -1): void {
	const left = (counts.get(mark) ?? 0) + by;
	counts.set(mark, left);
	document.documentElement.toggleAttribute(mark, left > 0);
}

/**
 * Gives the page's root an attribute while the component is mounted, for style sheets elsewhere. A selector such as
 * `:root:has(…)` is matched again with each change of the page, which took 4 % of the time in a busy deck.
 * @param mark undefined for none
 */
export function usePageMark(mark: PageMark | undefined): void {
	useLayoutEffect(() => {
		if (!mark) return undefined;
		count(mark, 1);
		return () => count(mark, -1);
	}, [mark]);
}
