import { motionAllowed } from '@/platform/reducedMotion';
import { watchTouch } from '@/platform/watchTouch';
import { isSelecting, mayBeginSwipe } from './mayBeginSwipe';
import {
	beginSwipe,
	endSwipe,
	MAX_PX,
	moveSwipe,
	type Side,
	SWIPE_MS,
	type Swipe,
	shownWay,
	sideOf,
	swipeOutcome,
	type Ways,
} from './swipe';

export interface SwipeHandlers {
	/** Where a swipe would lead; asked at its start. */
	readonly ways: () => Ways;
	/** Called when a swipe begins, turns round and ends (null). */
	readonly onSide?: (side: Side | null) => void;
	/** Called when the finger is lifted far enough away. */
	readonly onSwipe: (side: Side) => void;
	/** Whether a touch may become a swipe; by default `mayBeginSwipe` tells. */
	readonly mayBegin?: (touch: Touch) => boolean;
	/** What follows the finger; by default the element itself. */
	readonly moved?: HTMLElement;
	/** What happens to the moved element after a swipe: new content enters from its side, or it stays where it is. */
	readonly afterwards: 'enters' | 'stays';
}

/**
 * Lets an element be swiped sideways (rules/overlays#swipes). Its listeners are passive, so vertical scrolling is left to
 * the browser, and while the finger moves nothing but a translation is written.
 * @returns the function that ends it
 */
export function followSwipe(element: HTMLElement, handlers: SwipeHandlers): () => void {
	const { ways, onSide, onSwipe, moved = element, afterwards } = handlers;
	const mayBegin = handlers.mayBegin ?? (({ target }: Touch) => mayBeginSwipe(target, element));
	let swipe: Swipe | null = null;
	let leads: Ways = { before: false, after: false };
	let side: Side | null = null;
	let moves = false;
	const show = (next: Side | null) => {
		if (next === side) return;
		side = next;
		onSide?.(next);
	};
	const move = (px: number | null) => {
		moved.style.willChange = px === null ? '' : 'translate';
		moved.style.translate = px === null ? '' : `${px}px`;
	};
	const giveUp = () => {
		if (swipe) finish(endSwipe(swipe), shownWay(swipe));
		swipe = null;
	};
	const finish = (ended: Swipe, from: number) => {
		const outcome = swipeOutcome(ended);
		show(null);
		if (outcome === null || afterwards === 'enters') move(null);
		if (outcome) onSwipe(outcome);
		if (!moves || (outcome && afterwards === 'stays')) return;
		const enters = outcome !== null;
		const px = enters ? (outcome === 'after' ? MAX_PX : -MAX_PX) : from;
		if (px !== 0) moved.animate(comingFrom(px, enters), { duration: SWIPE_MS, easing: 'ease-out' });
	};
	const onStart = (event: TouchEvent) => {
		giveUp();
		const [touch] = event.touches;
		if (!touch || event.touches.length > 1) return;
		leads = ways();
		if ((!leads.before && !leads.after) || !mayBegin(touch)) return;
		moves = motionAllowed();
		swipe = beginSwipe(touch.clientX, touch.clientY);
	};
	const onMove = (event: TouchEvent) => {
		const [touch] = event.touches;
		if (!swipe || !touch) return;
		const next = moveSwipe(swipe, touch.clientX, touch.clientY, leads);
		// A long press may have selected a word.
		if (swipe.way === null && next.way !== null && isSelecting()) return giveUp();
		swipe = next;
		if (swipe.way === null) return;
		show(sideOf(swipe));
		if (moves) move(shownWay(swipe));
	};
	const onEnd = (event: TouchEvent) => {
		if (event.type !== 'touchend') return giveUp();
		if (swipe && swipe.way !== null) finish(swipe, shownWay(swipe));
		swipe = null;
	};
	const end = watchTouch(element, { onStart, onMove, onEnd });
	return () => {
		end();
		show(null);
		move(null);
	};
}

const comingFrom = (px: number, isNew: boolean): Keyframe[] => [
	{ translate: `${px}px`, opacity: isNew ? 0 : 1 },
	{ translate: '0', opacity: 1 },
];
