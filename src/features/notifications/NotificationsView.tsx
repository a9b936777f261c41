import { type ReactNode, type Ref, useCallback, useEffect, useMemo } from 'react';
import { FeedList } from '@/blocks/feed/FeedList';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import type { Notification } from '@/domain/Notification';
import { text } from '@/i18n/t';
import type { Feed } from '@/stores/feeds/Feed';
import { pollingMs } from '@/stores/preferences/pollingMs';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { groupNotifications } from './groupNotifications';
import { markAllRead } from './markAllRead';
import { NotificationRow } from './NotificationRow';
import { NotificationStore } from './NotificationStore';
import { notificationFeedSource } from './notificationFeed';

interface NotificationsViewProps {
	isIdle?: boolean;
	ref?: Ref<VirtualListHandle>;
	/** Must be stable. */
	onFeed?: (feed: Feed | null) => void;
}

interface Row {
	readonly key: string;
	readonly notification: Notification;
}

const noteIdOf = ({ notification }: Row): string | null => notification.noteId;

/** Everything the server has to tell this account. What is seen at the top counts as read. */
export function NotificationsView({ isIdle = false, ref, onFeed }: NotificationsViewProps): ReactNode {
	const session = useSession();
	const realtime = useBaseSetting('realtimeMode');
	const interval = pollingMs(usePreference('pollingInterval'));
	const lookEvery = realtime ? null : interval;
	const store = useMemo(() => new NotificationStore(session), [session]);
	const { feed, state } = useFeed(`${session.key} notifications ${lookEvery}`, () =>
		notificationFeedSource(session, store, lookEvery),
	);
	const rows = useMemo(() => {
		const list = state.entries.flatMap(entry => (entry.kind === 'item' ? (store.get(entry.key) ?? []) : []));
		return groupNotifications(list).map((notification): Row => ({ key: notification.id, notification }));
	}, [state.entries, store]);
	useEffect(() => {
		onFeed?.(feed);
		return () => onFeed?.(null);
	}, [onFeed, feed]);
	const newest = rows[0]?.key;
	// The mark may come later than the notification that it stands for.
	const hasUnread = useMe(me => (me?.unreadNotificationsCount ?? 0) > 0);
	useEffect(() => {
		if ((newest !== undefined || hasUnread) && !isIdle) return markAllRead(session);
		return undefined;
	}, [session, newest, hasUnread, isIdle]);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback((row: Row) => <NotificationRow notification={row.notification} />, []);
	return (
		<FeedList
			{...(ref ? { ref } : {})}
			feed={feed}
			state={state}
			rows={rows}
			renderRow={renderRow}
			label={text.notifications.title}
			emptyTitle={text.notifications.emptyTitle}
			emptyText={text.notifications.emptyText}
			isIdle={isIdle}
			onRange={onRange}
		/>
	);
}
