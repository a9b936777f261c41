import { type RefObject, useEffect } from 'react';

/** Focuses an element when it is mounted, and restores the focus on unmount if it was inside. */
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
