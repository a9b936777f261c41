import type { Me } from '@/domain/account/Me';
import type { ChannelEvent } from '@/wire/streamEvents';

/**
 * The change of the user's unread marks and counts by an event of the `main` channel
 * (rules/streaming#the-main-channel); empty for other events.
 */
export function mainChannelChange(me: Me, type: ChannelEvent['type']): Partial<Me> {
	switch (type) {
		case 'unreadNotification':
			return { unreadNotificationsCount: me.unreadNotificationsCount + 1 };
		case 'readAllNotifications':
		case 'notificationFlushed':
			return { unreadNotificationsCount: 0 };
		case 'unreadAntenna':
			return { hasUnreadAntenna: true };
		case 'newChatMessage':
			return { hasUnreadChatMessages: true };
		case 'readAllAnnouncements':
			return { hasUnreadAnnouncement: false };
		case 'announcementCreated':
			return { hasUnreadAnnouncement: true };
		case 'receiveFollowRequest':
			return { hasPendingReceivedFollowRequest: true };
		case 'follow':
			return followingBy(me, 1);
		case 'unfollow':
			return followingBy(me, -1);
		default:
			return {};
	}
}

function followingBy({ followingCount }: Me, step: 1 | -1): Partial<Me> {
	return followingCount === null ? {} : { followingCount: Math.max(0, followingCount + step) };
}
