import { createContext, useContext } from 'react';
import type { Feed } from '@/stores/feeds/Feed';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';

/** A page that a column shows in place of what it is named after. */
export interface ShownPage {
	/** Null until the page has told it. */
	readonly title: string | null;
	readonly goBack: () => void;
}

/** What a column hands to its frame, whose header scrolls it to the top, refreshes it and shows its unread mark. */
export interface ColumnHandle {
	readonly setList: (list: ScrollHandle | null) => void;
	readonly setFeed: (feed: Feed | null) => void;
	/** The frame's header names the page and leads back from it. */
	readonly setPage: (page: ShownPage | null) => void;
}

const ColumnHandleContext = createContext<ColumnHandle>({ setList() {}, setFeed() {}, setPage() {} });

export const ColumnHandleProvider = ColumnHandleContext.Provider;

export function useColumnHandle(): ColumnHandle {
	return useContext(ColumnHandleContext);
}
