import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DeckProfile } from '@/domain/deck/deck';
import { takeAwaitedStart } from '../awaitedColumn';

/** Frames after which snapping is on again in any case. */
const MOST_FRAMES = 60;

/**
 * Begins another deck with its first column. A browser that snaps keeps to the column that it shows, also where that is
 * the last one of the other deck. Without snapping it forgets it, so snapping is off until the other deck's columns are
 * in their places.
 */
export function useFirstColumn(container: RefObject<HTMLElement | null>, shown: DeckProfile): void {
	const before = useRef(shown.id);
	const frame = useRef(0);
	useLayoutEffect(() => {
		const element = container.current;
		const isOther = before.current !== shown.id;
		before.current = shown.id;
		if (!element || (!takeAwaitedStart() && !isOther)) return;
		cancelAnimationFrame(frame.current);
		element.style.scrollSnapType = 'none';
		element.scrollLeft = 0;
		const first = `[data-column-id="${CSS.escape(shown.layout[0]?.[0] ?? '')}"]`;
		let frames = 0;
		const settle = () => {
			const column = element.querySelector(first);
			const isThere = column !== null && Math.abs(leftOf(column) - leftOf(element)) < 1;
			// Where somebody has scrolled on, or another column was wanted, it is left there.
			if (isThere || element.scrollLeft !== 0 || ++frames > MOST_FRAMES) element.style.scrollSnapType = '';
			else frame.current = requestAnimationFrame(settle);
		};
		frame.current = requestAnimationFrame(settle);
	}, [container, shown]);
}

const leftOf = (element: Element): number => element.getBoundingClientRect().left;
