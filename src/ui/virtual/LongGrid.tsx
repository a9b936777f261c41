import type { ReactNode } from 'react';
import styles from './LongGrid.module.css';

interface LongGridProps<T> {
	items: readonly T[];
	keyOf: (item: T) => string;
	/** Rendered inside a list item. */
	renderItem: (item: T) => ReactNode;
	/** The class of the grid. */
	className: string | undefined;
}

/**
 * A grid of many tiles of the same size, which come by pages. All are in the document, so that the browser's search finds
 * them; it lays out and paints only those near the view. It scrolls with the surrounding page.
 */
export function LongGrid<T>({ items, keyOf, renderItem, className }: LongGridProps<T>): ReactNode {
	return (
		<ul className={[styles.grid, className].filter(Boolean).join(' ')}>
			{items.map(item => (
				<li key={keyOf(item)} className={styles.tile}>
					{renderItem(item)}
				</li>
			))}
		</ul>
	);
}
