import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';

/** Notifications count as read after being on the screen of a visible page for this long. */
const READ_AFTER_MS = 1_000;

/**
 * Tells the server that the visible notifications are read, once the page is visible.
 * @returns the function that stops it
 */
export function markAllRead(session: Session): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => {
		clearTimeout(timer);
		if (document.visibilityState === 'visible') timer = setTimeout(() => void read(session), READ_AFTER_MS);
	};
	look();
	document.addEventListener('visibilitychange', look);
	return () => {
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', look);
	};
}

async function read(session: Session): Promise<void> {
	const { me } = session.me.getState();
	session.stream.send({ type: 'readNotification', body: {} });
	if (!me || !tokenMay(session, 'write:notifications') || me.unreadNotificationsCount === 0) return;
	session.patchMe({ unreadNotificationsCount: 0 });
	try {
		await session.api.call('notifications/mark-all-as-read');
	} catch (error) {
		console.warn('The notifications could not be marked as read.', error);
	}
}
