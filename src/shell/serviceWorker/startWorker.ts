import type { PageMessage } from '@workers/service/service.protocol';
import { currentLanguage } from '@/i18n/text';
import { ownBuild } from '@/platform/ownBuild';
import { isAnyPushed, pushedEvents } from '@/stores/push/pushedAddresses';
import type { Session } from '@/stores/session/Session';
import { watchBuilds } from './watchBuilds';

const WORKER = '/sw.js';

/**
 * Registers the service worker, and offers to load the page anew once the server has another build
 * (rules/start#new-builds). In development there is no worker, as files change under their names.
 * @returns the function that ends the offers; the worker goes on
 */
export function startWorker(session: Session): () => void {
	if (ownBuild() === '') return () => {};
	const stopping = new AbortController();
	register(session, stopping.signal).catch(error => console.warn('The service worker could not be registered.', error));
	const stopWatching = watchBuilds(session);
	return () => {
		stopping.abort();
		stopWatching();
	};
}

async function register(session: Session, signal: AbortSignal): Promise<void> {
	// Missing on insecure pages.
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (!workers) return;
	await workers.register(WORKER, { scope: '/' });
	const registration = await workers.ready;
	if (signal.aborted) return;
	const tell = (message: PageMessage) => registration.active?.postMessage(message);
	tell({ type: 'initialize', lang: currentLanguage() });
	tellReactionsWhenPushed(session, tell, signal);
}

/** The buttons of notifications name them; where nothing is pushed, their code isn't needed. */
function tellReactionsWhenPushed(session: Session, tell: (message: PageMessage) => void, signal: AbortSignal): void {
	let isLoading = false;
	const look = async () => {
		if (isLoading || !isAnyPushed()) return;
		isLoading = true;
		end();
		const { tellReactions } = await import('./tellReactions');
		if (!signal.aborted) signal.addEventListener('abort', tellReactions(session, tell));
	};
	const end = pushedEvents.on('changed', () => look().catch(console.warn));
	signal.addEventListener('abort', end);
	look().catch(console.warn);
}
