import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

/** Tab reaches it, so that the arrow keys scroll it. */
const REACHED = { tabIndex: 0 };

/** Preformatted text, which the keyboard reaches once there is something to scroll. */
export function ScrolledPre(own: Omit<ComponentProps<'pre'>, 'ref'>): ReactNode {
	const [scrolls, setScrolls] = useState(false);
	const watch = useCallback((element: HTMLPreElement) => {
		const observer = new ResizeObserver(() => {
			setScrolls(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return <pre ref={watch} {...own} {...(scrolls && REACHED)} />;
}
