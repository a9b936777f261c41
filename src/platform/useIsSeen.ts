import { useEffect, useState } from 'react';

const watchers = new Map<Element, (isInWindow: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Whether any of the element is on the screen: displayed, not scrolled out of view, and on a page that isn't hidden. False
 * until known. One observer for all elements.
 */
export function useIsSeen(element: Element | null): boolean {
	const [isSeen, setIsSeen] = useState(false);
	useEffect(() => {
		if (!element) return undefined;
		let isInWindow = typeof IntersectionObserver === 'undefined';
		const tell = () => setIsSeen(isInWindow && document.visibilityState !== 'hidden');
		tell();
		document.addEventListener('visibilitychange', tell);
		if (!isInWindow) {
			observer ??= new IntersectionObserver(entries => {
				for (const entry of entries) watchers.get(entry.target)?.(entry.isIntersecting);
			});
			watchers.set(element, isIn => {
				isInWindow = isIn;
				tell();
			});
			observer.observe(element);
		}
		return () => {
			document.removeEventListener('visibilitychange', tell);
			watchers.delete(element);
			observer?.unobserve(element);
		};
	}, [element]);
	return isSeen;
}
