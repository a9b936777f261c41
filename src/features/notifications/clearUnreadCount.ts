import type { Session } from '@/stores/session/Session';
import { runningSession } from '@/stores/session/sessions';

/** A count of unread notifications that was set to 0 before the server has taken it. */
interface ClearedCount {
	/**
	 * Puts back what was unread, as the server refused. What came meanwhile stays counted; if all were read elsewhere
	 * meanwhile, nothing comes back.
	 */
	readonly putBack: () => void;
	/** Called once the server has taken it. */
	readonly end: () => void;
}

/** Sets the count of unread notifications to 0 at once. */
export function clearUnreadCount(session: Session): ClearedCount {
	const count = () => session.me.getState().me?.unreadNotificationsCount ?? 0;
	const former = count();
	let isRead = false;
	const stop = runningSession(session)?.main?.listen(({ type }) => {
		if (type === 'readAllNotifications') isRead = true;
	});
	session.patchMe({ unreadNotificationsCount: 0 });
	const end = () => stop?.();
	return {
		end,
		putBack() {
			end();
			if (!isRead) session.patchMe({ unreadNotificationsCount: count() + former });
		},
	};
}
