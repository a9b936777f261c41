import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type ColumnHandle, ColumnHandleProvider, useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';
import { onOpenedAgain } from './openedAgain';
import type { PageRouter } from './PageRouter';

/**
 * Finds the scroll container of a router's page for the column's header, and scrolls it to the top when the page is
 * opened again.
 */
export function PageScroller({ router, children }: { router: PageRouter; children: ReactNode }): ReactNode {
	const outer = useColumnHandle();
	const list = useRef<ScrollHandle | null>(null);
	const handle = useMemo(
		(): ColumnHandle => ({
			setList: next => {
				list.current = next;
				outer.setList(next);
			},
			setFeed: outer.setFeed,
			setPage: outer.setPage,
		}),
		[outer],
	);
	useEffect(() => onOpenedAgain(router, () => list.current?.scrollToTop()), [router]);
	return <ColumnHandleProvider value={handle}>{children}</ColumnHandleProvider>;
}
