import { type RefObject, useEffect } from 'react';
import type { OverlayHandle } from './OverlayRequest';

/**
 * Requests closing by a click (either button) outside the panel; by keyboard Esc does that. A press that starts in the
 * panel (selecting text) and ends outside doesn't count.
 */
export function useBackgroundClick(layer: RefObject<HTMLElement | null>, handle: OverlayHandle): void {
	useEffect(() => {
		const element = layer.current;
		if (element === null) return;
		let pressed: EventTarget | null = null;
		const press = (event: Event) => {
			pressed = event.target;
		};
		const release = (event: Event) => {
			if (event.target !== element || pressed !== element) return;
			event.preventDefault();
			void handle.requestClose('background');
		};
		element.addEventListener('pointerdown', press);
		element.addEventListener('click', release);
		element.addEventListener('contextmenu', release);
		return () => {
			element.removeEventListener('pointerdown', press);
			element.removeEventListener('click', release);
			element.removeEventListener('contextmenu', release);
		};
	}, [layer, handle]);
}
