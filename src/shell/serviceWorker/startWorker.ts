import { buildLock, type PageMessage } from '@workers/service/service.protocol';
import { currentLanguage } from '@/i18n/text';
import { ownBuild } from '@/platform/ownBuild';
import type { Session } from '@/stores/session/Session';
import { watchBuilds } from './watchBuilds';

const WORKER = '/sw.js';

/**
 * Registers the service worker, and offers to load the page anew once the server has another build
 * (rules/start#new-builds). In development there is no worker, as files change under their names.
 * @returns the function that ends the offers; the worker goes on
 */
export function startWorker(session: Session): () => void {
	const build = ownBuild();
	if (build === '') return () => {};
	holdBuild(build);
	register().catch(error => console.warn('The service worker could not be registered.', error));
	return watchBuilds(session);
}

async function register(): Promise<void> {
	// Missing on insecure pages.
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (!workers) return;
	await workers.register(WORKER, { scope: '/' });
	const { active } = await workers.ready;
	active?.postMessage({ type: 'initialize', lang: currentLanguage() } satisfies PageMessage);
}

/** As long as this page is open, the worker keeps the files of its build. */
function holdBuild(build: string): void {
	const locks: LockManager | undefined = navigator.locks;
	locks?.request(buildLock(build), { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
