import { mfmClient } from '@workers/mfm/mfm.client';
import { createRoot } from 'react-dom/client';
import { forgetPages, hasRememberedPage } from '@/blocks/feed/rememberedPage';
import { loadLocale } from '@/i18n/loadLocale';
import { afterStart } from '@/platform/afterStart';
import { fadeSkeleton } from '@/platform/fadeSkeleton';
import { hasTouch } from '@/platform/hasTouch';
import { appEvents } from '@/stores/appEvents';
import { preferences } from '@/stores/preferences/Preferences';
import { currentSession } from '@/stores/session/sessions';
import { App } from './App';
import { applyPagePreferences } from './appearance/applyPagePreferences';
import { startCustomCss } from './appearance/startCustomCss';
import { startTheme } from './appearance/startTheme';
import type { LayoutName } from './chooseLayout';
import { simpleUiElsewhere } from './deck/deckPreferences';
import { hasHeldDeck } from './deck/sharing/heldDeck';
import type { LayoutModule } from './layouts/layouts';
import { openPreferences } from './openPreferences';
import type { PageRouters } from './pages/PageRouter';
import { watchAccounts, watchDeletion } from './session/watchAccounts';
import { watchConnection } from './session/watchConnection';
import { rememberSimpleUi } from './startLayout';
import { watchCopying } from './watchCopying';
import { watchLastView } from './watchLastView';
import { watchLinks } from './watchLinks';
import { watchMuting } from './watchMuting';
import { watchOutbox } from './watchOutbox';
import { watchStorage } from './watchStorage';

/** A page that is never idle syncs its preferences and plays sounds after this time, in milliseconds. */
const SYNC_MS = 2_000;

/** Starts the app: the session at once, then texts and preferences, then the layout. */
export async function startApp(
	root: HTMLElement,
	routers: PageRouters,
	layout: LayoutName,
	{ default: Layout, prepare }: LayoutModule,
): Promise<void> {
	const session = currentSession();
	// Starting its worker takes as long as fetching the first page of a timeline. Recalled notes are already parsed.
	if (layout === 'deck' || !hasRememberedPage(session)) void mfmClient.parse(['**']);
	const [router] = await Promise.all([routers.main(), loadLocale(), openPreferences()]);
	applyPagePreferences();
	const styled = Promise.all([startTheme(), startCustomCss()]);
	preferences.watchOtherTabs();
	watchSimpleUi();
	watchStorage();
	watchLinks();
	watchMuting();
	watchCopying();
	if (hasTouch()) void import('./watchTouch').then(({ watchTouch }) => watchTouch(), console.warn);
	watchAccounts();
	watchDeletion(session);
	watchConnection(session);
	if (layout !== 'deck') watchLastView(root, session);
	appEvents.on('noteDeleted', event => forgetPages(event.session.key));
	if (session.isMember) {
		watchOutbox();
		afterStart(() => void import('./watchMember').then(module => module.watchMember(session), console.warn), SYNC_MS);
	}
	afterStart(
		() => void import('./watchPage').then(({ watchPage }) => watchPage(session, layout), console.warn),
		SYNC_MS,
	);
	await styled;
	prepare?.(root);
	const hasBars = session.isMember && layout !== 'zen';
	fadeSkeleton(root);
	createRoot(root).render(<App {...{ session, routers, router, Layout, hasBars }} />);
	if (hasHeldDeck()) {
		void import('./deck/sharing/watchSharedDecks').then(({ showHeldDeck }) => showHeldDeck(session), console.warn);
	}
}

function watchSimpleUi(): void {
	const remember = () => rememberSimpleUi(preferences.get(simpleUiElsewhere));
	remember();
	preferences.subscribe(simpleUiElsewhere, remember);
}
