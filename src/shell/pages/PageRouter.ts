import { type ComponentType, createContext, useContext, useState } from 'react';
import type { RouterHistory } from '@/ui/overlay/overlayHistory';

interface PageLocation {
	readonly href: string;
	readonly pathname: string;
	/** The query with its `?`; empty for none. */
	readonly search: string;
	/** Of the entry: its number in the history, and a name that stays when the page is loaded again. */
	readonly state: { readonly __TSR_index: number; readonly key?: string | undefined };
}

/** The history of a host. */
interface PageHistory extends RouterHistory {
	readonly location: PageLocation;
	push(path: string): void;
	replace(path: string): void;
	go(steps: number): void;
	back(): void;
	canGoBack(): boolean;
}

/**
 * A place in a host's history that keeps its page: one page with its tabs, or all pages of a frame. The host shows the
 * last one, and keeps some before it, so that going back finds them as they were.
 */
export interface PageLevel {
	/** Renders the page. */
	readonly View: ComponentType;
	/** Goes to another path of the same level, such as a tab. */
	readonly goTo: (path: string) => void;
}

/** The router of a host, as far as the shell uses it. */
export interface PageRouter {
	readonly history: PageHistory;
	/** Whether the app has a page for a path. */
	readonly hasPage: (path: string) => boolean;
	/** The level of the address that the host starts with. */
	readonly first: PageLevel;
	readonly makeLevel: (path: string) => PageLevel;
	/** The same text for all paths of a level. */
	readonly levelOf: (path: string) => string;
}

/** Makes the routers of all hosts; `main.tsx` passes it to the shell. */
export interface PageRouters {
	/**
	 * The router of the main view, with the browser's history. Its page is loaded when this resolves, so the first
	 * render shows it.
	 */
	main(): Promise<PageRouter>;
	/** A router with its own history, which starts at `path`. */
	memory(path: string): PageRouter;
}

const PageRoutersContext = createContext<PageRouters | null>(null);

export const PageRoutersProvider = PageRoutersContext.Provider;

/** A router for a window or for pages over a column, which starts at `path`. */
export function useMemoryRouter(path: string): PageRouter {
	const routers = useContext(PageRoutersContext);
	if (!routers) throw new Error('no routers provided');
	const [router] = useState(() => routers.memory(path));
	return router;
}

const HistoryContext = createContext<PageHistory | null>(null);

export const PageHistoryProvider = HistoryContext.Provider;

/** The history of the host of this page. */
export function usePageHistory(): PageHistory | null {
	return useContext(HistoryContext);
}
