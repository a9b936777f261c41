import { type ReactNode, type Ref, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { FeedList } from '@/blocks/feed/FeedList';
import { GapRow } from '@/blocks/feed/GapRow';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { text } from '@/i18n/text';
import type { Feed } from '@/stores/feeds/Feed';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { markAllRead } from './markAllRead';
import { NotificationRow } from './NotificationRow';
import { NotificationStore } from './NotificationStore';
import { notificationFeedSource } from './notificationFeed';
import { type NotificationListRow, noteIdOf, notificationRows } from './notificationRows';

interface NotificationsViewProps {
	isIdle?: boolean;
	ref?: Ref<VirtualListHandle>;
	/** Must be stable. */
	onFeed?: (feed: Feed | null) => void;
}

/** The account's notifications. Those visible at the top are marked as read. */
export function NotificationsView({ isIdle = false, ref, onFeed }: NotificationsViewProps): ReactNode {
	const session = useSession();
	const realtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const lookEvery = realtime ? null : interval;
	const store = useMemo(() => new NotificationStore(session), [session]);
	const { feed, state } = useFeed(`${session.key} notifications ${lookEvery}`, () =>
		notificationFeedSource(session, store, lookEvery),
	);
	const { get } = useStore(store.reading);
	const noteIdOfEntry = useCallback((id: string) => get(id)?.noteId, [get]);
	const feedRows = useFeedRows(state.entries, { noteIdOf: noteIdOfEntry });
	const rows = useMemo(() => notificationRows(feedRows, get), [feedRows, get]);
	useEffect(() => {
		onFeed?.(feed);
		return () => onFeed?.(null);
	}, [onFeed, feed]);
	const newest = state.entries[0]?.key;
	// The unread mark may arrive later than its notification.
	const hasUnread = useMe(me => (me?.unreadNotificationsCount ?? 0) > 0);
	useEffect(() => {
		if ((newest !== undefined || hasUnread) && !isIdle) return markAllRead(session);
		return undefined;
	}, [session, newest, hasUnread, isIdle]);
	const onRange = useCapture(rows, noteIdOf);
	const renderRow = useCallback(
		(row: NotificationListRow) =>
			row.kind === 'gap' ? (
				<GapRow
					state={row.state}
					said={row.state === 'failed' ? text.notifications.gapFailed : text.notifications.gap}
					onFill={() => void feed.fill(row.key)}
				/>
			) : (
				<NotificationRow notification={row.notification} isMuted={row.isMuted} />
			),
		[feed],
	);
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
