import { type ReactNode, type Ref, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { FeedList } from '@/blocks/feed/FeedList';
import { GapRow } from '@/blocks/feed/GapRow';
import { useCapture } from '@/blocks/feed/useCapture';
import { useFeed } from '@/blocks/feed/useFeed';
import { useFeedRows } from '@/blocks/feed/useFeedRows';
import { useIsInSight } from '@/blocks/hosting/useIsInSight';
import type { ListedType } from '@/domain/notification/listedTypes';
import { text } from '@/i18n/text';
import type { Feed } from '@/stores/feeds/Feed';
import { pollingInterval, pollingMs } from '@/stores/preferences/pollingMs';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { runningSession } from '@/stores/session/sessions';
import type { VirtualListHandle } from '@/ui/virtual/VirtualList';
import { NotificationRow } from './NotificationRow';
import { NotificationStore } from './NotificationStore';
import { notificationFeedSource } from './notificationFeed';
import { type NotificationListRow, noteIdOf, notificationRows } from './notificationRows';
import { readOnSight } from './readOnSight';

interface NotificationsViewProps {
	/** The types that are left out. */
	excluded: readonly ListedType[];
	/** The column that shows them, if one does. */
	columnId?: string;
	isIdle?: boolean;
	header?: ReactNode;
	ref?: Ref<VirtualListHandle>;
	/** Must be stable. */
	onFeed?: (feed: Feed | null) => void;
}

/** The account's notifications. What is in sight is marked as read (rules/notifications#read). */
export function NotificationsView(props: NotificationsViewProps): ReactNode {
	const { excluded, columnId, isIdle = false, header, ref, onFeed } = props;
	const session = useSession();
	const isFiltered = excluded.length > 0;
	const realtime = useBaseSetting(realtimeMode);
	const interval = pollingMs(usePreference(pollingInterval));
	const lookEvery = realtime ? null : interval;
	const store = useMemo(() => new NotificationStore(session), [session]);
	const { feed, state } = useFeed([session.key, 'notifications', lookEvery, ...excluded].join(' '), () =>
		notificationFeedSource(session, store, lookEvery, excluded, columnId),
	);
	useEffect(
		() => runningSession(session)?.main?.listen(({ type }) => void (type === 'notificationFlushed' && feed.reload())),
		[session, feed],
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
	const isPlaceInSight = useIsInSight();
	const isInSight = isPlaceInSight && !isIdle;
	useEffect(() => {
		if ((newest !== undefined || hasUnread) && isInSight) return readOnSight(session);
		return undefined;
	}, [session, newest, hasUnread, isInSight]);
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
			emptyTitle={isFiltered ? text.ui.emptyTitle : text.notifications.emptyTitle}
			{...(isFiltered ? {} : { emptyText: text.notifications.emptyText })}
			header={header}
			isIdle={isIdle}
			onRange={onRange}
		/>
	);
}
