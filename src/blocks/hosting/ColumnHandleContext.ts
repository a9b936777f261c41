import { createContext, useContext } from 'react';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';

/** A page that a column shows instead of its own content. */
export interface ShownPage {
	/** Null until the page has set it. */
	readonly title: string | null;
	readonly goBack: () => void;
}

/** What a column gives its frame, whose header scrolls it to the top, refreshes it and shows its unread mark. */
export interface ColumnHandle {
	readonly setList: (list: ScrollHandle | null) => void;
	readonly setFeed: (feed: ShownFeed | null) => void;
	/** For content that isn't a feed: the menu's item for reloading calls it. */
	readonly setReload?: (reload: (() => void) | null) => void;
	/** The frame's header shows the page's title, and a way back. */
	readonly setPage: (page: ShownPage | null) => void;
}

const ColumnHandleContext = createContext<ColumnHandle>({ setList() {}, setFeed() {}, setPage() {} });

export const ColumnHandleProvider = ColumnHandleContext.Provider;

export function useColumnHandle(): ColumnHandle {
	return useContext(ColumnHandleContext);
}
