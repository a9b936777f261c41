import type { RefObject } from 'react';
import type { PageRouter } from './PageRouter';

/** How long a page that the user returned to may take to render the note they left. */
const WAIT_MS = 3_000;

/**
 * Moves the focus on navigation: to an opened page, and back to the note that it was opened from. Doesn't move a focus
 * that the user has set meanwhile.
 * @returns the function that stops it
 */
export function followFocus(router: PageRouter, page: RefObject<HTMLElement | null>): () => void {
	const left = new Map<string, string>();
	let path = router.history.location.pathname;
	let stopWaiting = () => {};
	const onHistory = () => {
		const next = router.history.location.pathname;
		if (next === path) return;
		const card = document.activeElement?.closest<HTMLElement>('article[data-note-id]');
		if (card?.dataset.noteId && page.current?.contains(card)) left.set(path, card.dataset.noteId);
		path = next;
		stopWaiting();
		const noteId = left.get(next);
		left.delete(next);
		if (page.current) stopWaiting = leadTo(page.current, noteId);
	};
	const end = router.history.subscribe(onHistory);
	return () => {
		end();
		stopWaiting();
	};
}

function leadTo(page: HTMLElement, noteId: string | undefined): () => void {
	const isFree = () => document.activeElement === document.body || document.activeElement === page;
	const follow = () => {
		if (!isFree()) return stop();
		const card = noteId === undefined ? null : page.querySelector<HTMLElement>(`article[data-note-id="${noteId}"]`);
		if (card) {
			card.focus({ preventScroll: true });
			stop();
		} else if (document.activeElement === document.body) {
			page.focus({ preventScroll: true });
		}
	};
	const observer = new MutationObserver(follow);
	const timer = setTimeout(() => stop(), WAIT_MS);
	const stop = () => {
		observer.disconnect();
		clearTimeout(timer);
	};
	observer.observe(page, { childList: true, subtree: true });
	return stop;
}
