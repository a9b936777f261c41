import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

/** Tab reaches it, so that the arrow keys scroll it. */
const REACHED = { tabIndex: 0 };

/** Preformatted text, which the keyboard reaches once there is something to scroll. */
export function ScrolledPre(own: Omit<ComponentProps<'pre'>, 'ref'>): ReactNode {
	const [scrolls, setScrolls] = useState(false);
	const watch = useCallback((element: HTMLPreElement) => {
		const measure = () => {
			setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
		};
		// At once, as a frame may be long in coming; a text grows when its font is there.
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		if (element.firstElementChild) observer.observe(element.firstElementChild);
		return () => observer.disconnect();
	}, []);
	return <pre ref={watch} {...own} {...(scrolls && REACHED)} />;
}
