import { type RefObject, useEffect } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { watchTouch } from '@/platform/watchTouch';
import { mayBeginSwipe } from '@/ui/swipe/mayBeginSwipe';
import { beginSwipe, moveSwipe, type Swipe, swipeOutcome } from '@/ui/swipe/swipe';

/**
 * Turns to the next column of a phone's deck once a swipe is long enough (rules/overlays#swipes). The browser scrolls the
 * deck with the finger, but alone it would only turn half a screen later, or after a flick.
 */
export default function ColumnTurner({ deck }: { deck: RefObject<HTMLElement | null> }): null {
	useEffect(() => (deck.current ? turnColumns(deck.current) : undefined), [deck]);
	return null;
}

const WAYS = { before: true, after: true };

function turnColumns(deck: HTMLElement): () => void {
	let swipe: Swipe | null = null;
	let page = 0;
	const onStart = ({ touches, target }: TouchEvent) => {
		const [touch] = touches;
		swipe = null;
		if (!touch || touches.length > 1 || !mayBeginSwipe(target, deck)) return;
		page = Math.round(deck.scrollLeft / deck.clientWidth);
		swipe = beginSwipe(touch.clientX, touch.clientY);
	};
	const onMove = ({ touches: [touch] }: TouchEvent) => {
		if (swipe && touch) swipe = moveSwipe(swipe, touch.clientX, touch.clientY, WAYS);
	};
	const onEnd = ({ type }: TouchEvent) => {
		const outcome = type === 'touchend' && swipe ? swipeOutcome(swipe) : null;
		swipe = null;
		if (outcome === null) return;
		const next = page + (outcome === 'after' ? 1 : -1);
		deck.scrollTo({ left: next * deck.clientWidth, behavior: motionAllowed() ? 'smooth' : 'instant' });
	};
	return watchTouch(deck, { onStart, onMove, onEnd });
}
