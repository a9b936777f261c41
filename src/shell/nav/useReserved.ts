import { useLayoutEffect } from 'react';

/** Tells what floats above the page (toasts, the upload tray) how much a bar at the edge of the window covers. */
export function useReserved(name: '--bottom-bar' | '--side-bar', px: number): void {
	useLayoutEffect(() => {
		const { style } = document.documentElement;
		style.setProperty(name, `${px}px`);
		return () => {
			style.removeProperty(name);
		};
	}, [name, px]);
}
