import { useEffect } from 'react';
import { isQuietIn } from '@/stores/columnRules/ruledColumns';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { columnView, setUnread } from './columnView';
import { newestId, unreadCount } from './unreadCount';

/** Counts a column's unread items, without rendering the column. */
export function useUnreadMark(id: string, feed: ShownFeed | null): void {
	useEffect(() => {
		if (!feed) return undefined;
		let seenId: string | null = null;
		const count = () => {
			const isSeen = columnView.getState().shown.has(id) && document.visibilityState === 'visible';
			if (isSeen || seenId === null) seenId = newestId(feed.state);
			setUnread(
				id,
				unreadCount(feed.state, seenId, key => isQuietIn(id, key)),
			);
		};
		count();
		const ends = [feed.subscribe(count), columnView.subscribe((now, before) => now.shown !== before.shown && count())];
		document.addEventListener('visibilitychange', count);
		return () => {
			for (const end of ends) end();
			document.removeEventListener('visibilitychange', count);
			setUnread(id, 0);
		};
	}, [id, feed]);
}
