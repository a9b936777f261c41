import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoadPage } from '@/blocks/hosting/PageDefinition';
import type { MinimalPage } from '@/domain/paths/patterns';
import { pageAt, paramsAt, readSearch } from '@/domain/paths/readPath';
import { loadAppAuthPage, loadMiAuthPage, loadOAuthPage } from '@/features/consent';
import { loadSignupCompletePage } from '@/features/signin';
import { loadLocale } from '@/i18n/loadLocale';
import { localDatabase } from '@/platform/localDatabase';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { SessionProvider } from '@/stores/session/SessionContext';
import { currentSession } from '@/stores/session/sessions';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { startTheme } from '../appearance/startTheme';
import { IntentHost } from '../intents/IntentHost';
import { watchAccounts } from '../session/watchAccounts';
import { watchOutbox } from '../watchOutbox';

/** The pages of minimal mode. */
const PAGES: { readonly [N in MinimalPage]: LoadPage<N> } = {
	appAuth: loadAppAuthPage,
	consent: loadMiAuthPage,
	oauth: loadOAuthPage,
	signupComplete: loadSignupCompletePage,
	installExtensions: () => import('../install/InstallExtensionsPage'),
	share: async () => (await import('../share/loadShare')).loadShare(),
};
const MINIMAL_PAGES = Object.keys(PAGES) as readonly MinimalPage[];

/** The minimal mode: one page without the app's frame (rules/start#minimal-mode). */
export async function startMinimal(root: HTMLElement): Promise<void> {
	if (isFramed()) return drawFramed(root);
	const session = currentSession();
	baseSettings.open(session.isMember ? { key: session.key, api: session.api } : null);
	const [content] = await Promise.all([
		contentOf(pageAt(MINIMAL_PAGES, location.pathname)),
		loadLocale(),
		preferences.load(localDatabase(), session),
	]);
	await startTheme();
	watchAccounts('stay');
	if (session.isMember) watchOutbox();
	createRoot(root).render(
		<StrictMode>
			<SessionProvider value={session}>
				{content}
				<IntentHost />
				<OverlayHost />
			</SessionProvider>
		</StrictMode>,
	);
}

/**
 * Servers forbid it by a header; this is for those that don't: another page could have its buttons pressed unseen
 * (rules/apps#framing).
 */
const isFramed = (): boolean => window.top !== window.self;

/** Before anything else is begun: in another site's page, browsers refuse the storage. */
async function drawFramed(root: HTMLElement): Promise<void> {
	const [{ Framed }] = await Promise.all([import('./Framed'), loadLocale()]);
	createRoot(root).render(<Framed />);
}

async function contentOf<N extends MinimalPage>(page: N | null): Promise<ReactNode> {
	const params = page && paramsAt(page, location.pathname);
	if (page === null || params === null) {
		const { MinimalNotFound } = await import('./MinimalNotFound');
		return <MinimalNotFound />;
	}
	const { default: Page } = await PAGES[page]();
	return <Page params={params} search={readSearch(page, location.search)} />;
}
