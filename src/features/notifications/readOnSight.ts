import type { Session } from '@/stores/session/Session';
import { markAllRead } from './markAllRead';

/** Notifications count as read after being on the screen of a visible page for this long. */
const READ_AFTER_MS = 1_000;
/** After a failure it is tried again this much later, as the count that comes back looks like an arrival. */
const RETRY_AFTER_MS = 60_000;

/** Until when a session waits after a failure. */
const waitsUntil = new WeakMap<Session, number>();

/**
 * Tells the server that the visible notifications are read, once the page is visible.
 * @returns the function that stops it
 */
export function readOnSight(session: Session): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		clearTimeout(timer);
		if (document.visibilityState === 'visible') timer = setTimeout(readInTime, READ_AFTER_MS);
	};
	const readInTime = () => {
		const wait = (waitsUntil.get(session) ?? 0) - Date.now();
		if (wait > 0) timer = setTimeout(readInTime, wait);
		else void read(session);
	};
	look();
	document.addEventListener('visibilitychange', look);
	return () => {
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', look);
	};
}

async function read(session: Session): Promise<void> {
	if (!(await markAllRead(session))) waitsUntil.set(session, Date.now() + RETRY_AFTER_MS);
}
