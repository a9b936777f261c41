import { type ReactNode, useMemo } from 'react';
import type { PageHost } from '@/blocks/hosting/HostContext';
import { type Navigation, NavigationContext, useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { emitOpenedAgain } from './openedAgain';
import { PageLevels } from './PageLevels';
import { PageHistoryProvider, type PageRouter } from './PageRouter';

/** What an address says about the start of the app, not about its page. */
const OF_START: readonly string[] = ['ui', 'deck', 'zen', 'wall', 'safemode'];

function isShown(path: string, { href, pathname, search }: PageRouter['history']['location']): boolean {
	return (
		path === href || (path === pathname && [...new URLSearchParams(search).keys()].every(key => OF_START.includes(key)))
	);
}

export function navigationOf(router: PageRouter): Navigation {
	return {
		navigate: path => {
			if (isShown(path, router.history.location)) emitOpenedAgain(router);
			else router.history.push(path);
		},
		replace: path => {
			router.history.replace(path);
			return true;
		},
		href: path => path,
		hasPage: router.hasPage,
	};
}

interface RouterHostProps {
	router: PageRouter;
	host: PageHost;
	/** Whether kept pages stay in sight. */
	isStacked?: boolean;
}

/** Shows the pages of a router in a host. */
export function RouterHost(props: RouterHostProps): ReactNode {
	return (
		<PageHistoryProvider value={props.router.history}>
			<PageLevels {...props} />
		</PageHistoryProvider>
	);
}

interface NavigationRootProps {
	router: PageRouter;
	/** The session of the pages. */
	session: Session;
	/** The main view's router, if it shows pages of the same account. */
	mainRouter: PageRouter | null;
	/** Whether the layout shows the main view. */
	hasMainView?: boolean;
	/** Whether links open in this host whatever the user's preference. */
	staysInPlace?: boolean;
	className?: string;
	children: ReactNode;
}

/** Makes links and navigation inside use this router. */
export function NavigationRoot({
	router,
	session,
	mainRouter,
	hasMainView = true,
	staysInPlace = false,
	className,
	children,
}: NavigationRootProps) {
	const navigation = useMemo(
		(): Navigation => ({
			...navigationOf(router),
			openWindow: path => intents.send({ kind: 'openWindow', session, path }),
			staysInPlace,
			// In a new tab, pages of another account are at its server.
			...(!mainRouter && { href: (path: string) => session.origin + path }),
			...(mainRouter && hasMainView && { showInPage: navigationOf(mainRouter).navigate }),
		}),
		[router, session, mainRouter, hasMainView, staysInPlace],
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
