import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode, Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { isSafeMode } from '@/platform/isSafeMode';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import { lazyPart } from '@/ui/late/lazyPart';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import styles from './App.module.css';
import { AppearanceRoot } from './appearance/AppearanceRoot';
import { BotBanner } from './BotBanner';
import { IntentHost } from './intents/IntentHost';
import { MainRouterProvider } from './pages/MainView';
import { type PageRouter, type PageRouters, PageRoutersProvider } from './pages/PageRouter';
import { NavigationRoot } from './pages/RouterHost';
import { SkipLink } from './SkipLink';
import { ServerGate } from './session/ServerGate';
import { SessionRoot } from './session/SessionRoot';
import { pageWindows } from './windows/pageWindows';

const SafeModeNotice = lazyPart(() => import('./SafeModeNotice'));
const PageWindowHost = lazyPart(() => import('./windows/PageWindowHost'));

interface AppProps {
	session: Session;
	routers: PageRouters;
	/** The router of the main view. */
	router: PageRouter;
	Layout: ComponentType;
}

/** The whole page: the current account's session, the main router, the layout, and overlays. */
export function App({ session, routers, router, Layout }: AppProps) {
	return (
		<StrictMode>
			<QueryClientProvider client={queryClient}>
				<PageRoutersProvider value={routers}>
					<Page session={session} router={router} Layout={Layout} />
				</PageRoutersProvider>
			</QueryClientProvider>
		</StrictMode>
	);
}

function Page({ session, router, Layout }: Omit<AppProps, 'routers'>) {
	const layout = useMemo(() => <Layout />, [Layout]);
	return (
		<AppearanceRoot>
			<MainRouterProvider value={router}>
				<NavigationRoot router={router} session={session} mainRouter={router} className={styles.page ?? ''}>
					<SessionRoot session={session}>
						<SkipLink />
						<BotBanner />
						{isSafeMode && (
							<Suspense fallback={null}>
								<SafeModeNotice />
							</Suspense>
						)}
						<ServerGate>{layout}</ServerGate>
						<IntentHost />
						<Windows />
						<OverlayHost history={router.history} />
					</SessionRoot>
				</NavigationRoot>
			</MainRouterProvider>
		</AppearanceRoot>
	);
}

function Windows() {
	const hasAny = useStore(pageWindows, state => state.all.length > 0);
	return hasAny ? (
		<Suspense fallback={null}>
			<PageWindowHost />
		</Suspense>
	) : null;
}
