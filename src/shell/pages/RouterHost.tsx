import {
	type AnyRoute,
	type AnyRouter,
	createBrowserHistory,
	createMemoryHistory,
	createRouter,
	RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type PageHost, PageHostProvider } from '@/blocks/hosting/HostContext';
import { type Navigation, NavigationContext, useLinkDelegate } from '@/blocks/NavigationContext';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { pressAgain } from './pressedAgain';
import { TopKeeper } from './TopKeeper';

/** The route tree, which `main.tsx` hands to the shell; every router is made of it. */
const RouteTreeContext = createContext<AnyRoute | null>(null);

export const RouteTreeProvider = RouteTreeContext.Provider;

/** A router of its own for a window, which begins at `path`. */
export function useMemoryRouter(path: string): AnyRouter {
	const routeTree = useRouteTree();
	const [router] = useState(() => makeRouter(routeTree, createMemoryHistory({ initialEntries: [path] })));
	return router;
}

/** The router of the main view, which is the browser's own history. It knows its page: the first render shows it. */
export async function makeMainRouter(routeTree: AnyRoute): Promise<AnyRouter> {
	const router = makeRouter(routeTree, createBrowserHistory());
	await router.load();
	return router;
}

function useRouteTree(): AnyRoute {
	const routeTree = useContext(RouteTreeContext);
	if (!routeTree) throw new Error('no router provided');
	return routeTree;
}

/** What stands in an address is text: the router would make a number of `?q=123`, and a boolean of `?q=true`. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
	const written = new URLSearchParams(search as Record<string, string>).toString();
	return written === '' ? '' : `?${written}`;
}

function makeRouter(routeTree: AnyRoute, history: ReturnType<typeof createMemoryHistory>): AnyRouter {
	return createRouter({
		routeTree,
		history,
		parseSearch,
		stringifySearch,
		defaultPendingMinMs: 0,
		scrollRestoration: false,
	});
}

export function navigationOf(router: AnyRouter): Navigation {
	return {
		navigate: path => {
			const { href, pathname } = router.history.location;
			if (path === href || path === pathname) pressAgain(router);
			else router.history.push(path);
		},
		href: path => path,
		hasPage: path => {
			// A page for the beginning of the path alone counts too, and leaves the rest under this name.
			const [, { '**': rest }, route] = router.getMatchedRoutes(path.replace(/[?#].*$/s, ''));
			return route !== undefined && rest === undefined;
		},
	};
}

/** Shows the page of a router, in a host. */
export function RouterHost({ router, host }: { router: AnyRouter; host: PageHost }): ReactNode {
	return (
		<PageHostProvider value={host}>
			<TopKeeper router={router}>
				<RouterProvider router={router} />
			</TopKeeper>
		</PageHostProvider>
	);
}

interface NavigationRootProps {
	router: AnyRouter;
	/** Whose pages they are. */
	session: Session;
	/** The main view's router, where it shows pages of the same account. */
	mainRouter: AnyRouter | null;
	className?: string;
	children: ReactNode;
}

/** Everything below navigates by this router; its links work. */
export function NavigationRoot({ router, session, mainRouter, className, children }: NavigationRootProps) {
	const navigation = useMemo(
		(): Navigation => ({
			...navigationOf(router),
			openWindow: path => intents.send({ kind: 'openWindow', session, path }),
			...(mainRouter && { showInPage: navigationOf(mainRouter).navigate }),
		}),
		[router, session, mainRouter],
	);
	const delegate = useLinkDelegate(navigation);
	return (
		<NavigationContext value={navigation}>
			<div ref={delegate} className={className}>
				{children}
			</div>
		</NavigationContext>
	);
}
