import { type ReactNode, useMemo } from 'react';
import { type PageHost, PageHostProvider } from '@/blocks/hosting/HostContext';
import { type Navigation, NavigationContext, useLinkDelegate } from '@/blocks/navigation/NavigationContext';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { emitOpenedAgain } from './openedAgain';
import type { PageRouter } from './PageRouter';
import { PageScroller } from './PageScroller';

export function navigationOf(router: PageRouter): Navigation {
	return {
		navigate: path => {
			const { href, pathname } = router.history.location;
			if (path === href || path === pathname) emitOpenedAgain(router);
			else router.history.push(path);
		},
		href: path => path,
		hasPage: router.hasPage,
	};
}

/** Shows the page of a router in a host. */
export function RouterHost({ router, host }: { router: PageRouter; host: PageHost }): ReactNode {
	return (
		<PageHostProvider value={host}>
			<PageScroller router={router}>
				<router.View />
			</PageScroller>
		</PageHostProvider>
	);
}

interface NavigationRootProps {
	router: PageRouter;
	/** The session of the pages. */
	session: Session;
	/** The main view's router, if it shows pages of the same account. */
	mainRouter: PageRouter | null;
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
			...(mainRouter
				? { showInPage: navigationOf(mainRouter).navigate }
				: { href: (path: string) => session.origin + path }),
		}),
		[router, session, mainRouter, staysInPlace],
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
