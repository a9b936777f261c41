import { useEffect } from 'react';
import type { FeedSource } from '@/stores/feeds/FeedSource';
import { useColumnHandle } from '../hosting/ColumnHandleContext';
import { useFeed } from './useFeed';

/**
 * Like `useFeed`, for the list of a page: through `setList` the page's header refreshes it and scrolls it to the top.
 */
export function usePageFeed(key: string, makeSource: () => FeedSource) {
	const { setList, setFeed } = useColumnHandle();
	const { feed, state } = useFeed(key, makeSource);
	useEffect(() => {
		setFeed(feed);
		return () => setFeed(null);
	}, [setFeed, feed]);
	return { feed, state, setList };
}
