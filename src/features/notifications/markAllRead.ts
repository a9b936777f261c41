import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { clearUnreadCount } from './clearUnreadCount';

/**
 * Marks all notifications as read, unless none is unread. A failure changes nothing for the user, and is not told.
 * @returns whether none is unread, as far as is known
 */
export async function markAllRead(session: Session): Promise<boolean> {
	const { me } = session.me.getState();
	session.stream.send({ type: 'readNotification', body: {} });
	if (!me || !tokenMay(session, 'write:notifications') || me.unreadNotificationsCount === 0) return true;
	const cleared = clearUnreadCount(session);
	try {
		await session.api.call('notifications/mark-all-as-read');
		cleared.end();
		return true;
	} catch (error) {
		console.warn('The notifications could not be marked as read.', error);
		cleared.putBack();
		return false;
	}
}
