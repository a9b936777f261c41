import { useCallback, useState } from 'react';

interface ColumnCount {
	/** 0 until it was measured, before the first paint; then at least 1. */
	readonly columns: number;
	/** Of the element as it was first measured, in CSS pixels. */
	readonly height: number;
	/** Of the element that is measured: as wide as the rows. */
	readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
}

/** How many tiles fit beside each other, kept up to date. @param width of a tile with its gap, in pixels */
export function useColumnCount(width: number): ColumnCount {
	const [columns, setColumns] = useState(0);
	const [height, setHeight] = useState(0);
	const ref = useCallback(
		(element: HTMLElement | null) => {
			if (!element) return undefined;
			const measure = (room: number) => setColumns(Math.max(1, Math.floor(room / width)));
			measure(element.clientWidth);
			setHeight(element.clientHeight);
			const observer = new ResizeObserver(([entry]) => {
				if (entry) measure(entry.contentRect.width);
			});
			observer.observe(element);
			return () => observer.disconnect();
		},
		[width],
	);
	return { columns, height, ref };
}
