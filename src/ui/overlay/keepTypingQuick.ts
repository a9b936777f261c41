import { drawsWithoutGpu } from '@/platform/drawsWithoutGpu';

/**
 * What lies behind a dialog is blurred anew with every letter that is typed in it. Without a graphics card that costs
 * more than a frame each, and letters come first: there the blur goes with the first of them, and stays away.
 */
export function keepTypingQuick(): () => void {
	// Asking the driver takes about a frame: nobody shall wait for it with the first letter.
	if ('requestIdleCallback' in globalThis) requestIdleCallback(() => drawsWithoutGpu());
	document.addEventListener('beforeinput', calmBackdrop, { passive: true });
	return () => document.removeEventListener('beforeinput', calmBackdrop);
}

function calmBackdrop(): void {
	const { dataset } = document.documentElement;
	dataset.backdrop ??= drawsWithoutGpu() ? 'plain' : 'blurred';
}
