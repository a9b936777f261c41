import { showUserCards } from '@/features/userActions';

/** Cards of links come by a mouse or by the keyboard: their code is loaded when either is first used. */
export function watchLinks(): void {
	const start = (event: Event) => {
		if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
		document.removeEventListener('pointerover', start);
		document.removeEventListener('keydown', start);
		// Without them links are links, and nothing else is lost.
		const warn = (error: unknown) => console.warn('Cards of links could not be loaded.', error);
		showUserCards().catch(warn);
		import('@/blocks/linkPreview/watchWebLinks').then(({ watchWebLinks }) => watchWebLinks()).catch(warn);
	};
	document.addEventListener('pointerover', start, { passive: true });
	document.addEventListener('keydown', start, { passive: true });
}
