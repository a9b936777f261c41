import { type ComponentType, StrictMode, useMemo } from 'react';
import { useStore } from 'zustand';
import { isSafeMode } from '@/platform/isSafeMode';
import type { Session } from '@/stores/session/Session';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import styles from './App.module.css';
import { AppearanceRoot } from './appearance/AppearanceRoot';
import { BotBanner } from './BotBanner';
import { IntentHost } from './intents/IntentHost';
import { MainRouterProvider } from './pages/MainView';
import { type PageRouter, type PageRouters, PageRoutersProvider } from './pages/PageRouter';
import { PageTitle } from './pages/PageTitle';
import { NavigationRoot } from './pages/RouterHost';
import { SkipLink } from './SkipLink';
import { ServerGate } from './session/ServerGate';
import { SessionRoot } from './session/SessionRoot';
import { whenStarted } from './whenStarted';
import { pageWindows } from './windows/pageWindows';

const StartedParts = lazyPart(() => whenStarted().then(() => import('./StartedParts')));
const LayoutHead = lazyPart(() => whenStarted().then(() => import('./LayoutHead')));
const SafeModeNotice = lazyPart(() => import('./SafeModeNotice'));
const PageWindowHost = lazyPart(() => import('./windows/PageWindowHost'));

interface AppProps {
	session: Session;
	routers: PageRouters;
	/** The router of the main view. */
	router: PageRouter;
	Layout: ComponentType;
	/** Whether the layout has announcements and the user's status bars above it, and the tutorial beside it. */
	hasBars: boolean;
}

/** The whole page: the current account's session, the main router, the layout, and overlays. */
export function App({ routers, ...page }: AppProps) {
	return (
		<StrictMode>
			<PageRoutersProvider value={routers}>
				<Page {...page} />
			</PageRoutersProvider>
		</StrictMode>
	);
}

function Page({ session, router, Layout, hasBars }: Omit<AppProps, 'routers'>) {
	const layout = useMemo(() => <Layout />, [Layout]);
	return (
		<AppearanceRoot>
			<MainRouterProvider value={router}>
				<NavigationRoot router={router} session={session} mainRouter={router} className={styles.page ?? ''}>
					<SessionRoot session={session}>
						<PageTitle />
						<SkipLink />
						<BotBanner />
						{isSafeMode && (
							<LatePart>
								<SafeModeNotice />
							</LatePart>
						)}
						{hasBars && (
							<>
								<div className={styles.head}>
									<LatePart>
										<LayoutHead />
									</LatePart>
								</div>
								<LatePart>
									<StartedParts />
								</LatePart>
							</>
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
		<LatePart>
			<PageWindowHost />
		</LatePart>
	) : null;
}
