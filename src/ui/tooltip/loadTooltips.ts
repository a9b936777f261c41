import { hasPointerMoved } from '@/platform/hasPointerMoved';

const SIGNS = ['pointerover', 'focusin'] as const;

/**
 * Loads the tooltips once a pointer comes to an element that has one, or the focus to it, and shows that one. A display
 * that is never touched needs none. If they can't be loaded, the next such element tries again.
 * @returns the function that stops them
 */
export function loadTooltips(): () => void {
	let end = () => {};
	let hasEnded = false;

	function awaitSign(): void {
		const options = { capture: true, passive: true };
		const onSign = (event: Event) => {
			if (event.type === 'pointerover') hasPointerMoved(event as PointerEvent);
			if (!(event.target instanceof Element && event.target.closest('[data-tooltip]'))) return;
			stop();
			import('./installTooltips').then(
				({ installTooltips }) => {
					if (!hasEnded) end = installTooltips(event);
				},
				() => {
					if (!hasEnded) awaitSign();
				},
			);
		};
		const stop = () => {
			for (const sign of SIGNS) document.removeEventListener(sign, onSign, options);
		};
		for (const sign of SIGNS) document.addEventListener(sign, onSign, options);
		end = stop;
	}

	awaitSign();
	return () => {
		hasEnded = true;
		end();
	};
}
