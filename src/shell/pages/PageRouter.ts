import { type ComponentType, createContext, useContext, useState } from 'react';
import type { RouterHistory } from '@/ui/overlay/overlayHistory';

/** The history of a host. */
interface PageHistory extends RouterHistory {
	readonly location: { readonly href: string; readonly pathname: string };
	push(path: string): void;
	replace(path: string): void;
	back(): void;
	canGoBack(): boolean;
}

/** The router of a host, as far as the shell uses it. */
export interface PageRouter {
	readonly history: PageHistory;
	/** Whether the app has a page for a path. */
	readonly hasPage: (path: string) => boolean;
	/** Renders the page of the address. */
	readonly View: ComponentType;
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
