import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';

interface LongGridProps<T> {
	items: readonly T[];
	keyOf: (item: T) => string;
	/** Must be stable. What it draws stands in a list's item. */
	renderItem: (item: T) => ReactNode;
	/** A grid's. */
	className: string | undefined;
}

/** So many tiles show before anything has been measured. */
const FIRST = 30;
/** How far beyond the view tiles are in the document, in CSS pixels. */
const BEYOND = 400;

const LIST = { role: 'list' };
const ITEM = { role: 'listitem' };
const PARTS = {
	List: (own: ComponentProps<'div'>): ReactNode => <div {...own} {...LIST} />,
	Item: (own: ComponentProps<'div'>): ReactNode => <div {...own} {...ITEM} />,
};

/**
 * Many tiles of one size beside and below each other, of which those near the view are in the document. It scrolls with
 * the page around it.
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
