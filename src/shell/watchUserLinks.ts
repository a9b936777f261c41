import { showUserCards } from '@/features/userActions';

/** Cards of people come by a mouse or by the keyboard: their code is loaded when either is first used. */
export function watchUserLinks(): void {
	const start = (event: Event) => {
		if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
		document.removeEventListener('pointerover', start);
		document.removeEventListener('keydown', start);
		// Without it links are links, and nothing else is lost.
		showUserCards().catch(error => console.warn('Cards of people could not be loaded.', error));
	};
	document.addEventListener('pointerover', start, { passive: true });
	document.addEventListener('keydown', start, { passive: true });
}
