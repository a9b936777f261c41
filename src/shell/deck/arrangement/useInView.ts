import { useEffect, useState } from 'react';

const watchers = new Map<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** So near the edge of what scrolls, a column already counts: it is up to date when it comes. */
const NEAR_PX = 160;

/** Whether any of the element is in the window, or nearly; true until it is known. One observer serves all columns. */
export function useInView(element: Element | null): boolean {
	const [isInView, setIsInView] = useState(true);
	useEffect(() => {
		if (!element || typeof IntersectionObserver === 'undefined') return undefined;
		observer ??= new IntersectionObserver(
			entries => {
				for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting);
			},
			{ scrollMargin: `0px ${NEAR_PX}px` },
		);
		watchers.set(element, setIsInView);
		observer.observe(element);
		return () => {
			watchers.delete(element);
			observer?.unobserve(element);
		};
	}, [element]);
	return isInView;
}
