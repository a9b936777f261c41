import { type RefObject, useEffect } from 'react';

/** What opens takes the focus, and gives it back when it closes with the focus in it. */
export function useFocusWhileOpen(ref: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = ref.current;
		const opener = document.activeElement;
		element?.focus({ preventScroll: true });
		return () => {
			const isInside = element?.contains(document.activeElement) || document.activeElement === document.body;
			if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
		};
	}, [ref]);
}
