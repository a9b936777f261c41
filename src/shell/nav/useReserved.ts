import { useLayoutEffect } from 'react';

/** Reserves the space of a bar at the edge of the window, for floating elements (toasts, the upload tray). */
export function useReserved(name: '--bottom-bar' | '--side-bar', px: number): void {
	useLayoutEffect(() => {
		const { style } = document.documentElement;
		style.setProperty(name, `${px}px`);
		return () => {
			style.removeProperty(name);
		};
	}, [name, px]);
}
