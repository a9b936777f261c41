import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DeckProfile } from '@/domain/deck/deck';

/** Frames after which snapping is on again in any case. */
const MOST_FRAMES = 60;

/**
 * Begins another deck with its first column. A browser that snaps to columns would follow the one that it shows to its
 * place in the other deck, which may be the last: it forgets that one while nothing snaps, until the columns of the other
 * deck are in their places.
 */
export function useFirstColumn(container: RefObject<HTMLElement | null>, { id, layout }: DeckProfile): void {
	const shown = useRef(id);
	const first = layout[0]?.[0];
	useLayoutEffect(() => {
		const deck = container.current;
		if (!deck || shown.current === id) return;
		shown.current = id;
		deck.style.scrollSnapType = 'none';
		deck.scrollLeft = 0;
		let frames = 0;
		const settle = () => {
			const column = deck.querySelector(`[data-column-id="${CSS.escape(first ?? '')}"]`);
			const isAway = column !== null && Math.abs(leftOf(column) - leftOf(deck)) >= 1;
			if (isAway && ++frames < MOST_FRAMES) requestAnimationFrame(settle);
			else deck.style.scrollSnapType = '';
		};
		requestAnimationFrame(settle);
	}, [container, id, first]);
}

const leftOf = (element: Element): number => element.getBoundingClientRect().left;
