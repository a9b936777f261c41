import type { Session } from '@/stores/session/Session';
import { markAllRead } from './markAllRead';

/** Notifications count as read after being on the screen of a visible page for this long. */
const READ_AFTER_MS = 1_000;

/**
 * Tells the server that the visible notifications are read, once the page is visible.
 * @returns the function that stops it
 */
export function readOnSight(session: Session): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		clearTimeout(timer);
		if (document.visibilityState === 'visible') timer = setTimeout(() => void markAllRead(session), READ_AFTER_MS);
	};
	look();
	document.addEventListener('visibilitychange', look);
	return () => {
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', look);
	};
}
