import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type ColumnHandle, ColumnHandleProvider, useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';
import { onOpenedAgain } from './openedAgain';
import type { PageRouter } from './PageRouter';

interface LevelScrollerProps {
	router: PageRouter;
	/** Whether its page is the shown one, which alone the column's header acts on. */
	isTop: boolean;
	children: ReactNode;
}

/**
 * Finds the scroll container and the feed of a page for the column's header, and scrolls it to the top when the page is
 * opened again.
 */
export function LevelScroller({ router, isTop, children }: LevelScrollerProps): ReactNode {
	const outer = useColumnHandle();
	const list = useRef<ScrollHandle | null>(null);
	const feed = useRef<ShownFeed | null>(null);
	const top = useRef(isTop);
	const handle = useMemo(
		(): ColumnHandle => ({
			setList: next => {
				list.current = next;
				if (top.current) outer.setList(next);
			},
			setFeed: next => {
				feed.current = next;
				if (top.current) outer.setFeed(next);
			},
			setPage: outer.setPage,
		}),
		[outer],
	);
	useEffect(() => {
		top.current = isTop;
		if (!isTop) return undefined;
		outer.setList(list.current);
		outer.setFeed(feed.current);
		return onOpenedAgain(router, () => list.current?.scrollToTop());
	}, [router, outer, isTop]);
	return <ColumnHandleProvider value={handle}>{children}</ColumnHandleProvider>;
}
