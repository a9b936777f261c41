import { type RefObject, useEffect } from 'react';
import type { OverlayHandle } from './OverlayRequest';
import { beginSwipe, isSwipedAway, moveSwipe, type Swipe } from './swipeDown';

/** Makes a drawer follow the finger downwards and requests closing if it is released far enough down. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, handle: OverlayHandle, isDrawer: boolean): void {
	useEffect(() => {
		const element = panel.current;
		if (element === null || !isDrawer) return;
		let swipe: Swipe | null = null;
		const onStart = (event: TouchEvent) => {
			const [touch] = event.touches;
			const isAlone = event.touches.length === 1 && touch !== undefined;
			swipe = isAlone && !isField(event.target) ? beginSwipe(touch.clientX, touch.clientY, event.timeStamp) : null;
		};
		const onMove = (event: TouchEvent) => {
			const [touch] = event.touches;
			if (swipe === null || touch === undefined) return;
			swipe = moveSwipe(swipe, touch.clientX, touch.clientY, canScrollUp(event.target, element));
			if (swipe.offset === null) return;
			if (event.cancelable) event.preventDefault();
			element.style.transition = 'none';
			element.style.translate = `0 ${swipe.offset}px`;
		};
		const onEnd = (event: TouchEvent) => {
			const ended = swipe;
			swipe = null;
			if (ended === null || ended.offset === null) return;
			element.style.transition = '';
			element.style.translate = '';
			if (event.type === 'touchend' && isSwipedAway(ended, event.timeStamp)) void handle.requestClose('background');
		};
		element.addEventListener('touchstart', onStart, { passive: true });
		element.addEventListener('touchmove', onMove, { passive: false });
		element.addEventListener('touchend', onEnd);
		element.addEventListener('touchcancel', onEnd);
		return () => {
			element.removeEventListener('touchstart', onStart);
			element.removeEventListener('touchmove', onMove);
			element.removeEventListener('touchend', onEnd);
			element.removeEventListener('touchcancel', onEnd);
		};
	}, [panel, handle, isDrawer]);
}

/** In a field a finger moves the caret. */
function isField(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('input:not([type="checkbox"], [type="radio"]), textarea') !== null;
}

function canScrollUp(target: EventTarget | null, panel: HTMLElement): boolean {
	let element = target instanceof Element ? target : null;
	while (element !== null) {
		if (element.scrollTop > 0) return true;
		if (element === panel) return false;
		element = element.parentElement;
	}
	return false;
}
