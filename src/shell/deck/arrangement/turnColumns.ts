import { motionAllowed } from '@/platform/reducedMotion';
import { watchTouch } from '@/platform/watchTouch';
import { mayBeginSwipe } from '@/ui/swipe/mayBeginSwipe';
import { beginSwipe, moveSwipe, type Swipe, swipeOutcome } from '@/ui/swipe/swipe';

const WAYS = { before: true, after: true };

/**
 * Turns to the next column of a phone's deck once a swipe is long enough (rules/overlays#swipes). The browser scrolls the
 * deck with the finger, but alone it would only turn half a screen later, or after a flick.
 * @param page around the deck, which may come later
 * @returns the function that ends it
 */
export function turnColumns(page: HTMLElement): () => void {
	let swipe: Swipe | null = null;
	let deck: Element | null = null;
	let from = 0;
	const onStart = ({ touches, target }: TouchEvent) => {
		const [touch] = touches;
		swipe = null;
		deck = target instanceof Element ? target.closest('[data-deck][data-paged]') : null;
		if (!deck || !touch || touches.length > 1 || !mayBeginSwipe(target, deck)) return;
		from = Math.round(deck.scrollLeft / deck.clientWidth);
		swipe = beginSwipe(touch.clientX, touch.clientY);
	};
	const onMove = ({ touches: [touch] }: TouchEvent) => {
		if (swipe && touch) swipe = moveSwipe(swipe, touch.clientX, touch.clientY, WAYS);
	};
	const onEnd = ({ type }: TouchEvent) => {
		const outcome = type === 'touchend' && swipe ? swipeOutcome(swipe) : null;
		swipe = null;
		if (outcome === null || !deck) return;
		const next = from + (outcome === 'after' ? 1 : -1);
		deck.scrollTo({ left: next * deck.clientWidth, behavior: motionAllowed() ? 'smooth' : 'instant' });
	};
	return watchTouch(page, { onStart, onMove, onEnd });
}
