import { updateServiceWorker } from '@/platform/updateServiceWorker';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import type { Session } from '@/stores/session/Session';
import { offerReload, wasReloadOffered } from '@/ui/toast/offerReload';

/** How often a tab that stays open asks for a new build. */
const EVERY_MS = 3_600_000;
/** Signs that follow one another are answered once. */
const SOONEST_MS = 10_000;

/**
 * Offers to reload the page once the server has another build of the client. Asks the server at once, as it may have been
 * restarted while the page started; then when it can be reached again (it is often restarted with a newer one), when a new
 * service worker controls the page, when the user returns to the tab, and each hour.
 * @returns the function that stops it
 */
export function watchBuilds({ reachability, stream }: Pick<Session, 'reachability' | 'stream'>): () => void {
	const stopping = new AbortController();
	const { signal } = stopping;
	let askedAt = Number.NEGATIVE_INFINITY;
	let later: ReturnType<typeof setTimeout> | undefined;
	const ask = async () => {
		const now = performance.now();
		if (document.visibilityState !== 'visible' || wasReloadOffered()) return;
		clearTimeout(later);
		const wait = askedAt + SOONEST_MS - now;
		if (wait > 0) {
			later = setTimeout(onSign, wait);
			return;
		}
		askedAt = now;
		if ((await whyLoadFailed()) !== 'newVersion' || signal.aborted) return;
		// The page is loaded anew by the new worker, which has its files by then.
		await updateServiceWorker();
		if (!signal.aborted && !wasReloadOffered()) offerReload();
	};
	const onSign = () => void ask();
	const ends = [reachability.events.on('back', onSign), stream.events.on('restored', onSign)];
	document.addEventListener('visibilitychange', onSign, { signal });
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	workers?.addEventListener('controllerchange', onSign, { signal });
	const timer = setInterval(onSign, EVERY_MS);
	onSign();
	return () => {
		stopping.abort();
		clearInterval(timer);
		clearTimeout(later);
		for (const end of ends) end();
	};
}
