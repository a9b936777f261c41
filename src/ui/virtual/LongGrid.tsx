import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';

interface LongGridProps<T> {
	items: readonly T[];
	keyOf: (item: T) => string;
	/** Must be stable. Rendered inside a list item. */
	renderItem: (item: T) => ReactNode;
	/** The class of the grid. */
	className: string | undefined;
}

/** The number of tiles rendered before anything was measured. */
const FIRST = 30;
/** How far beyond the view tiles are rendered, in CSS pixels. */
const BEYOND = 400;

const LIST = { role: 'list' };
const ITEM = { role: 'listitem' };
const PARTS = {
	List: (own: ComponentProps<'div'>): ReactNode => <div {...own} {...LIST} />,
	Item: (own: ComponentProps<'div'>): ReactNode => <div {...own} {...ITEM} />,
};

/**
 * A grid of many tiles of the same size; only those near the view are in the document. It scrolls with the surrounding
 * page.
 */
export function LongGrid<T>({ items, keyOf, renderItem, className }: LongGridProps<T>): ReactNode {
	const [scroller, setScroller] = useState<HTMLElement | null>(null);
	const find = useCallback((place: HTMLElement | null) => setScroller(place && scrollerAround(place)), []);
	return (
		<div ref={find}>
			{scroller && (
				<VirtuosoGrid<T>
					customScrollParent={scroller}
					data={items}
					computeItemKey={(_, item) => keyOf(item)}
					itemContent={(_, item) => renderItem(item)}
					initialItemCount={Math.min(FIRST, items.length)}
					increaseViewportBy={BEYOND}
					components={PARTS}
					{...(className !== undefined && { listClassName: className })}
				/>
			)}
		</div>
	);
}

function scrollerAround(place: HTMLElement): HTMLElement {
	for (let at = place.parentElement; at; at = at.parentElement) {
		if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
	}
	return document.documentElement;
}
