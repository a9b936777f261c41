import { type RefObject, useEffect, useRef, useState } from 'react';

const watchers = new Map<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Columns this close to the scrolled area already count, so that they are up to date when they appear. */
const NEAR_PX = 160;

/** Whether any of the element is in the window, or nearly; true until known. One observer for all columns. */
export function useInView(ref: RefObject<Element | null>): boolean {
	const [isInView, setIsInView] = useState(true);
	const last = useRef(true);
	useEffect(() => {
		const element = ref.current;
		if (!element || typeof IntersectionObserver === 'undefined') return undefined;
		observer ??= new IntersectionObserver(
			entries => {
				for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting);
			},
			{ scrollMargin: `0px ${NEAR_PX}px` },
		);
		watchers.set(element, next => {
			// React would render the column once more for the same value.
			if (next === last.current) return;
			last.current = next;
			setIsInView(next);
		});
		observer.observe(element);
		return () => {
			watchers.delete(element);
			observer?.unobserve(element);
		};
	}, [ref]);
	return isInView;
}
