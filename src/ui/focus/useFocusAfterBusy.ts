import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasLostFocus } from './hasLostFocus';

/**
 * Browsers take the focus from what is disabled: gives it back to the element that had it, once that is no longer busy
 * and disabled, unless the focus has gone elsewhere.
 * @returns the ref of the element
 */
export function useFocusAfterBusy<T extends HTMLElement>(isBusy: boolean): RefObject<T | null> {
	const element = useRef<T>(null);
	const hadFocus = useRef(false);
	useLayoutEffect(() => {
		if (isBusy) hadFocus.current = element.current === document.activeElement;
		else if (hadFocus.current) {
			hadFocus.current = false;
			if (hasLostFocus()) element.current?.focus();
		}
	}, [isBusy]);
	return element;
}
