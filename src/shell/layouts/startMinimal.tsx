import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConsentPage } from '@/features/miauth';
import { loadLocale } from '@/i18n/loadLocale';
import { text } from '@/i18n/t';
import { localDatabase } from '@/platform/localDatabase';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { queryClient } from '@/stores/queryClient';
import { SessionProvider } from '@/stores/session/SessionContext';
import { currentSession } from '@/stores/session/sessions';
import { EmptyState } from '@/ui/EmptyState';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { followThemeChoice } from '../appearance/themeChoice';
import { IntentHost } from '../intents/IntentHost';
import { watchAccounts } from '../session/watchAccounts';
import { watchOutbox } from '../watchOutbox';

interface MinimalPage {
	readonly prefix: string;
	readonly load: () => Promise<{ default: ComponentType }>;
}

/** Pages that stand alone. What is not there yet shows the not-found page. */
const PAGES: readonly MinimalPage[] = [
	{ prefix: '/miauth/', load: loadConsentPage },
	{ prefix: '/share', load: async () => (await import('../share/loadShare')).loadShare() },
];

/** The minimal launch mode: one page, no shell around it (spec 2 §2.3). */
export async function startMinimal(root: HTMLElement): Promise<void> {
	const session = currentSession();
	baseSettings.open(session.isMember ? { key: session.key, api: session.api } : null);
	const page = PAGES.find(each => location.pathname.startsWith(each.prefix));
	const [component] = await Promise.all([
		page?.load(),
		loadLocale(),
		preferences.load(localDatabase(), { server: session.host, account: session.isMember ? session.key : null }),
	]);
	followThemeChoice();
	watchAccounts('stay');
	if (session.isMember) watchOutbox();
	const Page = component?.default ?? NotFound;
	createRoot(root).render(
		<StrictMode>
			<QueryClientProvider client={queryClient}>
				<SessionProvider value={session}>
					<Page />
					<IntentHost />
					<OverlayHost />
				</SessionProvider>
			</QueryClientProvider>
		</StrictMode>,
	);
}

function NotFound() {
	return (
		<main>
			<EmptyState icon="search" title={text.shell.notFound}>
				{text.shell.notFoundText}
			</EmptyState>
		</main>
	);
}
