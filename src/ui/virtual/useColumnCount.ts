import { useCallback, useState } from 'react';

interface ColumnCount {
	readonly columns: number;
	/** Of the element that is measured: as wide as the rows. */
	readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/** How many tiles fit beside each other, kept up to date. At least 1. @param width of a tile with its gap, in pixels */
export function useColumnCount(width: number): ColumnCount {
	const [columns, setColumns] = useState(1);
	const ref = useCallback(
		(element: HTMLElement | null) => {
			if (!element) return undefined;
			const measure = (room: number) => setColumns(Math.max(1, Math.floor(room / width)));
			measure(element.clientWidth);
			const observer = new ResizeObserver(([entry]) => {
				if (entry) measure(entry.contentRect.width);
			});
			observer.observe(element);
			return () => observer.disconnect();
		},
		[width],
	);
	return { columns, ref };
}
