/** The result of `firstNote`. */
export interface FirstNoteProbe {
	/** ms since the start of the navigation, once a note was visible and two frames had passed. */
	firstNoteAt?: number;
}

/**
 * Runs in the page before its first script: waits for a note that is inside the view and topmost at its centre, plus
 * two frames. Must be self-contained.
 */
export function firstNote(): void {
	const probe = globalThis as FirstNoteProbe;
	const isSeen = (card: Element) => {
		const box = card.getBoundingClientRect();
		const isInside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
		if (!isInside || box.height === 0) return false;
		const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
		return top !== null && card.contains(top);
	};
	const look = () => {
		const cards = document.querySelectorAll('article[data-note-id]');
		if (![...cards].some(isSeen)) return void requestAnimationFrame(look);
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				probe.firstNoteAt = performance.now();
			}),
		);
	};
	requestAnimationFrame(look);
}
