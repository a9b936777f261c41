import type { Core } from '../Core';
import { notifications } from '../store/tables/server';
import { profiles } from '../store/tables/users';

/**
 * Marks all notifications of a user as read; their clients are notified if anything was unread.
 * @param isAlwaysTold notifies them in any case
 */
export function markAllRead({ db, bus }: Core, userId: string, { isAlwaysTold = false } = {}): void {
	const newest = db.first(notifications, 'WHERE t.userId = ? ORDER BY t.id DESC', userId);
	const changed = newest
		? db.update(profiles, { readNotificationId: newest.id }, 'userId = ? AND readNotificationId < ?', userId, newest.id)
		: 0;
	if (changed > 0 || isAlwaysTold) bus.emit('main', { userId, type: 'readAllNotifications', body: null });
}
