import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the room of an element at the bottom of a phone's screen free of the page, as `--tutorial`. */
export function useReservedRoom(element: RefObject<HTMLElement | null>, isMobile: boolean): void {
	useLayoutEffect(() => {
		const shown = element.current;
		if (!shown || !isMobile) return undefined;
		const { style } = document.documentElement;
		const reserve = () => style.setProperty('--tutorial', `${shown.offsetHeight}px`);
		const sizes = new ResizeObserver(reserve);
		sizes.observe(shown);
		reserve();
		return () => {
			sizes.disconnect();
			style.removeProperty('--tutorial');
		};
	}, [element, isMobile]);
}
