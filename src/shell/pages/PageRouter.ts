import { type ComponentType, createContext, useContext, useState } from 'react';
import type { RouterHistory } from '@/ui/overlay/overlayHistory';

/** The addresses that a host has shown. */
interface PageHistory extends RouterHistory {
	readonly location: { readonly href: string; readonly pathname: string };
	push(path: string): void;
	back(): void;
	canGoBack(): boolean;
}

/** The pages of a host, as much as the shell knows of its router. */
export interface PageRouter {
	readonly history: PageHistory;
	/** Whether the client has a page for a path. */
	readonly hasPage: (path: string) => boolean;
	/** Shows the page of the address. */
	readonly View: ComponentType;
}

/** Makes the routers of all hosts; `main.tsx` hands it to the shell. */
export interface PageRouters {
	/** The router of the main view, which is the browser's own history. It knows its page: the first render shows it. */
	main(): Promise<PageRouter>;
	/** A router with a history of its own, which begins at `path`. */
	memory(path: string): PageRouter;
}

const PageRoutersContext = createContext<PageRouters | null>(null);

export const PageRoutersProvider = PageRoutersContext.Provider;

/** A router of its own for a window or the pages over a column, which begins at `path`. */
export function useMemoryRouter(path: string): PageRouter {
	const routers = useContext(PageRoutersContext);
	if (!routers) throw new Error('no routers provided');
	const [router] = useState(() => routers.memory(path));
	return router;
}
