import { createContext, useContext } from 'react';
import type { Feed } from '@/stores/feeds/Feed';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';

/** What a column hands to its frame, whose header scrolls it to the top, refreshes it and shows its unread mark. */
export interface ColumnHandle {
	readonly setList: (list: ScrollHandle | null) => void;
	readonly setFeed: (feed: Feed | null) => void;
}

const ColumnHandleContext = createContext<ColumnHandle>({ setList() {}, setFeed() {} });

export const ColumnHandleProvider = ColumnHandleContext.Provider;

export function useColumnHandle(): ColumnHandle {
	return useContext(ColumnHandleContext);
}
